/** Attempts counted in the current window, and how many seconds of the window are left. */
type Counted = { count: number; secondsLeft: number };

/** Counts attempts in time windows; works the same for one process or many. */
export type AttemptCounter = {
  /**
   * Increments the counter and returns the new count in one atomic step, so that 100 concurrent calls
   * count as 100. The first attempt opens a window of `seconds`, which later ones don't extend.
   */
  count: (key: string, seconds: number) => Promise<Counted>;
  /** Takes one attempt back; a counter whose window has ended stays as it is. */
  uncount: (key: string) => Promise<void>;
  /** Resets a counter; the next attempt opens a new window. */
  reset: (key: string) => Promise<void>;
};
