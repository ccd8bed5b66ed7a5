/** How often a saved search is mailed about. */
export const ALERT_FREQUENCIES = ["daily", "weekly", "never"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** How often somebody without an account can be mailed: who wants no mails asks for none. */
export const GUEST_ALERT_FREQUENCIES = ["daily", "weekly"] as const;

/** How many searches somebody keeps. */
export const SAVED_SEARCHES_MAX = 20;

/** How many values one filter of a saved search may have. */
export const SAVED_FILTER_MAX = 50;

export const SAVED_SEARCH_NAME_MAX = 100;

/** Days within which an alert that was asked for by email is to be confirmed. */
export const ALERT_CONFIRM_DAYS = 7;

/** How many jobs a developer keeps among the saved ones. */
export const SAVED_JOBS_MAX = 500;

export const ALERT_MESSAGES = {
  skillUnknown: "We do not know one of these skills.",
  locationUnknown: "We do not know one of these places.",
  seniorityUnknown: "We do not know one of these seniorities.",
  languageUnknown: "We do not know one of these languages.",
  wordsMissing: "Please search for a word, not only symbols.",
  nameRequired: "Please give the search a name.",
  searchKnown: "You’ve already saved this search.",
  searchesMany: `You can save up to ${SAVED_SEARCHES_MAX} searches. Delete one first.`,
  jobsMany: `You can save up to ${SAVED_JOBS_MAX} jobs. Remove one first.`,
} as const;
