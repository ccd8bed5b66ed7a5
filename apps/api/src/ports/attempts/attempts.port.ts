/** How often something was tried in the window that is open, and for how many seconds that still is. */
type Counted = { count: number; secondsLeft: number };

/** Whatever counts attempts in windows of time, the same for one process or many. */
export type AttemptCounter = {
  /**
   * Counts one more and says how many there are by now, in one step, so that a hundred at once are
   * counted a hundred times. The first one opens a window of so many seconds, which no later one moves.
   */
  count: (key: string, seconds: number) => Promise<Counted>;
  /** Forgets what was counted; the next one opens a window anew. */
  forget: (key: string) => Promise<void>;
};
