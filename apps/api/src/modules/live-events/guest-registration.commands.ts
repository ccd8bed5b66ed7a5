import type { Configuration } from "@devguild/config/configuration";
import type { AttendanceType } from "@devguild/schemas/constants/live-events";
import type { GuestRegistration } from "@devguild/schemas/live-registrations";
import { and, eq, isNull } from "drizzle-orm";

import type { CalendarEvent } from "../../calendar-files/calendar-file.ts";
import { type Db, transaction } from "../../db/db.ts";
import { enqueue } from "../../queue/queue.ts";
import { toAttendee } from "./attendees.queries.ts";
import { claimRegistrations } from "./claim-registrations.commands.ts";
import {
  findGuestRegistration,
  isExpired,
  readLink,
  toGuestRegistration,
  refuse,
  isRegistration,
} from "./guest-registration.queries.ts";
import { offerSeatsTask } from "./offer-seats.commands.ts";
import { registrationConfirmedMail, waitingMail } from "./live-events.mails.ts";
import { toNotifiedSchedule } from "./notified-schedule.queries.ts";
import { signRegistrationLink } from "./registration-links.policy.ts";
import { hasFreeSeat, lockEvent, lockOwner, requireOpen } from "./registrations.queries.ts";
import { liveEventRegistrations, type RegistrationRow } from "./registrations.tables.ts";

/** Puts a guest who finds no seat on the waiting list; doing so twice is harmless. */
const wait = async (
  tx: Db,
  config: Configuration,
  { row, event }: { row: RegistrationRow; event: CalendarEvent },
) => {
  if (row.waiting_since !== null) return row;
  const [waiting] = await tx
    .update(liveEventRegistrations)
    .set({ waiting_since: new Date() })
    .where(eq(liveEventRegistrations.id, row.id))
    .returning();
  await enqueue(tx, waitingMail(toAttendee(config.secret, row, null), event));
  return waiting ?? row;
};

const take = async (tx: Db, config: Configuration, row: RegistrationRow, email: string) => {
  // Locked in the same order as when an address is confirmed: the login first, then the event.
  const owner = await lockOwner(tx, email);
  const event = (await lockEvent(tx, row.live_event_id)) ?? refuse();
  const attendance = row.attendance_type as AttendanceType;
  requireOpen(event, attendance);
  if (!(await hasFreeSeat(tx, event, attendance, row))) return wait(tx, config, { row, event });
  const [taken] = await tx
    .update(liveEventRegistrations)
    .set({
      confirmed_at: new Date(),
      waiting_since: null,
      offered_until: null,
      ...toNotifiedSchedule(event, attendance),
    })
    .where(and(eq(liveEventRegistrations.id, row.id), isNull(liveEventRegistrations.confirmed_at)))
    .returning();
  // Another click was faster.
  if (!taken) return { ...row, confirmed_at: new Date() };
  const link = { act: "withdraw", eventId: event.id, registrationId: row.id } as const;
  const attendee = {
    to: email,
    firstName: row.first_name ?? "",
    attendance,
    withdrawToken: owner ? null : signRegistrationLink(config.secret, link),
  };
  await enqueue(tx, registrationConfirmedMail(attendee, event, config));
  if (owner) await claimRegistrations(tx, owner);
  return taken;
};

/**
 * Confirms a guest's registration by its link's token; confirming twice is harmless. If all seats
 * are taken by then, they join the waiting list. If a member owns
 * the address by now, the registration becomes theirs. Source: docs/product/live-events.md.
 */
export const confirmGuestRegistration = (
  db: Db,
  config: Configuration,
  token: string,
): Promise<GuestRegistration> =>
  transaction(db, async (tx) => {
    const link = readLink(config.secret, token);
    if (link.act !== "confirm") return refuse();
    const row = await findGuestRegistration(tx, link);
    if (!row || isExpired(row)) return refuse();
    const isWaiting = row.confirmed_at === null && row.email !== null;
    return toGuestRegistration(
      tx,
      link,
      isWaiting ? await take(tx, config, row, row.email ?? "") : row,
    );
  });

/** Cancels a guest's registration by an email's token; doing so twice is harmless. */
export const cancelGuestRegistration = (
  db: Db,
  secret: string,
  token: string,
): Promise<GuestRegistration> =>
  transaction(db, async (tx) => {
    const link = readLink(secret, token);
    if (link.act !== "withdraw") return refuse();
    await tx.delete(liveEventRegistrations).where(isRegistration(link));
    await enqueue(tx, offerSeatsTask());
    return toGuestRegistration(tx, link, undefined);
  });
