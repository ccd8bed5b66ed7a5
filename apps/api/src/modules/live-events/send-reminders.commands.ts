import type { Configuration } from "@devguild/config/configuration";
import {
  LIVE_EVENT_STATUSES,
  REMINDERS,
  type ReminderName,
} from "@devguild/schemas/constants/live-events";
import { and, asc, eq, gt, isNotNull, lte, ne, sql } from "drizzle-orm";

import { type Db, iso, transaction } from "../../db/db.ts";
import { renderMail } from "../../mail-components/render-mail.ts";
import type { MailPort } from "../../ports/mail/mail.port.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import { enqueue, taskKind } from "../../queue/queue.ts";
import { toAttendee, findRegistration } from "./attendees.queries.ts";
import { reminderMail } from "./live-events.mails.ts";
import { isPublished } from "./live-events.queries.ts";
import { liveEvents } from "./live-events.tables.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";
import { dueStarts, isDue } from "./reminders.policy.ts";

const BATCH = 500;

type Reminder = { registrationId: number; name: ReminderName; startsAt: string };

/** Sends one reminder; retried for some hours, checking the event each time. */
export const sendReminder = taskKind<Reminder>("send-live-event-reminder", 12, { pace: "bulk" });

const REMINDED = {
  day: liveEventRegistrations.day_reminded_of,
  hour: liveEventRegistrations.hour_reminded_of,
};

const isUpcoming = and(
  isPublished,
  ne(liveEvents.status, LIVE_EVENT_STATUSES.RECORDING),
  isNotNull(liveEventRegistrations.confirmed_at),
);

/** Lists a batch of registrations that may be due a reminder, after a given one. */
const listDue = (db: Db, name: ReminderName, last: { id: number } | undefined, now: Date) => {
  const { after, upTo } = dueStarts(name, now);
  return db
    .select({ id: liveEventRegistrations.id })
    .from(liveEventRegistrations)
    .innerJoin(liveEvents, eq(liveEvents.id, liveEventRegistrations.live_event_id))
    .where(
      and(
        isUpcoming,
        gt(liveEvents.starts_at, after),
        lte(liveEvents.starts_at, upTo),
        gt(liveEventRegistrations.id, last?.id ?? 0),
        sql`${REMINDED[name]} is distinct from ${liveEvents.starts_at}`,
      ),
    )
    .orderBy(asc(liveEventRegistrations.id))
    .limit(BATCH);
};

// The marker and the email's task commit together, so that nobody is reminded twice.
const queueOne = (db: Db, name: ReminderName, id: number, now: Date) =>
  transaction(db, async (tx) => {
    const [row] = await tx
      .select({
        confirmedAt: liveEventRegistrations.confirmed_at,
        remindedOf: REMINDED[name],
        startsAt: liveEvents.starts_at,
      })
      .from(liveEventRegistrations)
      .innerJoin(liveEvents, eq(liveEvents.id, liveEventRegistrations.live_event_id))
      .where(and(eq(liveEventRegistrations.id, id), isUpcoming))
      .for("update", { of: liveEventRegistrations, skipLocked: true });
    if (!row?.confirmedAt || row.remindedOf?.getTime() === row.startsAt.getTime()) return;
    const { startsAt, confirmedAt } = row;
    if (!isDue(name, { startsAt, confirmedAt }, now)) return;
    await tx
      .update(liveEventRegistrations)
      .set(name === "day" ? { day_reminded_of: startsAt } : { hour_reminded_of: startsAt })
      .where(eq(liveEventRegistrations.id, id));
    const data = { registrationId: id, name, startsAt: iso(startsAt) };
    await enqueue(tx, { kind: sendReminder, data });
  });

/** Enqueues a reminder for everyone who is due one. Safe to run in several processes at once. */
export const enqueueReminders = async (db: Db, now = new Date()) => {
  for (const name of Object.keys(REMINDERS) as ReminderName[])
    await forEachItem(
      (last: { id: number } | undefined) => listDue(db, name, last, now),
      ({ id }) => queueOne(db, name, id, now),
    );
};

/**
 * Sends one reminder, unless since it was queued the event was rescheduled, unpublished or has ended,
 * or the registration was cancelled. Source: docs/product/live-events.md.
 */
export const sendReminderMail = async (
  db: Db,
  port: MailPort,
  { secret, urls }: Configuration,
  { reminder, taskId, now = new Date() }: { reminder: Reminder; taskId: string; now?: Date },
) => {
  const isSameTime = eq(liveEvents.starts_at, new Date(reminder.startsAt));
  const row = await findRegistration(db, reminder.registrationId, and(isUpcoming, isSameTime));
  if (!row || row.event.starts_at <= now) return;
  const attendee = toAttendee(secret, row.registration, row.user);
  const { data } = reminderMail(attendee, row.event, reminder.name);
  await port.send(await renderMail(data, urls), taskId);
};
