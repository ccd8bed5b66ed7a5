import { useSyncExternalStore } from "react";

const noChanges = () => () => undefined;

/**
 * Whether the page answers yet: false on the server and until the browser has taken over. Forms wait
 * for it, for what is typed into one that is not live would be lost.
 */
export const useIsLive = () =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
