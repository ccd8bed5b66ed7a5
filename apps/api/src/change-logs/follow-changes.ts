import type { Database } from "../db/open-database.ts";

// The longest a change can stay unnoticed if its notification was lost.
export const POLL_INTERVAL_MS = 1_500;
// Changes within this time are read together, as every update invalidates cached searches.
const DEBOUNCE_MS = 300;

/**
 * Calls `refresh` on every notification of a channel, and regularly, as notifications are lost when a
 * connection breaks. Returns how to stop.
 */
export const followChanges = (
  listen: Database["listen"],
  channel: string,
  refresh: () => Promise<void>,
): { close: () => Promise<void> } => {
  let debounceTimer: NodeJS.Timeout | undefined;
  const listening = listen(channel, () => {
    debounceTimer ??= setTimeout(() => {
      debounceTimer = undefined;
      void refresh();
    }, DEBOUNCE_MS);
  });
  const pollTimer = setInterval(() => void refresh(), POLL_INTERVAL_MS);
  pollTimer.unref();
  return {
    close: async () => {
      clearInterval(pollTimer);
      clearTimeout(debounceTimer);
      await listening.close();
    },
  };
};
