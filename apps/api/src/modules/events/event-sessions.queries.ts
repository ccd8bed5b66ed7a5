import type { EventSession } from "@devguild/schemas/events";
import { asc, eq, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { events, eventSessions, eventSessionSpeakers } from "./events.tables.ts";

const speakersColumn = sql<EventSession["speakers"]>`(select coalesce(json_agg(
    json_build_object('id', speaker.id, 'name', speaker.full_name) order by own.position, speaker.id), '[]')
  from ${eventSessionSpeakers} own join ${speakers} speaker on speaker.id = own.speaker_id
  where own.session_id = event_sessions.id)`;

/** Lists the sessions that meet a condition, by time. */
export const selectSessions = async (
  db: Db,
  condition: SQL | undefined,
): Promise<EventSession[]> => {
  const rows = await db
    .select({
      id: eventSessions.id,
      title: eventSessions.title,
      kind: eventSessions.kind,
      room: eventSessions.room,
      starts_at: eventSessions.starts_at,
      ends_at: eventSessions.ends_at,
      speakers: speakersColumn,
    })
    .from(eventSessions)
    .where(condition)
    .orderBy(asc(eventSessions.starts_at), asc(eventSessions.id));
  return rows.map((row) =>
    Object.assign(row, { starts_at: iso(row.starts_at), ends_at: iso(row.ends_at) }),
  );
};

/** Lists an event's sessions by time; null if there is no such event. */
export const listEventSessions = async (db: Db, eventId: number) => {
  const [event] = await db.select({ id: events.id }).from(events).where(eq(events.id, eventId));
  return event ? selectSessions(db, eq(eventSessions.event_id, eventId)) : null;
};
