import { Problem } from "../http/problems.ts";

const RETRY_AFTER_S = 5;

/**
 * Runs work one after another, so that it never takes more than one core from what people wait for.
 * Past so many that wait, whoever asks is sent away with 503.
 */
export const oneAtATime = (mostWaiting: number) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting)
      throw new Problem("unavailable", "Too many pictures are being drawn.", {
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
