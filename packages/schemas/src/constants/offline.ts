/** Shown if there was no answer because the browser has no network. */
export const OFFLINE_MESSAGE = "You’re offline. Check your connection and try again.";
