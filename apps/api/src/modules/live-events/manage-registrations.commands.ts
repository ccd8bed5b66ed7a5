import type { Configuration } from "@devguild/config/configuration";
import { ATTENDANCE_TYPES, MANAGE_REFUSALS } from "@devguild/schemas/constants/live-events";
import type { EventRegistrationRow } from "@devguild/schemas/event-registrations";
import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { toAttendee } from "./attendees.queries.ts";
import { lockForEditing } from "./edit-events.commands.ts";
import { findEventRegistration } from "./find-event-registrations.queries.ts";
import { registrationConfirmedMail } from "./live-events.mails.ts";
import { toNotifiedSchedule } from "./notified-schedule.queries.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";
import { findLogin } from "./registrations.queries.ts";

/** A registration, and the event it has to be for. */
type Key = { eventId: number; id: number };

const isKey = ({ eventId, id }: Key) =>
  and(eq(liveEventRegistrations.id, id), eq(liveEventRegistrations.live_event_id, eventId));

const lockRegistration = async (tx: Db, key: Key) => {
  const [row] = await tx.select().from(liveEventRegistrations).where(isKey(key)).for("update");
  return row ?? notFound();
};

const readBack = async (tx: Db, key: Key): Promise<EventRegistrationRow> =>
  (await findEventRegistration(tx, key)) ?? notFound();

/** Notes that someone has arrived on site, or takes that back; doing so twice changes nothing. */
export const checkIn = (
  db: Db,
  key: Key,
  { isHere, now = new Date() }: { isHere: boolean; now?: Date },
): Promise<EventRegistrationRow> =>
  transaction(db, async (tx) => {
    const row = await lockRegistration(tx, key);
    if (row.confirmed_at === null || row.attendance_type !== ATTENDANCE_TYPES.ON_SITE)
      conflict("not_on_site", MANAGE_REFUSALS.not_on_site);
    await tx
      .update(liveEventRegistrations)
      .set({ checked_in_at: isHere ? (row.checked_in_at ?? now) : null })
      .where(isKey(key));
    return readBack(tx, key);
  });

/**
 * Gives someone on the waiting list a seat, even beyond the capacity, and emails them; throws 409 if they
 * don't wait any more.
 */
export const giveSeat = (db: Db, config: Configuration, key: Key): Promise<EventRegistrationRow> =>
  transaction(db, async (tx) => {
    const event = await lockForEditing(tx, key.eventId);
    const row = await lockRegistration(tx, key);
    if (row.waiting_since === null) conflict("not_waiting", MANAGE_REFUSALS.not_waiting);
    const attendance = ATTENDANCE_TYPES.ON_SITE;
    const seated = {
      attendance_type: attendance,
      confirmed_at: row.confirmed_at ?? new Date(),
      waiting_since: null,
      offered_until: null,
      ...toNotifiedSchedule(event, attendance),
    };
    await tx.update(liveEventRegistrations).set(seated).where(isKey(key));
    const attendee = toAttendee(config.secret, { ...row, ...seated }, await findLogin(tx, row));
    await enqueue(tx, registrationConfirmedMail(attendee, event, config));
    return readBack(tx, key);
  });
