import { notifyManager } from "@tanstack/react-query";

/**
 * Has a button be busy before the next event: by default that waits for a timeout, and the second half of a double
 * click would send the same again.
 */
export const showBusyAtOnce = () => notifyManager.setScheduler(queueMicrotask);
