/** What removes filters, by its text: a mark in its HTML would be loaded with every list. */
const REMOVES_FILTERS = /^(Remove filter|Clear)/;
const LONGEST_LOAD = 10_000;

const removesFilters = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.closest("main") !== null &&
  REMOVES_FILTERS.test(element.textContent);

/**
 * Moves the focus to a list's total when the chip or link that removed a filter is gone: the focus was in it,
 * and would be lost.
 */
export const keepFocusInList = () => {
  // Before React handles the press, which may remove what was pressed.
  addEventListener(
    "click",
    () => {
      const pressed = document.activeElement;
      if (!removesFilters(pressed)) return;
      const observer = new MutationObserver(() => {
        if (pressed.isConnected) return;
        const total = document.querySelector<HTMLElement>("main section p[aria-live]");
        const isLost = document.activeElement === document.body;
        if (isLost && !total) return;
        observer.disconnect();
        if (!isLost || !total) return;
        total.tabIndex = -1;
        total.focus({ preventScroll: true });
      });
      observer.observe(document.body, { childList: true, subtree: true });
      setTimeout(() => observer.disconnect(), LONGEST_LOAD);
    },
    true,
  );
};
