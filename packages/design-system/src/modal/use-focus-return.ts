import { useEffect, useState } from "react";

import { findOpener } from "./find-opener.ts";
import { focusLeft, listAround } from "./focus-left.ts";

const ROW = "li, tr";
const CONTROLS = "a, button";

const listControls = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROLS)];

/** Returns what finds the same control in the row that takes a row's place, once that is deleted. */
const watchRow = (opener: Element) => {
  const row = opener.closest(ROW);
  const rows = row?.parentElement;
  if (!row || !rows) return () => undefined;
  const at = [...rows.children].indexOf(row);
  const controls = listControls(row);
  // From the end, because what precedes a menu or a deletion differs from row to row.
  const control = controls.findIndex((each) => each === opener) - controls.length;
  return () => {
    const next = rows.children[at] ?? rows.lastElementChild;
    const left = next ? listControls(next) : [];
    return left.at(control) ?? left.at(-1);
  };
};

const watchOpener = () => {
  const opener = findOpener();
  if (!(opener instanceof HTMLElement)) return null;
  return { opener, findNext: watchRow(opener), around: listAround(opener) };
};

/**
 * Returns the focus to what opened a dialog once the dialog is removed from the page, or if that was deleted to what
 * took its place. Mantine does so only for dialogs that stay mounted while they are closed.
 */
export const useFocusReturn = (opened: boolean) => {
  const [watched] = useState(() => (opened ? watchOpener() : null));
  useEffect(
    () => () => {
      // After everything else that happens as it closes, some of which moves the focus on purpose.
      setTimeout(() => {
        if (!watched) return;
        const { opener, findNext, around } = watched;
        for (const find of [() => opener, findNext])
          if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
        focusLeft(around);
      });
    },
    [watched],
  );
};
