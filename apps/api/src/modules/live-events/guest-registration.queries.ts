import { MESSAGES } from "@devguild/schemas/constants/identity";
import type { AttendanceType } from "@devguild/schemas/constants/live-events";
import type { GuestRegistration } from "@devguild/schemas/live-registrations";
import { and, eq } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { findEventCard } from "./live-events.queries.ts";
import { type RegistrationLink, readRegistrationLink } from "./registration-links.policy.ts";
import { liveEventRegistrations, type RegistrationRow } from "./registrations.tables.ts";
import { getConfirmationCutoff } from "./reminders.policy.ts";
import { hasOffer } from "./waiting-list.policy.ts";

/** Reads the registration that the token of an email link is for. Changes nothing. */
export const readGuestRegistration = async (
  db: Db,
  secret: string,
  token: string,
): Promise<GuestRegistration> => {
  const link = readLink(secret, token);
  return toGuestRegistration(db, link, await findGuestRegistration(db, link));
};

export const readLink = (secret: string, token: string): RegistrationLink =>
  readRegistrationLink(secret, token) ?? refuse();

export const findGuestRegistration = async (
  db: Db,
  link: RegistrationLink,
): Promise<RegistrationRow | undefined> => {
  const [row] = await db.select().from(liveEventRegistrations).where(isRegistration(link));
  return row;
};

const describeState = (
  row: RegistrationRow | undefined,
): Pick<GuestRegistration, "state" | "offered_until"> => {
  if (!row) return { state: "withdrawn", offered_until: null };
  if (row.confirmed_at) return { state: "confirmed", offered_until: null };
  if (!row.waiting_since) return { state: "waiting", offered_until: null };
  return row.offered_until && hasOffer(row, new Date())
    ? { state: "offered", offered_until: iso(row.offered_until) }
    : { state: "listed", offered_until: null };
};

/** Converts a registration for its link's page; a missing one was cancelled or never confirmed. */
export const toGuestRegistration = async (
  db: Db,
  { act, eventId }: RegistrationLink,
  row: RegistrationRow | undefined,
): Promise<GuestRegistration> => {
  if (act === "confirm" && (row === undefined || isExpired(row))) return refuse();
  return {
    event: await findEventCard(db, eventId),
    attendance_type: row ? (row.attendance_type as AttendanceType) : null,
    ...describeState(row),
  };
};

export const refuse = () => invalid({ token: MESSAGES.tokenInvalid });

export const isRegistration = ({ eventId, registrationId }: RegistrationLink) =>
  and(
    eq(liveEventRegistrations.id, registrationId),
    eq(liveEventRegistrations.live_event_id, eventId),
  );

export const isExpired = ({ confirmed_at, waiting_since, created_at }: RegistrationRow) =>
  confirmed_at === null && waiting_since === null && created_at < getConfirmationCutoff(new Date());
