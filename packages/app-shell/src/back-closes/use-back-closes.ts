import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

const readIndex = () => (history.state as { idx?: number } | null)?.idx ?? Number.NaN;

// As Escape does, but on the dialog itself: a field in it may keep Escape for itself.
const close = (dialog: Element) => {
  if (!(dialog instanceof HTMLDialogElement))
    dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  else if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
};

/** Has Back close the dialog, drawer or menu that covers the page; the page and its address stay as they are. */
export const useBackCloses = () => {
  const { hash, key } = useLocation();
  const shown = useRef({ key: "", index: Number.NaN });
  useEffect(() => {
    // Not with each render: one may fall between leaving an entry and hearing of it.
    if (shown.current.key !== key) shown.current = { key, index: readIndex() };
  }, [key]);
  useEffect(() => {
    let isReturning = false;
    const keep = (event: PopStateEvent) => {
      const steps = shown.current.index - readIndex();
      const dialog = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].at(-1);
      if (isReturning) isReturning = false;
      // A dialog that is part of the address is closed by the router.
      else if (steps >= 0 && dialog && hash === "") {
        isReturning = true;
        // None, if the entry that was left isn't drawn yet.
        history.go(Math.max(steps, 1));
        close(dialog);
      } else return;
      event.stopImmediatePropagation();
    };
    // Before the router, which would show the page before.
    addEventListener("popstate", keep, true);
    return () => removeEventListener("popstate", keep, true);
  }, [hash]);
};
