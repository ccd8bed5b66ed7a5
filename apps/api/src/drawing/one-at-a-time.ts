import { Problem } from "../http/problems.ts";

const RETRY_AFTER_S = 5;

/**
 * Runs work one item at a time, so that it never uses more than one core. Throws 503 once more than
 * `maxWaiting` callers are waiting.
 */
export const oneAtATime = (maxWaiting: number) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= maxWaiting)
      throw new Problem("unavailable", "We’re busy creating images. Try again in a moment.", {
        retryAfter: RETRY_AFTER_S,
      });
    waiting += 1;
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };
};
