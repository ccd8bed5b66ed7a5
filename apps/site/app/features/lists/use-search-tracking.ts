import { track } from "@devguild/consent/tracking";
import { useEffect, useRef } from "react";

const REPORT_DELAY = 30_000;

/**
 * Reports a search once it has been shown for half a minute, and only if it differs from the last one.
 * `text` is the query string with the complete `state`.
 */
export const useSearchTracking = (
  name: "search.jobs" | "search.companies" | "search.videos",
  text: string,
  state: object,
  results: number,
) => {
  const tracked = useRef<string>(null);
  useEffect(() => {
    if (tracked.current === text) return undefined;
    const timer = setTimeout(() => {
      tracked.current = text;
      track(name, { ...state, results });
    }, REPORT_DELAY);
    return () => clearTimeout(timer);
    // The text represents the complete state.
  }, [name, text, results, state]);
};
