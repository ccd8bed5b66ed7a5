import { AsyncLocalStorage } from "node:async_hooks";

const calls = new AsyncLocalStorage<AbortSignal | undefined>();

/** Runs a call that only reads; its statements are cancelled once its client has left. */
export const runAsRead = <T>(hasLeft: AbortSignal, work: () => T): T => calls.run(hasLeft, work);

/** Runs a read whose result other calls use as well, so that it doesn't end with the first of them. */
export const runShared = <T>(work: () => Promise<T>): Promise<T> =>
  // Awaited inside, as a query only starts when it is awaited.
  calls.run(undefined, async () => await work());

/** Returns the signal of the current reading call; undefined outside of one. */
export const getReadSignal = (): AbortSignal | undefined => calls.getStore();
