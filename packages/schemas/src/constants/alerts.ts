/** How often a saved search sends emails. */
export const ALERT_FREQUENCIES = ["daily", "weekly", "never"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** The frequencies without an account; "never" would make no sense there. */
export const GUEST_ALERT_FREQUENCIES = ["daily", "weekly"] as const;

/** The maximum number of saved searches. */
export const SAVED_SEARCHES_MAX = 20;

/** The maximum number of values in one filter of a saved search. */
export const SAVED_FILTER_MAX = 50;

export const SAVED_SEARCH_NAME_MAX = 100;

/** The number of days to confirm an alert that was requested by email. */
export const ALERT_CONFIRM_DAYS = 7;

/** The maximum number of saved jobs. */
export const SAVED_JOBS_MAX = 500;

export const ALERT_MESSAGES = {
  skillUnknown: "Please choose skills from the list.",
  locationUnknown: "Please choose locations from the list.",
  seniorityUnknown: "Please choose a seniority from the list.",
  languageUnknown: "Please choose languages from the list.",
  wordsMissing: "Please search for a word, not just symbols.",
  nameRequired: "Please name your search.",
  searchKnown: "You’ve already saved this search.",
  searchesMany: `You can save up to ${SAVED_SEARCHES_MAX} searches. Delete one first.`,
  jobsMany: `You can save up to ${SAVED_JOBS_MAX} jobs. Remove one first.`,
} as const;
