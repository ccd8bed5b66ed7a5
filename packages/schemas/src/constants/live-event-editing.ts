import { EVENT_TYPES, LIVE_EVENT_STATUSES } from "./live-events.ts";

export const LIVE_TITLE_MAX = 160;
export const LIVE_SUBTITLE_MAX = 240;
/** Of the formatted description, in characters of HTML. */
export const LIVE_DESCRIPTION_MAX = 30_000;
export const LIVE_VENUE_MAX = 200;
export const LIVE_SKILLS_MAX = 12;
export const LIVE_SPEAKERS_MAX = 30;
export const LIVE_CAPACITY_MAX = 100_000;
/** Sponsors, partners and ads of an event, each. */
export const LIVE_BACKERS_MAX = 20;
export const LIVE_ADS_MAX = 5;
export const SEASON_LABEL_MAX = 40;
export const BACKER_NAME_MAX = 100;
export const AD_TITLE_MAX = 80;
export const AD_BODY_MAX = 240;

/** The event types as options, in order. */
export const EVENT_TYPE_LABELS = [
  { id: EVENT_TYPES.ON_SITE, label: "On site" },
  { id: EVENT_TYPES.ONLINE, label: "Online" },
  { id: EVENT_TYPES.HYBRID, label: "Hybrid" },
  { id: EVENT_TYPES.OWN_FORMAT, label: "Live show" },
] as const;

/** An event's statuses as staff see them, in the order in which they follow each other. */
export const LIVE_STATUS_STEPS = [
  { id: LIVE_EVENT_STATUSES.REGISTRATION, label: "Registration" },
  { id: LIVE_EVENT_STATUSES.LIVE, label: "Live" },
  { id: LIVE_EVENT_STATUSES.RECORDING, label: "Recording" },
] as const;
export type LiveEventStatus = (typeof LIVE_STATUS_STEPS)[number]["id"];

/** How staff order live events. */
export const ADMIN_LIVE_EVENT_ORDERS = ["starts_at", "title", "registrations"] as const;

/** The groups of registered people that a change can be emailed to. */
export const LIVE_AUDIENCES = ["on_site", "online"] as const;
export type LiveAudience = (typeof LIVE_AUDIENCES)[number];

/** How long a change can be undone before anyone is emailed about it, in seconds. */
export const CHANGE_UNDO_S = 10;

export const LIVE_EVENT_MESSAGES = {
  titleRequired: "Give it a title.",
  titleTaken: "There’s already an event with this title.",
  slugInvalid: "Use lowercase letters, digits and hyphens.",
  slugTaken: "Another event has this address.",
  startRequired: "Choose when it starts.",
  endRequired: "Choose when it ends.",
  endBeforeStart: "Choose an end after the start.",
  tooLong: "An event can last up to 7 days.",
  zoneUnknown: "Choose a time zone from the list.",
  imageForeign: "Please upload this file first.",
  seasonRequired: "Give the season a name.",
  seasonTaken: "There’s already a season with this name.",
  seasonUnknown: "Choose a season from the list.",
  skillUnknown: "Choose skills from the list.",
  speakerUnknown: "Choose speakers from the list.",
  videoUnknown: "Choose a video from the list.",
  companyUnknown: "Choose a company from the list.",
  venueRequired: "Say where people on site go.",
  streamRequired: "Add the stream’s address before going live.",
  unpublished: "Publish the event before going live.",
  nameRequired: "Enter a name.",
  adTitleRequired: "Enter a title.",
  adUrlRequired: "Enter the address the ad links to.",
  stepSkipped: "An event goes one step at a time. Reload to see its status.",
  changed: "Someone else has saved this event since you opened it.",
  hasRegistrations:
    "People are registered for this event, so it can’t be deleted. Unpublish it instead.",
} as const;

/** Says why a capacity is too small. */
export const describeTakenSeats = (taken: number) =>
  `${taken === 1 ? "1 seat is" : `${taken} seats are`} already taken.`;

/** Says why a type can't be chosen: people have registered in a way that it doesn't offer. */
export const describeStranded = (count: number, way: "on site" | "online") =>
  `${count === 1 ? "1 person has" : `${count} people have`} registered ${way}.`;

/** Returns whether an event may go from one status to another: one step forward or back. Pure. */
export const isNextStep = (from: LiveEventStatus, to: LiveEventStatus) => Math.abs(from - to) === 1;

type Schedule = {
  starts_at: string;
  ends_at: string;
  timezone: string;
  venue: string | null;
  published: boolean;
};

/**
 * Returns which groups of registered people a change concerns: a new venue only those who go there. Pure.
 * Source: docs/product/live-events.md.
 */
export const listConcerned = (before: Schedule, after: Schedule): readonly LiveAudience[] => {
  const isMoved =
    before.starts_at !== after.starts_at ||
    before.ends_at !== after.ends_at ||
    before.timezone !== after.timezone;
  if (isMoved || before.published !== after.published) return LIVE_AUDIENCES;
  return before.venue === after.venue ? [] : ["on_site"];
};

/** Returns whether a text names a time zone, such as Europe/Vienna. Pure. */
export const isTimeZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).format(0) !== "" && zone !== "";
  } catch {
    return false;
  }
};
