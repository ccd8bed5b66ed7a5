import { useEffect, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";

import { getFailedNavigation, onFailedNavigation } from "./failed-navigation.ts";

const none = () => null;

// The paths whose lists say themselves what failed, with how many of them are on the page.
const regions = new Map<string, number>();

export const hasOwnRegion = (path: string) => (regions.get(path) ?? 0) > 0;

/** Returns the last navigation if it failed, and a function to try it again. */
export const useLastFailure = () => {
  const failed = useSyncExternalStore(onFailedNavigation, getFailedNavigation, none);
  const navigate = useNavigate();
  return (
    failed && {
      ...failed,
      retry: () => void navigate(failed.to, { preventScrollReset: true }),
    }
  );
};

/**
 * For a list that says itself what failed: returns a function to try again if the last change of the
 * list at `path` did not load, otherwise null.
 */
export const useFailedNavigation = (path: string): (() => void) | null => {
  const failed = useLastFailure();
  useEffect(() => {
    regions.set(path, (regions.get(path) ?? 0) + 1);
    return () => void regions.set(path, (regions.get(path) ?? 1) - 1);
  }, [path]);
  return failed?.to.replace(/\?.*$/, "") === path ? failed.retry : null;
};
