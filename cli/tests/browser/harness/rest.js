// Whether nothing on the page moves, apart from what never stops.
return document.getAnimations().every((one) => one.playState !== "running" || one.effect.getTiming().iterations > 9);
