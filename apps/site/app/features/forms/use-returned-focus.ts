import { useEffect, useRef } from "react";

/** Gives the focus back to the button that opened something, once that is closed again. */
export const useReturnedFocus = (isOpen: boolean) => {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
};
