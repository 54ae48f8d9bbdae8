// What is wrong with what the page shows: keys and gaps where words should be, headings without words, things beside the screen or cut off.
const faults = [];
const shown = (element) => element.checkVisibility({ visibilityProperty: true });
const look = (text, where) => {
  const words = text.trim();
  const isKey = /^[a-z]{2,}(-[a-z0-9]+)+$/.test(words);
  const hasKey = /(^|[\s"(])(tg|sg|py)-[a-z]/.test(words);
  const hasGap = /\{\s*\$/.test(words) || words.includes("undefined") || words.includes("NaN");
  if (isKey || hasKey || hasGap) faults.push(`no words in ${where()}: ${words.slice(0, 80)}`);
};
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) look(texts.currentNode.data, () => texts.currentNode.parentElement.outerHTML.slice(0, 80));
for (const name of ["aria-label", "title", "placeholder", "alt"]) {
  for (const element of document.querySelectorAll(`[${name}]`)) look(element.getAttribute(name), () => name);
}
for (const heading of document.querySelectorAll("h1, h2, h3")) {
  if (shown(heading) && !heading.textContent.trim()) faults.push(`an empty heading: ${heading.outerHTML.slice(0, 80)}`);
}
const root = document.documentElement;
const beside = root.scrollWidth - root.clientWidth;
if (beside > 0) {
  const wide = [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1);
  const who = wide.slice(0, 3).map((one) => one.outerHTML.slice(0, 60));
  faults.push(`${beside} px beside the screen: ${who.join(" | ")}`);
}
// What may be moved sideways by itself: many pyramids in a row. Anything else that is wider than its place is cut off.
const rows = ".py-site, .py-far";
for (const one of document.body.querySelectorAll("*:not(svg, svg *)")) {
  const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowX) && !one.matches(rows);
  if (shown(one) && (scrolls || one.matches(".btn")) && one.scrollWidth > one.clientWidth + 1) {
    faults.push(`${one.scrollWidth - one.clientWidth} px are cut off: ${one.outerHTML.slice(0, 80)}`);
  }
}
return faults;
