import {
  ATTENDANCE_TYPES,
  type AttendanceType,
  EVENT_TYPES,
} from "@devguild/schemas/constants/live-events";
import { eq } from "drizzle-orm";

import type { Db } from "../src/db/db.ts";
import {
  liveEvents,
  liveEventSeasons,
  liveEventSpeakers,
  liveSessions,
} from "../src/modules/live-events/live-events.tables.ts";
import { toNotifiedSchedule } from "../src/modules/live-events/notified-schedule.queries.ts";
import { liveEventRegistrations } from "../src/modules/live-events/registrations.tables.ts";
import { HOUR_MS } from "../src/time.ts";

let serial = 0;

/** Creates live events, by default online, public and starting in a week. */
export const givenLiveEventsOn = (db: Db) => {
  const liveSeason = async (label = "Season") => {
    serial += 1;
    const [row] = await db
      .insert(liveEventSeasons)
      .values({ label, slug: `season-${serial}`, position: serial })
      .returning();
    if (!row) throw new Error("No season was made.");
    return row;
  };

  const liveEvent = async ({
    inHours = 24 * 7,
    speaker_ids = [],
    ...values
  }: Partial<typeof liveEvents.$inferInsert> & {
    inHours?: number;
    speaker_ids?: number[];
  } = {}) => {
    serial += 1;
    const starts_at = new Date(Date.now() + inHours * HOUR_MS);
    const [row] = await db
      .insert(liveEvents)
      .values({
        slug: `live-event-${serial}`,
        title: `Live event ${serial}`,
        event_type: EVENT_TYPES.ONLINE,
        starts_at,
        ends_at: new Date(starts_at.getTime() + 2 * HOUR_MS),
        timezone: "Europe/Vienna",
        published: true,
        ...values,
      })
      .returning();
    if (!row) throw new Error("No event was made.");
    for (const [position, speaker_id] of speaker_ids.entries())
      await db.insert(liveEventSpeakers).values({ live_event_id: row.id, speaker_id, position });
    return row;
  };

  const liveSession = async (
    live_event_id: number,
    values: Partial<typeof liveSessions.$inferInsert> = {},
  ) => {
    serial += 1;
    const [row] = await db
      .insert(liveSessions)
      .values({
        live_event_id,
        slug: `session-${serial}`,
        title: `Session ${serial}`,
        starts_at: new Date("2026-12-01T18:00:00Z"),
        ends_at: new Date("2026-12-01T18:45:00Z"),
        published: true,
        ...values,
      })
      .returning();
    if (!row) throw new Error("No session was made.");
    return row;
  };

  /** Creates a confirmed registration of a member or a guest, made a month ago. */
  const liveRegistration = async (
    live_event_id: number,
    values: Partial<typeof liveEventRegistrations.$inferInsert>,
  ) => {
    const monthAgo = new Date(Date.now() - 30 * 24 * HOUR_MS);
    const [event] = await db.select().from(liveEvents).where(eq(liveEvents.id, live_event_id));
    if (!event) throw new Error("The event doesn’t exist.");
    const attendance = values.attendance_type ?? ATTENDANCE_TYPES.ONLINE;
    const [row] = await db
      .insert(liveEventRegistrations)
      .values({
        live_event_id,
        attendance_type: attendance,
        created_at: monthAgo,
        confirmed_at: monthAgo,
        ...toNotifiedSchedule(event, attendance as AttendanceType),
        ...values,
      })
      .returning();
    if (!row) throw new Error("The registration wasn’t created.");
    return row;
  };

  return { liveSeason, liveEvent, liveSession, liveRegistration };
};
