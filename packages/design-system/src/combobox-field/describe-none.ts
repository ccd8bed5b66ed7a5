/** Returns what a list of choices says instead of them: that it didn’t load is not that there are none. */
export const describeMissing = (choices: string, hasFailed: boolean, none: string) =>
  hasFailed ? `${choices} didn’t load.` : none;

/** Returns what a type-ahead says instead of options: that it couldn’t search is not that there are none. */
export const describeNone = (hasFailed: boolean, none: string) =>
  hasFailed ? "The search didn’t load. Change a letter to try again." : none;
