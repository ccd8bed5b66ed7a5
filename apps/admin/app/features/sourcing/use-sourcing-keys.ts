import { useKeys } from "../lists/use-keys.ts";

const listBoxes = () => [
  ...document.querySelectorAll<HTMLInputElement>("main input[data-developer]:not(:disabled)"),
];

const findFocused = () => {
  const at = document.activeElement;
  return at instanceof HTMLInputElement && at.dataset["developer"] ? at : null;
};

const step = (by: 1 | -1) => {
  const boxes = listBoxes();
  const focused = findFocused();
  const next = focused ? boxes[boxes.indexOf(focused) + by] : boxes[0];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
};

const toggle = (shiftKey: boolean) =>
  findFocused()?.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }),
  );

/**
 * Lets `j` and `k` step through those who can be selected, `x` select one, with Shift all from the last one, and `/`
 * type a filter.
 */
export const useSourcingKeys = () =>
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => toggle(false),
    X: () => toggle(true),
    "/": () => document.querySelector<HTMLElement>("main input[data-query]")?.focus(),
  });
