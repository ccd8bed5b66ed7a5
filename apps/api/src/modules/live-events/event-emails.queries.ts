import {
  getReminderTime,
  LIVE_EVENT_STATUSES,
  type ReminderName,
  REMINDERS,
} from "@devguild/schemas/constants/live-events";
import type { EventEmails } from "@devguild/schemas/event-registrations";
import { and, eq, isNotNull, isNull, lte, not, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { MINUTE_MS } from "../../time.ts";
import { users } from "../users/users.tables.ts";
import { isReachable } from "./attendees.queries.ts";
import { isUnnotified } from "./notified-schedule.queries.ts";
import { liveEvents } from "./live-events.tables.ts";
import { liveEventRegistrations as registrations } from "./registrations.tables.ts";

const isConfirmed = isNotNull(registrations.confirmed_at);
const isWaiting = isNotNull(registrations.waiting_since);

const REMINDED = { day: registrations.day_reminded_of, hour: registrations.hour_reminded_of };

// Compared as the tasks that send them do: once for each start.
const isReminded = (name: ReminderName) =>
  sql<boolean>`${REMINDED[name]} is not distinct from ${liveEvents.starts_at}`;

const countIf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/**
 * Counts the emails about a live event that those who are registered now got and will get, if nothing
 * changes; null if there is no such event. Two queries. Source: docs/product/live-events.md.
 */
export const findEventEmails = async (
  db: Db,
  id: number,
  now = new Date(),
): Promise<EventEmails | null> => {
  const [event] = await db.select().from(liveEvents).where(eq(liveEvents.id, id));
  if (!event) return null;
  const { starts_at: startsAt, published, status, changes_due_at: changesDueAt } = event;
  const toRemind = (name: ReminderName) => {
    const isOver = now.getTime() >= startsAt.getTime() - REMINDERS[name].until * MINUTE_MS;
    if (!published || status === LIVE_EVENT_STATUSES.RECORDING || isOver) return sql`false`;
    const inTime = lte(registrations.confirmed_at, getReminderTime(name, startsAt));
    return and(inTime, not(isReminded(name)));
  };
  const [counts] = await db
    .select({
      unconfirmed: countIf(and(isNull(registrations.confirmed_at), not(isWaiting))),
      confirmed: countIf(isConfirmed),
      waiting: countIf(isWaiting),
      offered: countIf(isNotNull(registrations.offered_until)),
      dayReminded: countIf(and(isConfirmed, isReminded("day"))),
      dayDue: countIf(toRemind("day")),
      hourReminded: countIf(and(isConfirmed, isReminded("hour"))),
      hourDue: countIf(toRemind("hour")),
      unnotified: countIf(isUnnotified(now)),
    })
    .from(registrations)
    .innerJoin(liveEvents, eq(liveEvents.id, registrations.live_event_id))
    .leftJoin(users, eq(users.id, registrations.user_id))
    .where(and(eq(registrations.live_event_id, id), isReachable));
  if (!counts) throw new Error("An aggregate has a row.");
  const sent = (kind: EventEmails[number]["kind"], count: number) => ({
    kind,
    sent: count,
    pending: 0,
    at: null,
  });
  return [
    sent("confirm_address", counts.unconfirmed),
    sent("confirmation", counts.confirmed),
    sent("waiting_list", counts.waiting),
    sent("seat_offer", counts.offered),
    {
      kind: "day_reminder",
      sent: counts.dayReminded,
      pending: counts.dayDue,
      at: iso(getReminderTime("day", startsAt)),
    },
    {
      kind: "hour_reminder",
      sent: counts.hourReminded,
      pending: counts.hourDue,
      at: iso(getReminderTime("hour", startsAt)),
    },
    {
      kind: "change",
      sent: null,
      pending: counts.unnotified,
      at: changesDueAt && changesDueAt > now ? iso(changesDueAt) : null,
    },
  ];
};
