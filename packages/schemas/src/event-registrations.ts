import { z } from "zod";

import { EVENT_EMAILS, REGISTRATION_LISTS } from "./constants/live-events.ts";
import { flag, id, instant, queryPage, queryPerPage } from "./fields.ts";
import { attendanceType } from "./live-events.ts";

const PER_PAGE = 50;

/** Someone who registered for a live event, or waits for a seat, as staff see them. */
export const eventRegistrationRow = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Whether they have an account. */
  is_member: z.boolean(),
  company_name: z.string(),
  job_title: z.string(),
  attendance_type: attendanceType,
  created_at: instant,
  /** Null until a guest has confirmed the address, and while someone only waits for a seat. */
  confirmed_at: instant.nullable(),
  /** Since when they wait for a seat on site; null if they don't. */
  waiting_since: instant.nullable(),
  /** Their place in the waiting list. */
  place: z.number().int().nullable(),
  /** Until when a free seat is theirs to take. */
  offered_until: instant.nullable(),
  checked_in_at: instant.nullable(),
});
export type EventRegistrationRow = z.infer<typeof eventRegistrationRow>;

export const eventRegistrationsFilter = z.object({
  /** Searches name, email and company. */
  search: z.string().trim().max(200).default(""),
  list: z.enum(REGISTRATION_LISTS).default("all"),
});
export type EventRegistrationsFilter = z.infer<typeof eventRegistrationsFilter>;

export const eventRegistrationsQuery = eventRegistrationsFilter.extend({
  page: queryPage,
  per_page: queryPerPage(PER_PAGE),
});
export type EventRegistrationsQuery = z.infer<typeof eventRegistrationsQuery>;

/** How many people each list of an event has. */
export const registrationCounts = z.object({
  all: z.number().int(),
  on_site: z.number().int(),
  online: z.number().int(),
  waiting: z.number().int(),
  checked_in: z.number().int(),
  unconfirmed: z.number().int(),
});
export type RegistrationCounts = z.infer<typeof registrationCounts>;

export const checkInBody = z.object({ checked_in: flag });

/** The emails about a live event: how many of those registered now got each, and how many will. */
export const eventEmails = z.array(
  z.object({
    kind: z.enum(EVENT_EMAILS),
    /** Null for changes, of which only is stored who knows the current state. */
    sent: z.int().nullable(),
    pending: z.int(),
    /** When it goes out; null if something else causes it, such as a registration. */
    at: instant.nullable(),
  }),
);
export type EventEmails = z.infer<typeof eventEmails>;
