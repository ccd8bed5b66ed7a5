import { useEffect, useRef } from "react";

/** Focuses what shows a new state: the button that led to it is gone, and the focus with it. */
export const useFocusOnChange = (state: string) => {
  const whole = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body)
      whole.current?.focus();
    before.current = state;
  }, [state]);
  return whole;
};
