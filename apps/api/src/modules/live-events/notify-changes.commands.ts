import type { LiveEventBody } from "@devguild/schemas/admin-live-events";
import {
  CHANGE_UNDO_S,
  LIVE_AUDIENCES,
  type LiveAudience,
  listConcerned,
} from "@devguild/schemas/constants/live-event-editing";
import { ATTENDANCE_TYPES } from "@devguild/schemas/constants/live-events";
import { and, eq, isNotNull } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { enqueue } from "../../queue/queue.ts";
import type { liveEvents } from "./live-events.tables.ts";
import { toNotifiedSchedule } from "./notified-schedule.queries.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";
import { checkChanges } from "./send-changes.commands.ts";

type Event = typeof liveEvents.$inferSelect;

const ATTENDANCE: Record<LiveAudience, 0 | 1> = {
  on_site: ATTENDANCE_TYPES.ON_SITE,
  online: ATTENDANCE_TYPES.ONLINE,
};

const toSchedule = ({ starts_at, ends_at, timezone, venue, published }: Event) => ({
  starts_at: iso(starts_at),
  ends_at: iso(ends_at),
  timezone,
  venue,
  published,
});

/** Returns whether a change of an event concerns people who are registered. */
export const isScheduleChange = (before: Event, after: Event) =>
  listConcerned(toSchedule(before), toSchedule(after)).length > 0;

/** Returns the moment until which a change that is made now can be undone before anyone is emailed. */
export const getUndoEnd = (now: Date) => new Date(now.getTime() + CHANGE_UNDO_S * 1000);

/**
 * Sees to it that those whom a change concerns are emailed once it can't be undone any more, and that the
 * groups in `unnotified` are not.
 */
export const notifyOfChange = async (
  tx: Db,
  after: Event,
  unnotified: LiveEventBody["unnotified"],
): Promise<void> => {
  for (const group of LIVE_AUDIENCES.filter((each) => unnotified.includes(each)))
    // As if they knew already.
    await tx
      .update(liveEventRegistrations)
      .set(
        after.published
          ? toNotifiedSchedule(after, ATTENDANCE[group])
          : { notified_withdrawn: true, notified_sequence: after.sequence },
      )
      .where(
        and(
          eq(liveEventRegistrations.live_event_id, after.id),
          eq(liveEventRegistrations.attendance_type, ATTENDANCE[group]),
          isNotNull(liveEventRegistrations.confirmed_at),
        ),
      );
  await enqueue(tx, { kind: checkChanges, data: {} }, { delay: CHANGE_UNDO_S + 1 });
};
