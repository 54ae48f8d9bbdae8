// Keeps the page on the device, so that it works with the network off. All files but these two have names that change with their
// contents: the page itself is asked for anew when there is a network, the rest is taken from what is kept.
const CACHE = "benben-{version}";
const FILES = ["{files}"].filter((file) => file.startsWith("/assets/") || file.endsWith(".webmanifest"));

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([...FILES, "/"]);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    // The one before stays: a page of that version may still be open and need a file of its own.
    const names = (await caches.keys()).filter((name) => name !== CACHE);
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const own = url.origin === self.location.origin;
  if (event.request.method !== "GET" || !own || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    // Every address is the same page.
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else {
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
  }
});
