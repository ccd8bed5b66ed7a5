import { findFirstField } from "@devguild/design-system/find-first-field";
import { findOpener } from "@devguild/design-system/find-opener";
import { focusLeft, listAround, watchRow } from "@devguild/design-system/focus-left";

/** What removes filters, by its text: a mark in its HTML would be loaded with every list. */
const REMOVES_FILTERS = /^(Remove filter|Clear)/;
/** How many a list has: in one of the site's, and in one of the back office's. */
const TOTALS = ["main section p[aria-live]", "main h1 + * > [aria-live]"];
const LONGEST_LOAD = 10_000;

/**
 * Returns what finds the first field of the form that takes a form's place, once that starts again. Not for one that
 * was sent: whoever goes on by keyboard would type their next command into it.
 */
const watchForm = (pressed: Element) => {
  const form = pressed.matches("[type=submit]") ? null : pressed.closest("form");
  const around = form?.parentElement;
  return () => {
    const next = form?.isConnected === false ? around?.querySelector(":scope > form") : null;
    return next ? findFirstField(next) : null;
  };
};

const isFilter = (pressed: Element) =>
  pressed.closest("main") !== null &&
  (pressed.closest("search") !== null || REMOVES_FILTERS.test(pressed.textContent));

const findTotal = () =>
  TOTALS.map((total) => document.querySelector(total)).find((total) => total !== null);

/**
 * Returns the focus when what was pressed is gone, and the focus with it: from a filter's chip or menu to the list's
 * total, from what removes a row to the same button of the next one, from what starts a form again to its first field,
 * from everything else ("Try again") to what was around it.
 */
export const keepFocus = () => {
  let watching: MutationObserver | undefined;
  // Before React handles the press, which may remove what was pressed.
  addEventListener(
    "click",
    () => {
      watching?.disconnect();
      const pressed = findOpener();
      if (!pressed || pressed === document.body) return;
      const around = listAround(pressed);
      const findNext = watchRow(pressed);
      const findStart = watchForm(pressed);
      const dialog = pressed.closest("[aria-modal=true]");
      const changesList = isFilter(pressed);
      const { pathname } = location;
      const observer = new MutationObserver(() => {
        // A menu has the focus until it has faded away.
        if (pressed.isConnected || document.activeElement?.closest("[role=menu]")) return;
        observer.disconnect();
        // A dialog that closes returns the focus itself.
        if (dialog?.isConnected === false) return;
        const total = changesList && findTotal();
        // Another page begins at its top.
        if (!total && location.pathname !== pathname) return;
        // After what moves the focus on purpose.
        setTimeout(() => {
          const hasLost = document.activeElement === document.body;
          const next = findNext() ?? findStart();
          if (!total && hasLost) next?.focus({ preventScroll: true });
          focusLeft(total ? [total] : around);
        });
      });
      watching = observer;
      observer.observe(document.body, { childList: true, subtree: true });
      setTimeout(() => observer.disconnect(), LONGEST_LOAD);
    },
    true,
  );
};

/** Scrolls a text area that Tab leads to wholly into view: browsers do so only for the line with its caret. */
export const showTextAreas = () =>
  addEventListener("keyup", ({ key }) => {
    const focused = document.activeElement;
    if (key === "Tab" && focused?.matches("textarea")) focused.scrollIntoView({ block: "nearest" });
  });
