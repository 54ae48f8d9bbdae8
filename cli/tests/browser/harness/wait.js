// Answers with `{ found }` as soon as `look` returns something: at once, after a change of the page or in one of the next frames. After
// `limit` milliseconds it answers with `{ shown }`, all that can be read on the page, and with `{ broken }` if `look` throws.
const wait = (look, limit, answer) => {
  const attempt = () => {
    try {
      const found = look();
      return found ? { found } : null;
    } catch (error) {
      return { broken: String(error) };
    }
  };
  const first = attempt();
  if (first) return answer(first);
  let frame;
  const end = (result) => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    answer(result);
  };
  const again = () => {
    const result = attempt();
    if (result) end(result);
    return result;
  };
  // A tab in the background draws no frames, but it does change.
  const changes = new MutationObserver(again);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const draw = () => {
    if (!again()) frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  const timer = setTimeout(() => end({ shown: `${location.pathname}\n${document.body.innerText}` }), limit);
};
