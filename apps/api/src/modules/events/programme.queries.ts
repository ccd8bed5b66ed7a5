import type { AdminEventSession } from "@devguild/schemas/event-programme";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { companies } from "../companies/companies.tables.ts";
import { partnerships, partnershipSessions } from "../partnerships/partnerships.tables.ts";
import { speakerOptionJson } from "../speakers/speakers.queries.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { events, eventSessions, eventSessionSpeakers } from "./events.tables.ts";

const speakersColumn = sql<
  AdminEventSession["speakers"]
>`(select coalesce(json_agg(${speakerOptionJson} order by appearing.position, person.id), '[]') from ${eventSessionSpeakers} appearing join ${speakers} person on person.id = appearing.speaker_id where appearing.session_id = ${eventSessions.id})`;

const partnersColumn = sql<
  string[]
>`(select coalesce(json_agg(coalesce(booked.name, company.name) order by company.name), '[]') from ${partnershipSessions} chosen join ${partnerships} booked on booked.id = chosen.partnership_id join ${companies} company on company.id = booked.company_id where chosen.session_id = ${eventSessions.id})`;

const select = async (db: Db, condition: SQL | undefined): Promise<AdminEventSession[]> => {
  const rows = await db
    .select({
      id: eventSessions.id,
      title: eventSessions.title,
      kind: eventSessions.kind,
      room: eventSessions.room,
      starts_at: eventSessions.starts_at,
      ends_at: eventSessions.ends_at,
      speakers: speakersColumn,
      partners: partnersColumn,
      version: eventSessions.version,
    })
    .from(eventSessions)
    // With one table only, the columns in the subqueries would lose its name.
    .innerJoin(events, eq(events.id, eventSessions.event_id))
    .where(condition)
    .orderBy(asc(eventSessions.starts_at), asc(eventSessions.room), asc(eventSessions.id));
  return rows.map((row) =>
    Object.assign(row, { starts_at: iso(row.starts_at), ends_at: iso(row.ends_at) }),
  );
};

/** Lists an event's sessions by time and hall, for its editors. */
export const listProgramme = (db: Db, eventId: number): Promise<AdminEventSession[]> =>
  select(db, eq(eventSessions.event_id, eventId));

/** A session, and the event it has to belong to. */
export type SessionKey = { eventId: number; id: number };

/** Matches a session of an event. */
export const isSession = ({ eventId, id }: SessionKey) =>
  and(eq(eventSessions.id, id), eq(eventSessions.event_id, eventId));

/** Finds a session of an event; undefined if there is none. */
export const findProgrammeSession = async (
  db: Db,
  key: SessionKey,
): Promise<AdminEventSession | undefined> => (await select(db, isSession(key)))[0];
