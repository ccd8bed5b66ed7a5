import { useEffect, useState } from "react";

import { findOpener } from "./find-opener.ts";
import { focusLeft, listAround, watchRow } from "./focus-left.ts";

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
        for (const find of [() => opener, findNext]) {
          if (document.activeElement !== document.body) break;
          const found = find();
          found?.focus({ preventScroll: true });
          // Out from beneath the message that says what was done, and no further.
          found?.scrollIntoView({ block: "nearest" });
        }
        focusLeft(around);
      });
    },
    [watched],
  );
};
