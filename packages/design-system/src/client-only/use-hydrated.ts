import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * Returns whether the page is hydrated: false on the server and until React has taken over.
 * Anything that only works with scripts waits for it; earlier input is replayed, see
 * docs/decisions/first-input.md.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
