// What a person could touch next at a table, chosen by the number `luck` among all that is legal: `[element, x, y, what]`; "over" at
// the end of the game, null while there is nothing to do. Knows no rules: only what the page says can be chosen.
const [luck] = arguments;
const all = (css) => [...document.querySelectorAll(css)];
const one = (css) => document.querySelector(css);
const sometimes = (of) => Math.floor(luck / 7919) % of === 0;
const isOn = (element) => element && element.getAttribute("aria-disabled") !== "true";
const isPressed = (element) => element.getAttribute("aria-pressed") === "true";
const touch = (elements, what) => {
  const start = luck % Math.max(elements.length, 1);
  for (const element of [...elements.slice(start), ...elements.slice(0, start)]) {
    const found = point(element);
    if (found) return [...found, what];
  }
  return null;
};

const theGame = () => {
  const answers = all("[data-keen][data-legal]");
  if (answers.length) return touch(answers, "keen");
  const piles = all("[data-pile][data-legal]");
  if (piles.length) return touch(piles, "pile");
  const end = all("[data-do=end-turn][data-legal]");
  const cards = all(".hand [data-card][data-legal]");
  if (end.length && (!cards.length || sometimes(2))) return touch(end, "end");
  return touch(cards, "card");
};

const silverGold = () => {
  const seal = one("[data-do=seal]");
  if (isOn(seal) && !sometimes(4)) return touch([seal], "seal");
  const cards = all(".sg-choice [data-card][data-legal]").filter((card) => !isPressed(card));
  if (cards.length) return touch(cards, "card");
  if (sometimes(9)) {
    const tools = all("[data-do=turn], [data-do=mirror], [data-do=swap]").filter(isOn);
    const found = tools.length && touch(tools, "tool");
    if (found) return found;
  }
  const squares = all("[data-square][data-legal]");
  // All of them may be on the card behind.
  return squares.length ? touch(squares, "square") ?? touch(all("[data-do=swap]"), "swap") : null;
};

const pyramids = () => {
  const main = one(".actions .btn.primary");
  const step = main?.dataset.do;
  if (!step || step === "wait") return null;
  const cards = all(".hand [data-card][data-legal]");
  if (step === "end-turn") {
    const exchange = all("[data-do=exchange]");
    if (exchange.length && sometimes(3)) return touch(exchange, "exchange");
    const places = all("[data-target][data-legal]");
    const found = places.length && touch(places, "place");
    if (found) return found;
    if (cards.length && !sometimes(8)) return touch(cards, "card");
    return isOn(main) ? touch([main], "end") : touch(cards, "card");
  }
  const left = cards.filter((card) => !isPressed(card));
  if (left.length && (step === "discard" ? !isOn(main) : !isOn(main) || sometimes(2))) return touch(left, "pick");
  // An exchange is given up where there is no top stone.
  return isOn(main) ? touch([main], step) : touch(all("[data-do=cancel-exchange]"), "cancel");
};

if (one("main.board.ended .over")) return "over";
const dialog = one("dialog[open]");
if (dialog) return touch([...dialog.querySelectorAll("header button")], "close");
if (one("[data-do=ready]")) return touch(all("[data-do=ready]"), "ready");
if (one("main.board.tg")) return theGame();
if (one("main.board.sg")) return silverGold();
if (one("main.board.py")) return pyramids();
return null;
