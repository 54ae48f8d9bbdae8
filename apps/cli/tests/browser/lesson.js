// What a learner would touch next: what glows, or at last the way on. `[element, x, y, what]`, "done" at the end of the lesson, null
// while there is nothing to do.
const all = (css) => [...document.querySelectorAll(css)];
const one = (css) => document.querySelector(css);
const isOn = (element) => element && element.getAttribute("aria-disabled") !== "true";
const pressed = (element) => element.getAttribute("aria-pressed");
const touch = (elements, what) => {
  for (const element of elements) {
    const found = point(element);
    if (found) return [...found, what];
  }
  return null;
};
// Nothing else on a board has a dashed outline.
const glows = all(".learning button").filter((button) => getComputedStyle(button).outlineStyle === "dashed");
const squares = glows.filter((button) => button.matches("[data-square]"));
const seal = one("[data-do=seal]");

if (one(".lesson a[data-do]")) return "done";
if (one("dialog[open] [data-say]")) return touch(all("dialog[open] [data-say]"), "say");
if (one(".lesson [data-do=next]")) return touch(all(".lesson [data-do=next]"), "next");
const single = glows.filter((button) => button.matches("[data-do=one-square]") && pressed(button) === "false");
if (single.length) return touch(single, "one square");
if (squares.length) {
  const right = squares.every((square) => square.matches(".held"));
  if (right && all(".held").length === squares.length && isOn(seal)) return touch([seal], "seal");
  // Each tap on the same square shows the next place that covers it.
  const open = squares.filter((square) => square.matches("[data-legal]"));
  return touch(open, "square") ?? touch(all("[data-do=swap]"), "swap");
}
const choices = glows.filter((button) => pressed(button) === "false" && button.matches("[data-card][data-legal]"));
const chosen = glows.filter((button) => pressed(button) === "true" && button.matches("[data-card]"));
const enough = one(".sg-choice.take") && chosen.length;
if (choices.length && !enough) return touch(choices, "choice");
const places = glows.filter((button) => button.matches("[data-keen][data-legal], [data-pile][data-legal], [data-target][data-legal]"));
if (places.length) return touch(places, "place");
const buttons = glows.filter((button) => button.matches("[data-do]") && isOn(button));
if (buttons.length) return touch(buttons, "button");
if (isOn(seal)) return touch([seal], "seal");
if (glows.length) return null;
const piles = all("[data-pile][data-legal]");
return piles.length ? touch(piles, "pile") : touch(all(".hand [data-card][data-legal]"), "card");
