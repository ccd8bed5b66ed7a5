import { useEffect, useRef } from "react";

/**
 * Calls back when the person presses a link to another page of the app. A screen that navigates a moment after typing
 * drops that then: it would undo the press.
 */
export const useLeaving = (onLeave: () => void) => {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const press = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      const opensHere = link && !link.target && !ctrlKey && !metaKey && !shiftKey;
      if (opensHere && link.pathname !== location.pathname) latest.current();
    };
    addEventListener("click", press, { capture: true });
    return () => removeEventListener("click", press, { capture: true });
  }, []);
};
