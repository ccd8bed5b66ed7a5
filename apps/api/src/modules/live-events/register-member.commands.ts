import type { Configuration } from "@devguild/config/configuration";
import {
  ATTENDANCE_TYPES,
  type AttendanceType,
  REGISTRATION_REFUSALS,
} from "@devguild/schemas/constants/live-events";
import { and, eq, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { users } from "../users/users.tables.ts";
import { registrationConfirmedMail, waitingMail } from "./live-events.mails.ts";
import { liveEvents } from "./live-events.tables.ts";
import { toNotifiedSchedule } from "./notified-schedule.queries.ts";
import { offerSeatsTask } from "./offer-seats.commands.ts";
import { hasFreeSeat, lockEvent, requireOpen } from "./registrations.queries.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

const isOwn = (eventId: number, userId: number) =>
  and(
    eq(liveEventRegistrations.live_event_id, eventId),
    eq(liveEventRegistrations.user_id, userId),
  );

// Locked before the event, in the same order as when an address is confirmed.
const lockUser = async (tx: Db, userId: number) => {
  const [user] = await tx
    .select({ firstName: users.first_name })
    .from(users)
    .where(eq(users.id, userId))
    .for("key share");
  return user ?? notFound();
};

const OWN = [liveEventRegistrations.live_event_id, liveEventRegistrations.user_id];

/** Puts a member on the waiting list; whoever is registered online stays so. */
const storeWaiting = async (tx: Db, { eventId, userId }: { eventId: number; userId: number }) => {
  const waiting_since = new Date();
  const [stored] = await tx
    .insert(liveEventRegistrations)
    .values({
      live_event_id: eventId,
      user_id: userId,
      attendance_type: ATTENDANCE_TYPES.ON_SITE,
      waiting_since,
    })
    .onConflictDoUpdate({ target: OWN, set: { waiting_since } })
    .returning();
  return stored ?? notFound();
};

const storeAttendance = async (
  tx: Db,
  event: typeof liveEvents.$inferSelect,
  { userId, attendance }: { userId: number; attendance: AttendanceType },
) => {
  const confirmed_at = new Date();
  const values = { attendance_type: attendance, ...toNotifiedSchedule(event, attendance) };
  const [stored] = await tx
    .insert(liveEventRegistrations)
    .values({ live_event_id: event.id, user_id: userId, confirmed_at, ...values })
    .onConflictDoUpdate({
      target: OWN,
      set: {
        ...values,
        confirmed_at: sql`coalesce(${liveEventRegistrations.confirmed_at}, ${confirmed_at})`,
        checked_in_at: null,
        // Whoever watches online can still wait for a seat.
        ...(attendance === ATTENDANCE_TYPES.ON_SITE && {
          waiting_since: null,
          offered_until: null,
        }),
      },
    })
    .returning();
  return stored ?? notFound();
};

/**
 * Registers a member for an event, or changes how they attend; repeating it changes nothing. If two
 * members want the last seat on site, one gets it; with `waiting`, the other joins the waiting list. Source: docs/product/live-events.md.
 */
export const registerMember = async (
  db: Db,
  config: Configuration,
  { userId, email, emailVerified }: Viewer,
  {
    eventId,
    attendance,
    waiting,
  }: { eventId: number; attendance: AttendanceType; waiting: boolean },
) => {
  if (!emailVerified) conflict("email_unverified", REGISTRATION_REFUSALS.email_unverified);
  const stored = await transaction(db, async (tx) => {
    const { firstName } = await lockUser(tx, userId);
    const event = (await lockEvent(tx, eventId)) ?? notFound();
    requireOpen(event, attendance);
    const [own] = await tx.select().from(liveEventRegistrations).where(isOwn(eventId, userId));
    if (own?.confirmed_at && own.attendance_type === attendance) return own;
    const attendee = { to: email, firstName, attendance, withdrawToken: null };
    if (!(await hasFreeSeat(tx, event, attendance, own))) {
      if (!waiting) conflict("event_full", REGISTRATION_REFUSALS.event_full);
      if (own?.waiting_since) return own;
      await enqueue(tx, waitingMail(attendee, event));
      return storeWaiting(tx, { eventId, userId });
    }
    if (own?.attendance_type === ATTENDANCE_TYPES.ON_SITE) await enqueue(tx, offerSeatsTask());
    await enqueue(tx, registrationConfirmedMail(attendee, event, config));
    return storeAttendance(tx, event, { userId, attendance });
  });
  return {
    user_registered: stored.confirmed_at !== null,
    attendance_type: stored.attendance_type as AttendanceType,
    waiting: stored.waiting_since !== null,
  };
};

/** Cancels a member's registration for an event in any state; does nothing if there is none. */
export const cancelRegistration = (db: Db, userId: number, eventId: number) =>
  transaction(db, async (tx) => {
    const [event] = await tx
      .select({ id: liveEvents.id })
      .from(liveEvents)
      .where(eq(liveEvents.id, eventId));
    if (!event) notFound();
    await tx.delete(liveEventRegistrations).where(isOwn(eventId, userId));
    await enqueue(tx, offerSeatsTask());
  });
