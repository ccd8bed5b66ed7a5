import { useEffect, useRef } from "react";

/**
 * Focuses what shows a new state, or the page's heading if nothing does: the button that led to it is gone,
 * and the focus with it.
 */
export const useFocusOnChange = (state: string) => {
  const whole = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) {
      const heading = document.querySelector<HTMLElement>("main h1");
      if (heading) heading.tabIndex = -1;
      (whole.current ?? heading)?.focus();
    }
    before.current = state;
  }, [state]);
  return whole;
};
