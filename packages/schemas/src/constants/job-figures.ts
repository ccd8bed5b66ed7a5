/** Where people come from to an ad on our own pages; other sources are `utm:` with their name. */
export const JOB_SOURCES = {
  search: "Search",
  matches: "Matches",
  "company-page": "Your company page",
  similar: "Similar jobs",
  "other-page": "Other pages here",
  direct: "Opened directly",
} as const;
export type JobSource = keyof typeof JOB_SOURCES;

/** Our emails with jobs, by the name that their links give as the source. */
export const MAIL_SOURCES = {
  "job-alert": "Job alert email",
  "job-digest": "Weekly job email",
} as const;
export type MailSource = keyof typeof MAIL_SOURCES;

/** What precedes the name of a source that a link or the site it was on gave itself. */
export const NAMED_SOURCE = "utm:";

/** The longest names of sources and campaigns that are told apart. */
export const SOURCE_MAX = 60;
export const CAMPAIGN_MAX = 80;

/** How many sources of an ad are told apart each day; further ones count as this one. */
export const SOURCES_MAX = 30;
export const FURTHER_SOURCES = `${NAMED_SOURCE}others`;

/** The periods of an ad's figures: the last days, or all since it was first published. */
export const FIGURE_PERIODS = ["7", "30", "90", "all"] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** The fewest views, or clicks, of which a share is shown. */
export const RATE_MINIMUM = 20;

/** The fewest ads of a company of which a median is shown. */
export const MEDIAN_ADS_MINIMUM = 3;

/** The number of pieces of advice. */
export const ADVICE_MAX = 4;
