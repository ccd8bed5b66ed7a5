import type { Configuration } from "@devguild/config/configuration";
import {
  type AttendanceType,
  REGISTRATION_REFUSALS,
} from "@devguild/schemas/constants/live-events";
import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { users } from "../users/users.tables.ts";
import { registrationConfirmedMail } from "./live-events.mails.ts";
import { liveEvents } from "./live-events.tables.ts";
import { toNotifiedSchedule } from "./notified-schedule.queries.ts";
import { lockEvent, requireOpen, requireFreeSeat } from "./registrations.queries.ts";
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

/**
 * Registers a member for an event, or changes how they attend; repeating it changes nothing. If two
 * members want the last seat on site, one gets it. Source: docs/product/live-events.md.
 */
export const registerMember = async (
  db: Db,
  config: Configuration,
  { userId, email, emailVerified }: Viewer,
  { eventId, attendance }: { eventId: number; attendance: AttendanceType },
) => {
  if (!emailVerified) conflict("email_unverified", REGISTRATION_REFUSALS.email_unverified);
  await transaction(db, async (tx) => {
    const { firstName } = await lockUser(tx, userId);
    const event = (await lockEvent(tx, eventId)) ?? notFound();
    requireOpen(event, attendance);
    const [own] = await tx.select().from(liveEventRegistrations).where(isOwn(eventId, userId));
    if (own?.attendance_type === attendance) return;
    await requireFreeSeat(tx, event, attendance, own?.id);
    const notified = toNotifiedSchedule(event, attendance);
    await tx
      .insert(liveEventRegistrations)
      .values({
        live_event_id: eventId,
        user_id: userId,
        attendance_type: attendance,
        confirmed_at: new Date(),
        ...notified,
      })
      .onConflictDoUpdate({
        target: [liveEventRegistrations.live_event_id, liveEventRegistrations.user_id],
        set: { attendance_type: attendance, ...notified },
      });
    const attendee = { to: email, firstName, attendance, withdrawToken: null };
    await enqueue(tx, registrationConfirmedMail(attendee, event, config));
  });
  return { user_registered: true as const, attendance_type: attendance };
};

/** Cancels a member's registration for an event in any state; does nothing if there is none. */
export const cancelRegistration = async (db: Db, userId: number, eventId: number) => {
  const [event] = await db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(eq(liveEvents.id, eventId));
  if (!event) notFound();
  await db.delete(liveEventRegistrations).where(isOwn(eventId, userId));
};
