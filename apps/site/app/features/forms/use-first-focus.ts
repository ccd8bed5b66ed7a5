import { type RefObject, useEffect } from "react";

/** Focuses the first field of a form that was just opened. */
export const useFirstFocus = (form: RefObject<HTMLFormElement | null>, isOpened: boolean) =>
  useEffect(() => {
    if (isOpened) form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, [form, isOpened]);
