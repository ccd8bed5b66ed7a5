import type { Configuration } from "@devguild/config/configuration";
import { ATTENDANCE_TYPES, LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { enqueue, type Task, taskKind } from "../../queue/queue.ts";
import { toAttendee } from "./attendees.queries.ts";
import { seatOfferedMail } from "./live-events.mails.ts";
import { isPublished } from "./live-events.queries.ts";
import { liveEvents } from "./live-events.tables.ts";
import { countFreeSeats, findLogin, lockEvent } from "./registrations.queries.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";
import { getOfferEnd } from "./waiting-list.policy.ts";

const offerSeats = taskKind("live-event-seats", 2);

/** Returns the task that offers seats that came free to those who wait for one. */
export const offerSeatsTask = (): Task => ({ kind: offerSeats, data: {} });

/** The kind of task that offers seats that came free. */
export const offerSeatsKind = offerSeats;

const isWaiting = isNotNull(liveEventRegistrations.waiting_since);

/** Takes back the offers of an event that nobody took in time. Who attends online stays registered. */
const endOffers = async (tx: Db, eventId: number, now: Date) => {
  const isOver = and(
    eq(liveEventRegistrations.live_event_id, eventId),
    lte(liveEventRegistrations.offered_until, now),
  );
  await tx
    .delete(liveEventRegistrations)
    .where(and(isOver, isNull(liveEventRegistrations.confirmed_at)));
  await tx
    .update(liveEventRegistrations)
    .set({ waiting_since: null, offered_until: null })
    .where(isOver);
};

const offerToNext = (db: Db, config: Configuration, { id, now }: { id: number; now: Date }) =>
  transaction(db, async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event || event.status !== LIVE_EVENT_STATUSES.REGISTRATION || event.starts_at <= now)
      return;
    await endOffers(tx, id, now);
    const free = await countFreeSeats(tx, event, { before: "offered" });
    if (free === 0) return;
    const next = await tx
      .select()
      .from(liveEventRegistrations)
      .where(
        and(
          eq(liveEventRegistrations.live_event_id, id),
          isWaiting,
          isNull(liveEventRegistrations.offered_until),
        ),
      )
      .orderBy(asc(liveEventRegistrations.waiting_since), asc(liveEventRegistrations.id))
      .limit(free === null ? 1000 : free)
      .for("update");
    const until = getOfferEnd(event.starts_at, now);
    for (const row of next) {
      await tx
        .update(liveEventRegistrations)
        .set({ offered_until: until })
        .where(eq(liveEventRegistrations.id, row.id));
      const onSite = { ...row, attendance_type: ATTENDANCE_TYPES.ON_SITE };
      const attendee = toAttendee(config.secret, onSite, await findLogin(tx, row));
      await enqueue(tx, seatOfferedMail(attendee, event, { row, until, secret: config.secret }));
    }
  });

/**
 * Offers every seat that came free to whoever has waited longest; what nobody takes in time goes to the
 * next. Safe to run in several processes at once. Source: docs/product/live-events.md.
 */
export const offerFreeSeats = async (db: Db, config: Configuration, now = new Date()) => {
  const waitedFor = db
    .select({ id: liveEventRegistrations.live_event_id })
    .from(liveEventRegistrations)
    .where(isWaiting);
  const events = await db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(and(isPublished, gt(liveEvents.starts_at, now), inArray(liveEvents.id, waitedFor)));
  for (const { id } of events) await offerToNext(db, config, { id, now });
};
