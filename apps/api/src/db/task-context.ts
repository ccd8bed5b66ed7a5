import { AsyncLocalStorage } from "node:async_hooks";

const tasks = new AsyncLocalStorage<true>();

/**
 * Runs background work: its statements have connections of their own and may take longer than those of
 * a call. Includes everything that `work` starts, such as timers.
 */
export const runAsTask = <T>(work: () => Promise<T> | T): Promise<T> =>
  // Awaited inside, as a query only starts when it is awaited.
  tasks.run(true, async () => await work());

/** Whether the current code runs as background work. */
export const isTask = (): boolean => tasks.getStore() === true;
