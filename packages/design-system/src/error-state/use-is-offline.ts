import { useSyncExternalStore } from "react";

const subscribe = (onChange: () => void) => {
  const watching = new AbortController();
  for (const event of ["online", "offline"]) addEventListener(event, onChange, watching);
  return () => watching.abort();
};

/** Returns whether the browser knows that it has no network. */
export const useIsOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
