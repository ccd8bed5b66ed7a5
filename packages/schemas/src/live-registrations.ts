import { z } from "zod";

import { utmRecord } from "./applications.ts";
import { MESSAGES } from "./constants/identity.ts";
import { PROFILE_MESSAGES } from "./constants/profile.ts";
import { flag, id, instant, requiredText, text } from "./fields.ts";
import { sentForm } from "./forms.ts";
import { email } from "./identity.ts";
import { attendanceType, liveEventCard } from "./live-events.ts";
import { linkToken } from "./passwords.ts";

/** With `waiting`, someone who finds no seat joins the waiting list. */
export const registerBody = z.object({
  attendance_type: attendanceType,
  waiting: flag.default(false),
});

/** A guest's registration; with `hs_terms`, it also subscribes to the newsletter. */
export const guestRegisterBody = utmRecord.extend({
  first_name: requiredText(100, PROFILE_MESSAGES.firstNameRequired),
  last_name: requiredText(100, PROFILE_MESSAGES.lastNameRequired),
  email,
  attendance_type: attendanceType,
  /** Whether someone who finds no seat joins the waiting list. */
  waiting: flag.default(false),
  company_name: text(150).optional(),
  job_title: text(150).optional(),
  country_id: id.optional(),
  terms: flag.refine(Boolean, MESSAGES.termsRequired),
  hs_terms: flag.default(false),
  ...sentForm,
});
export type GuestRegisterBody = z.output<typeof guestRegisterBody>;

export const registration = z.object({
  user_registered: z.boolean(),
  attendance_type: attendanceType,
  /** Whether the user is on the waiting list for a seat on site. */
  waiting: z.boolean(),
});

/** The same response whether or not the address is known; the email says more. */
export const guestRegistered = z.object({ registered: z.literal(true) });

export const registrationTokenBody = z.object({ token: linkToken });

/**
 * The registration that an email's link refers to; the event is null once it isn't public any more.
 */
export const guestRegistration = z.object({
  event: liveEventCard.nullable(),
  attendance_type: attendanceType.nullable(),
  /** `waiting` for the confirmation, `listed` for a seat, `offered` one until `offered_until`. */
  state: z.enum(["waiting", "confirmed", "listed", "offered", "withdrawn"]),
  offered_until: instant.nullable(),
});
export type GuestRegistration = z.infer<typeof guestRegistration>;

/** When the user's personal calendar was created; its URL is only returned on creation. */
export const calendarFeed = z.object({ created_at: instant.nullable() });
export const newCalendarFeed = z.object({ created_at: instant, url: z.string() });
