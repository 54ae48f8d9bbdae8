// Where a person could touch an element: `[element, x, y]` from its middle, or null if it is covered everywhere or not shown.
const point = (element) => {
  if (!element?.isConnected) return null;
  const whole = () => element.getBoundingClientRect();
  const inside = (box) => box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  if (!inside(whole())) element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = whole();
  if (!box.width || !box.height) return null;
  const parts = [0.5, 0.2, 0.8, 0.08, 0.92];
  for (const down of parts) {
    for (const right of parts) {
      const [x, y] = [box.left + box.width * right, box.top + box.height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && (element === hit || element.contains(hit))) {
        return [element, Math.round(box.width * (right - 0.5)), Math.round(box.height * (down - 0.5))];
      }
    }
  }
  return null;
};
