import type { EVENT_AUDIENCES } from "./site-data.ts";

/** Whether an event is still to come or under way, or over. */
export const EVENT_PERIODS = ["upcoming", "past"] as const;
export const EVENT_PERIOD_LABELS: Record<(typeof EVENT_PERIODS)[number], string> = {
  upcoming: "Upcoming",
  past: "Past",
};

/** Whether visitors see an event's homepage: nobody has written it, it isn't published, or it is. */
export const HOMEPAGE_STATES = ["none", "draft", "live"] as const;
export type HomepageState = (typeof HOMEPAGE_STATES)[number];

export const HOMEPAGE_STATE_LABELS: Record<HomepageState, string> = {
  none: "None",
  draft: "Draft",
  live: "Live",
};

export const AUDIENCE_LABELS: Record<(typeof EVENT_AUDIENCES)[number], string> = {
  developers: "Developers",
  leaders: "Leaders",
  hr: "HR",
};

export const EVENT_NAME_MAX = 80;
export const EVENT_CITY_MAX = 80;
export const EVENT_REGION_MAX = 40;
export const EVENT_URL_MAX = 500;

export const EVENT_MESSAGES = {
  nameRequired: "Give the event a name.",
  nameTaken: "An event with this name already exists. Give it another slug.",
  slugTaken: "Another event has this slug.",
  slugInvalid: "Use lower-case letters, digits and hyphens, with at least one letter.",
  startRequired: "Choose the first day.",
  endRequired: "Choose the last day.",
  endsBeforeStart: "The last day can’t be before the first.",
  countryUnknown: "Choose a country from the list.",
  zoneUnknown: "Choose a time zone from the list.",
  kindRequired: "Choose a kind of session.",
  otherDay: "Choose a time on one of the event’s days.",
  sessionTooLong: "A session can take up to 12 hours.",
  urlInvalid: "Enter an address that starts with https://.",
} as const;
