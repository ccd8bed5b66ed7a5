/** What a lost focus stays within, if it can. */
const LANDMARKS = "main, header, nav, [role=dialog]";

/** Returns what is around an element, from the inside out, up to its landmark. */
export const listAround = ({ parentElement: outer }: Element): Element[] =>
  outer?.closest(LANDMARKS) ? [outer, ...listAround(outer)] : [];

/** Focuses what is left of what was around something, unless something has the focus. */
export const focusLeft = (around: readonly Element[]) => {
  const left = [...around, document.querySelector("main")].find((each) => each?.isConnected);
  if (document.activeElement !== document.body || !(left instanceof HTMLElement)) return;
  // Most of it takes no focus by itself.
  if (left.tabIndex < 0) left.tabIndex = -1;
  left.focus({ preventScroll: true });
};
