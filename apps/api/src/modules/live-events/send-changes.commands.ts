import type { Configuration } from "@devguild/config/configuration";
import type { AttendanceType } from "@devguild/schemas/constants/live-events";
import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { renderMail } from "../../mail-components/render-mail.ts";
import type { MailPort } from "../../ports/mail/mail.port.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import { enqueue, taskKind } from "../../queue/queue.ts";
import { toAttendee, findRegistration } from "./attendees.queries.ts";
import { eventChangedMail, eventCancelledMail } from "./live-events.mails.ts";
import { liveEvents } from "./live-events.tables.ts";
import { isUnnotified, toNotifiedSchedule } from "./notified-schedule.queries.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

const BATCH = 500;

type Change = {
  registrationId: number;
  change: "moved" | "withdrawn" | "resumed";
  /** The event's revision; if several changes are queued, only the newest is sent. */
  sequence: number;
};

/**
 * Looks for changes that registered people haven't been emailed about; a run that is cut off goes on with
 * the next.
 */
export const checkChanges = taskKind("live-event-changes", 2, { pace: "bulk" });

/** Sends one email about a change; retried for some hours. */
export const sendChange = taskKind<Change>("send-live-event-change", 12, { pace: "bulk" });

const needsNotification = (now: Date) =>
  and(
    // While staff can undo a change, nobody hears of it.
    or(isNull(liveEvents.changes_due_at), lte(liveEvents.changes_due_at, now)),
    isUnnotified(now),
  );

const listUnnotified = (db: Db, last: { id: number } | undefined, now: Date) =>
  db
    .select({ id: liveEventRegistrations.id })
    .from(liveEventRegistrations)
    .innerJoin(liveEvents, eq(liveEvents.id, liveEventRegistrations.live_event_id))
    .where(and(needsNotification(now), gt(liveEventRegistrations.id, last?.id ?? 0)))
    .orderBy(asc(liveEventRegistrations.id))
    .limit(BATCH);

// Committed together with the email's task, so that nobody is notified twice or not at all.
const queueOne = (db: Db, id: number, now: Date) =>
  transaction(db, async (tx) => {
    const [row] = await tx
      .select({ registration: liveEventRegistrations, event: liveEvents })
      .from(liveEventRegistrations)
      .innerJoin(liveEvents, eq(liveEvents.id, liveEventRegistrations.live_event_id))
      .where(and(eq(liveEventRegistrations.id, id), needsNotification(now)))
      .for("update", { of: liveEventRegistrations, skipLocked: true });
    if (!row) return;
    const { registration, event } = row;
    const { sequence } = event;
    await tx
      .update(liveEventRegistrations)
      .set(
        event.published
          ? toNotifiedSchedule(event, registration.attendance_type as AttendanceType)
          : // The date stays stored, as the email mentions it.
            { notified_withdrawn: true, notified_sequence: sequence },
      )
      .where(eq(liveEventRegistrations.id, id));
    const again = registration.notified_withdrawn ? "resumed" : "moved";
    const change = event.published ? again : "withdrawn";
    await enqueue(tx, { kind: sendChange, data: { registrationId: id, change, sequence } });
  });

/**
 * Enqueues an email for everyone registered for an event that was rescheduled, unpublished or published
 * again since they were notified. Safe to run in several processes at once.
 * Source: docs/product/live-events.md.
 */
export const enqueueChanges = (db: Db, now = new Date()) =>
  forEachItem(
    (last: { id: number } | undefined) => listUnnotified(db, last, now),
    ({ id }) => queueOne(db, id, now),
  );

/**
 * Sends one email about a change, using the schedule stored with it, so that every retry sends the
 * same. Nothing is sent for superseded changes, past events and cancelled registrations.
 */
export const sendChangeMail = async (
  db: Db,
  port: MailPort,
  config: Configuration,
  { data, taskId, now = new Date() }: { data: Change; taskId: string; now?: Date },
) => {
  const isNewest = eq(liveEventRegistrations.notified_sequence, data.sequence);
  const row = await findRegistration(db, data.registrationId, isNewest);
  if (!row) return;
  const { notified_starts_at, notified_ends_at, notified_timezone, notified_venue } =
    row.registration;
  if (!notified_starts_at || !notified_ends_at || !notified_timezone || notified_ends_at <= now)
    return;
  const attendee = toAttendee(config.secret, row.registration, row.user);
  const event = {
    ...row.event,
    starts_at: notified_starts_at,
    ends_at: notified_ends_at,
    timezone: notified_timezone,
    venue: notified_venue,
    sequence: data.sequence,
  };
  const mail =
    data.change === "withdrawn"
      ? eventCancelledMail(attendee, event, config)
      : eventChangedMail(attendee, event, data.change, config);
  await port.send(await renderMail(mail.data, config.urls), taskId);
};
