import { useSyncExternalStore } from "react";

const noChanges = () => () => undefined;

/**
 * Whether the page answers yet: false on the server and until the browser has taken over. What only
 * works with scripts waits for it; what is done before is told later, by docs/decisions/first-input.md.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
