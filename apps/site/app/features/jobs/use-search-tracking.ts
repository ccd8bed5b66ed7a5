import { track } from "@devguild/frame/tracking";
import { useEffect, useRef } from "react";

import { type JobSearchState, writeJobSearch } from "./job-search-url.ts";

const SETTLED_AFTER = 30_000;

/** Reports a search once it has stood for half a minute, and only where it differs from the last one. */
export const useSearchTracking = (state: JobSearchState, results: number) => {
  const tracked = useRef<string>(null);
  const text = writeJobSearch(state);
  useEffect(() => {
    if (tracked.current === text) return undefined;
    const timer = setTimeout(() => {
      tracked.current = text;
      track("search.jobs", { ...state, results });
    }, SETTLED_AFTER);
    return () => clearTimeout(timer);
    // The address stands for the whole state.
  }, [text, results, state]);
};
