(seed) => {
  // All luck of the page and of its worker follows from one number, and nothing in the worker waits: tests need not either.
  const lucky = (seed) => {
    let state = (seed * 2654435761 + 1) >>> 0;
    const next = () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state & 255;
    };
    crypto.getRandomValues = (bytes) => {
      for (let place = 0; place < bytes.length; place += 1) bytes[place] = next();
      return bytes;
    };
  };
  const hurry = () => {
    const wait = self.setTimeout;
    self.setTimeout = (then) => wait(then, 0);
  };
  // Every load has luck of its own: what was made before must not be made again.
  let load = 0;
  try {
    load = Number(sessionStorage.getItem("load") ?? 0);
    sessionStorage.setItem("load", load + 1);
  } catch {
    // An empty page keeps nothing.
  }
  seed = seed * 1000 + load * 2;
  lucky(seed);
  // What the module in a worker weighs only the worker can tell.
  const weigh = () => {
    self.addEventListener("message", async ({ data }) => {
      const [word, start] = String(data).split(" ");
      if (word !== "weigh") return;
      const [, script] = /from "([^"]+)"/.exec(await (await fetch(start)).text());
      const exports = await (await import(new URL(script, start))).default();
      self.postMessage(`weighs ${exports.memory.buffer.byteLength}`);
    });
  };
  window.workers = [];
  const Slow = window.Worker;
  window.Worker = class extends Slow {
    constructor(address, options) {
      const whole = JSON.stringify(new URL(address, location.href).href);
      const text = `(${lucky})(${seed + 1}); (${hurry})(); (${weigh})(); import(${whole});`;
      super(URL.createObjectURL(new Blob([text], { type: "text/javascript" })), options);
      window.workers.push(this);
    }
  };
}
