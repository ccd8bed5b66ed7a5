import { hasOpenOverlay } from "@devguild/design-system/has-open-overlay";
import { pressUndo } from "@devguild/design-system/press-undo";
import { useEffect, useLayoutEffect, useRef } from "react";

// A checkbox takes no letters: rows that are being selected keep their keys.
const TYPED_INTO = "input:not([type=checkbox]), textarea, select, [contenteditable]";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest(TYPED_INTO) !== null;

/**
 * Handles single-key shortcuts of a screen, such as `/`; inactive while typing and while a dialog
 * or menu is open.
 */
export const useKeys = (keys: Record<string, () => void>) => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  // A layout effect, as the page counts as live from then on: a press before a later one would be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || hasOpenOverlay()) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    // Capture: an overlay that Escape closes would be gone before the page could check for it.
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, []);
};

/** Returns what opens a row: what opens it in place, or its first link, or a button if it has none. */
const getRowLink = (row: Element) =>
  row.querySelector<HTMLElement>("[data-row-toggle]") ??
  row.querySelector<HTMLElement>("a") ??
  row.querySelector<HTMLElement>("button");

/** Returns the focused row, also from the details beneath it. */
const findFocusedRow = () => {
  const details = document.activeElement?.closest("[data-row-details]");
  return details?.previousElementSibling ?? document.activeElement?.closest("[data-row]");
};

/** Lists the row links of all visible tables and lists, from top to bottom. */
const rowLinks = () =>
  [...document.querySelectorAll("main [data-row]")].flatMap((row) => getRowLink(row) ?? []);

/** Focuses the row below or above the focused one, or the first row. */
export const focusRow = (step: 1 | -1) => {
  const links = rowLinks();
  const row = findFocusedRow();
  const at = links.findIndex((link) => row?.contains(link));
  const next = at < 0 ? links[0] : links[at + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
};

/** Focuses a row. */
export const focusRowWithId = (id: string) =>
  document.querySelector<HTMLElement>(`main tr[data-row="${CSS.escape(id)}"] a`)?.focus();

/** Presses the checkbox of the focused row, if rows can be selected; with Shift, that of a range. */
const toggleRow = (shiftKey: boolean) =>
  document.activeElement
    ?.closest("main [data-row]")
    ?.querySelector("input[type=checkbox]")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));

/** Focuses the first button of what can be done with the selected rows, which is behind all rows. */
const focusBulkActions = () =>
  document
    .querySelector<HTMLElement>("main [role=toolbar][aria-label='Selected rows'] button:enabled")
    ?.focus({ preventScroll: true });

/**
 * Lets `j` and `k` step through the rows of a screen's tables, and `x` select one, with Shift all from the last one;
 * `b` leads to what can be done with those, `z` presses Undo. Enter opens a row: its link or button has the focus.
 */
export const useRowKeys = () =>
  useKeys({
    j: () => focusRow(1),
    k: () => focusRow(-1),
    x: () => toggleRow(false),
    X: () => toggleRow(true),
    b: () => focusBulkActions(),
    z: () => pressUndo(),
  });
