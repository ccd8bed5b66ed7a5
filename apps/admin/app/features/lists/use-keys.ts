import { useEffect, useRef } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [contenteditable]") !== null;

// Whatever lies over the page has its own keys.
const OVERLAYS = '[role="dialog"], [role="menu"], dialog[open], :popover-open';

/** Single keys of a screen, such as `/`; they rest while somebody types or a dialog or menu is open. */
export const useKeys = (keys: Record<string, () => void>) => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector(OVERLAYS)) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    // Before an overlay hears it: what Escape closes there is gone when the page would look for it.
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, []);
};

/** What opens a row: its first link, or a button where it has none. */
const getRowLink = (row: Element) =>
  row.querySelector<HTMLElement>("a") ?? row.querySelector<HTMLElement>("button");

/** The links that open the rows of the tables in view, from top to bottom. */
const rowLinks = () =>
  [...document.querySelectorAll("main tr[data-row]")].flatMap((row) => getRowLink(row) ?? []);

/** Puts the focus on the row below or above the one that has it; without one on the first row. */
export const focusRow = (step: 1 | -1) => {
  const links = rowLinks();
  const row = document.activeElement?.closest("tr[data-row]");
  const at = links.findIndex((link) => row?.contains(link));
  const next = at < 0 ? links[0] : links[at + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
};

/** Puts the focus on one row. */
export const focusRowWithId = (id: string) =>
  document.querySelector<HTMLElement>(`main tr[data-row="${CSS.escape(id)}"] a`)?.focus();

/** `j` and `k` walk through the rows of a screen's tables; Enter then opens the row as any link. */
export const useRowKeys = () => useKeys({ j: () => focusRow(1), k: () => focusRow(-1) });
