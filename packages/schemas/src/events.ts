import { z } from "zod";

import {
  EVENT_CITY_MAX,
  EVENT_MESSAGES as M,
  EVENT_NAME_MAX,
  EVENT_PERIODS,
  EVENT_REGION_MAX,
  EVENT_URL_MAX,
  HOMEPAGE_STATES,
} from "./constants/events.ts";
import { isTimeZone } from "./constants/live-event-editing.ts";
import { EVENT_TYPES } from "./constants/live-events.ts";
import { SESSION_KINDS } from "./constants/partnerships.ts";
import { EVENT_AUDIENCES } from "./constants/site-data.ts";
import { id, instant, queryPage, queryPerPage, requiredText, text } from "./fields.ts";
import { tooLong } from "./limit-messages.ts";
import { isSlug } from "./slugs.ts";
import { webAddress } from "./web-address.ts";

/** A session of an event's programme. */
export const eventSession = z.object({
  id,
  title: z.string(),
  kind: z.enum(SESSION_KINDS),
  room: z.string(),
  starts_at: instant,
  ends_at: instant,
  speakers: z.array(z.object({ id, name: z.string() })),
});
export type EventSession = z.infer<typeof eventSession>;

/** A conference or summit. */
export const event = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  type: z.enum(EVENT_TYPES),
  city: z.string().nullable(),
  country: z.string().nullable(),
  region: z.string(),
  audience: z.enum(EVENT_AUDIENCES),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  /** An IANA time zone. */
  timezone: z.string(),
  /** Its own website. */
  external_url: z.string().nullable(),
  logo_url: z.string().nullable(),
});
export type Event = z.infer<typeof event>;

/** An event as staff see it. */
export const adminEvent = event.extend({
  country_id: id.nullable(),
  homepage: z.enum(HOMEPAGE_STATES),
  partners: z.number().int(),
  sessions: z.number().int(),
});
export type AdminEvent = z.infer<typeof adminEvent>;

/** Filters conferences and summits. */
export const adminEventsFilter = z.object({
  /** Searches names and cities. */
  search: z.string().trim().max(200).default(""),
  period: z.enum(EVENT_PERIODS).optional(),
  audience: z.enum(EVENT_AUDIENCES).optional(),
});
export type AdminEventsFilter = z.infer<typeof adminEventsFilter>;

export const adminEventsQuery = adminEventsFilter.extend({
  page: queryPage,
  per_page: queryPerPage(30),
});
export type AdminEventsQuery = z.infer<typeof adminEventsQuery>;

const fields = {
  name: requiredText(EVENT_NAME_MAX, M.nameRequired),
  /** Empty for the name. */
  slug: z
    .string()
    .trim()
    .max(EVENT_NAME_MAX, tooLong(EVENT_NAME_MAX))
    .refine((slug) => slug === "" || isSlug(slug), M.slugInvalid),
  type: z.enum(EVENT_TYPES),
  audience: z.enum(EVENT_AUDIENCES),
  /** Beside the name in the menu: "North America". */
  region: text(EVENT_REGION_MAX),
  /** Empty for an event online. */
  city: text(EVENT_CITY_MAX),
  country_id: id.nullable(),
  starts_on: z.iso.date(M.startRequired),
  ends_on: z.iso.date(M.endRequired),
  timezone: z.string().max(60, M.zoneUnknown).refine(isTimeZone, M.zoneUnknown),
  external_url: webAddress({ max: EVENT_URL_MAX, message: M.urlInvalid }).nullable(),
};

/** An event to add. */
export const newEventBody = z.object({
  ...fields,
  slug: fields.slug.default(""),
  region: fields.region.default(""),
  city: fields.city.default(""),
  country_id: fields.country_id.default(null),
  external_url: fields.external_url.default(null),
});
export type NewEventBody = z.infer<typeof newEventBody>;

/** What changes about an event; absent fields stay. */
export const eventBody = z.object(fields).partial();
export type EventBody = z.infer<typeof eventBody>;
