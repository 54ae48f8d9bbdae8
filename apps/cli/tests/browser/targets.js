// Things to touch that are hard to hit: where 44 pixels around the middle, either way, do not all belong to them. Links within a
// sentence may be as small as their words, and what does nothing when it is touched may be of any size.
const HALF = 21;
const faults = [];
const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const things = document.querySelectorAll("a[href], button, input, select, [role=slider], [role=button]");
const modal = document.querySelector("dialog[open]");
for (const thing of things) {
  if (!shown(thing) || thing.closest("p, li > span, [aria-disabled=true]") || (modal && !modal.contains(thing))) continue;
  const own = thing.closest("label") ?? thing;
  own.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = own.getBoundingClientRect();
  if (!box.width || !box.height) continue;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hits = (right, down) => {
    const hit = document.elementFromPoint(x + right, y + down);
    return hit && (own === hit || own.contains(hit));
  };
  // What lies under something else, as a card in a hand does, is not measured by its middle.
  if (!hits(0, 0)) continue;
  const wide = box.width >= 2 * HALF || (hits(-HALF, 0) && hits(HALF, 0));
  const high = box.height >= 2 * HALF || (hits(0, -HALF) && hits(0, HALF));
  if (!wide || !high) {
    faults.push(`${Math.round(box.width)}×${Math.round(box.height)}: ${own.outerHTML.slice(0, 110)}`);
  }
}
return [...new Set(faults)];
