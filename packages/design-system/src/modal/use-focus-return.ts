import { useEffect, useState } from "react";

import { findOpener } from "./find-opener.ts";

/**
 * Returns the focus to what opened a dialog once the dialog is removed from the page. Mantine does so only for
 * dialogs that stay mounted while they are closed.
 */
export const useFocusReturn = (opened: boolean) => {
  const [opener] = useState(() => (opened ? findOpener() : null));
  useEffect(
    () => () => {
      // After everything else that happens as it closes, some of which moves the focus on purpose.
      setTimeout(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
};
