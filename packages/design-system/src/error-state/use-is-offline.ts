import { useSyncExternalStore } from "react";

const EVENTS = ["online", "offline"];

const subscribe = (onChange: () => void) => {
  for (const event of EVENTS) addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) removeEventListener(event, onChange);
  };
};

/** Returns whether the browser knows that it has no network. */
export const useIsOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
