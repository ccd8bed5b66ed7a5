/** What a lost focus stays within, if it can. */
const LANDMARKS = "main, header, nav, [role=dialog]";

/** Returns what is around an element, from the inside out, up to its landmark. */
export const listAround = ({ parentElement: outer }: Element): Element[] =>
  outer?.closest(LANDMARKS) ? [outer, ...listAround(outer)] : [];

const listControls = (row: Element) => [...row.querySelectorAll<HTMLElement>("a, button")];

/** Returns what finds the same control in the row that takes a row's place, once that is deleted. */
export const watchRow = (pressed: Element) => {
  const row = pressed.closest("li, tr");
  const rows = row?.parentElement;
  if (!row || !rows) return () => undefined;
  const at = [...rows.children].indexOf(row);
  const controls = listControls(row);
  // From the end, because what precedes a menu or a deletion differs from row to row.
  const control = controls.findIndex((each) => each === pressed) - controls.length;
  return () => {
    const next = row.isConnected ? undefined : (rows.children[at] ?? rows.lastElementChild);
    const left = next ? listControls(next) : [];
    return left.at(control) ?? left.at(-1);
  };
};

/** Focuses what is left of what was around something, unless something has the focus. */
export const focusLeft = (around: readonly Element[]) => {
  const left = [...around, document.querySelector("main")].find((each) => each?.isConnected);
  if (document.activeElement !== document.body || !(left instanceof HTMLElement)) return;
  // Most of it takes no focus by itself.
  if (left.tabIndex < 0) left.tabIndex = -1;
  left.focus({ preventScroll: true });
};
