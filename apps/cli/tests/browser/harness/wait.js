// What `look` returns as `{ found }`, or `{ broken }` if it throws.
const attempt = (look) => {
  try {
    return { found: look() };
  } catch (error) {
    return { broken: String(error) };
  }
};

// Does something once what is there now has been drawn.
const drawn = (then) => requestAnimationFrame(() => setTimeout(then));

// Whether something on the page moves, apart from what never stops.
const moves = () => document.getAnimations().some((one) => one.playState === "running" && one.effect.getTiming().iterations <= 9);

// Answers with `{ found }` as soon as `look` returns something, and with `{ broken }` if it throws. It looks at once, after every change
// of the page, in every frame while something moves, and now and then for what can't be seen. After `limit` milliseconds it answers
// with `{ shown }`, all that can be read on the page.
const wait = (look, limit, answer) => {
  const isAnswer = ({ found, broken }) => found || broken;
  const first = attempt(look);
  if (isAnswer(first)) return answer(first);
  let frame = null;
  const end = (result) => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    clearInterval(timer);
    answer(result);
  };
  const start = performance.now();
  const again = () => {
    const result = attempt(look);
    if (isAnswer(result)) return end(result);
    if (performance.now() - start > limit) return end({ shown: `${location.pathname}\n${document.body.innerText}` });
    if (frame === null && moves()) frame = requestAnimationFrame(draw);
  };
  const draw = () => {
    frame = null;
    again();
  };
  const changes = new MutationObserver(again);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const timer = setInterval(again, 100);
  if (moves()) frame = requestAnimationFrame(draw);
};
