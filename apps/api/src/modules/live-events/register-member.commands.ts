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

const ownOf = (eventId: number, userId: number) =>
  and(
    eq(liveEventRegistrations.live_event_id, eventId),
    eq(liveEventRegistrations.user_id, userId),
  );

// Before the event: whoever proves an address holds their login first, too.
const lockUser = async (tx: Db, userId: number) => {
  const [user] = await tx
    .select({ firstName: users.first_name })
    .from(users)
    .where(eq(users.id, userId))
    .for("key share");
  return user ?? notFound();
};

/**
 * Takes a member's place at an event, or changes how they take part; asked for again it stays as it is.
 * Of two who want the last place on site one gets it. Source: docs/product/live-events.md.
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
    const [own] = await tx.select().from(liveEventRegistrations).where(ownOf(eventId, userId));
    if (own?.attendance_type === attendance) return;
    await requireFreeSeat(tx, event, attendance, own?.id);
    const told = toNotifiedSchedule(event, attendance);
    await tx
      .insert(liveEventRegistrations)
      .values({
        live_event_id: eventId,
        user_id: userId,
        attendance_type: attendance,
        confirmed_at: new Date(),
        ...told,
      })
      .onConflictDoUpdate({
        target: [liveEventRegistrations.live_event_id, liveEventRegistrations.user_id],
        set: { attendance_type: attendance, ...told },
      });
    const attendee = { to: email, firstName, attendance, withdrawToken: null };
    await enqueue(tx, registrationConfirmedMail(attendee, event, config));
  });
  return { user_registered: true as const, attendance_type: attendance };
};

/** Gives a member's place up, of an event in any state; where they have none nothing happens. */
export const withdrawMember = async (db: Db, userId: number, eventId: number) => {
  const [event] = await db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(eq(liveEvents.id, eventId));
  if (!event) notFound();
  await db.delete(liveEventRegistrations).where(ownOf(eventId, userId));
};
