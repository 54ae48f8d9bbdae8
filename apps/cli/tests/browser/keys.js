// The key that a person would press next at a table, chosen by the number `luck`; "over" at the end of the game, null while there is
// nothing to do. Names of keys that write nothing stand in brackets.
const [luck] = arguments;
const all = (css) => [...document.querySelectorAll(css)];
const one = (css) => document.querySelector(css);
const sometimes = (of) => Math.floor(luck / 7919) % of === 0;
const some = (list) => list[luck % list.length];
const isOn = (element) => element && element.getAttribute("aria-disabled") !== "true";
const isPressed = (element) => element.getAttribute("aria-pressed") === "true";
const focus = document.activeElement;
const free = !focus || focus === document.body;

const theGame = () => {
  const answers = all("[data-keen][data-legal]");
  if (answers.length) return some(answers).dataset.keen;
  const piles = all("[data-pile]").flatMap((pile, place) => (pile.hasAttribute("data-legal") ? [String(place + 1)] : []));
  if (piles.length) return some(piles);
  const cards = all(".hand [data-card][data-legal]");
  if (one("[data-do=end-turn][data-legal]") && (!cards.length || sometimes(2))) return "e";
  return cards.length ? some(["[left]", "[right]"]) : null;
};

const silverGold = () => {
  const seal = one("[data-do=seal]");
  if (one("[data-square][data-legal]")) {
    if (!free && !focus.hasAttribute("data-square") && focus !== seal) return "[tab]";
    if (!isOn(seal)) return some(["[left]", "[right]", "[up]", "[down]"]);
    return sometimes(3) ? some(["[left]", "[right]", "[up]", "[down]", "r", "m"]) : "[enter]";
  }
  const cards = all(".sg-choice [data-card][data-legal]");
  if (!cards.length) return null;
  if (isOn(seal)) return focus === seal ? "[enter]" : "[tab]";
  return cards.includes(focus) && !isPressed(focus) ? "[space]" : "[tab]";
};

const pyramids = () => {
  const main = one(".actions .btn.primary");
  const step = main?.dataset.do;
  if (!step || step === "wait") return null;
  const cards = all(".hand [data-card][data-legal]");
  const onCard = cards.includes(focus);
  if (step === "end-turn") {
    if (focus.matches("[data-target][data-legal]")) return sometimes(3) ? "[down]" : "[enter]";
    if (one("[data-target][data-legal]")) return "[down]";
    return cards.length && !sometimes(20) ? some(["[left]", "[right]"]) : "e";
  }
  if (step === "discard" ? isOn(main) : !cards.length || sometimes(3)) return "e";
  return onCard && !isPressed(focus) ? "[space]" : "[right]";
};

if (one("main.board.ended .over")) return "over";
if (one("dialog[open]")) return "[escape]";
if (one("main.board.tg")) return theGame();
if (one("main.board.sg")) return silverGold();
if (one("main.board.py")) return pyramids();
return null;
