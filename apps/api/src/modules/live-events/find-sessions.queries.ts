import type { RecordingOption } from "@devguild/schemas/admin-live-events";
import type { SpeakerOption } from "@devguild/schemas/speakers";
import type { AdminSession } from "@devguild/schemas/live-sessions";
import { and, asc, eq, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { type Catalogue, getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { speakerOptionJson } from "../speakers/speakers.queries.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { videos } from "../videos/videos.tables.ts";
import { liveEvents, liveSessions, liveSessionSpeakers } from "./live-events.tables.ts";

const speakersColumn = sql<
  SpeakerOption[]
>`(select coalesce(json_agg(${speakerOptionJson} order by appearing.position, person.id), '[]') from ${liveSessionSpeakers} appearing join ${speakers} person on person.id = appearing.speaker_id where appearing.session_id = ${liveSessions.id})`;

const videoColumn = sql<RecordingOption | null>`(select json_build_object('id', video.id, 'label', video.title, 'published', video.published) from ${videos} video where video.id = ${liveSessions.video_id})`;

const selectSessions = (db: Db) =>
  db
    .select({
      id: liveSessions.id,
      slug: liveSessions.slug,
      title: liveSessions.title,
      abstract: liveSessions.abstract,
      starts_at: liveSessions.starts_at,
      ends_at: liveSessions.ends_at,
      stage: liveSessions.stage,
      skill_ids: liveSessions.skill_ids,
      speakers: speakersColumn,
      video: videoColumn,
      published: liveSessions.published,
      position: liveSessions.position,
      version: liveSessions.version,
    })
    .from(liveSessions)
    // With one table only, the columns in the subqueries would lose its name.
    .innerJoin(liveEvents, eq(liveEvents.id, liveSessions.live_event_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectSessions>>[number];

const toSession = ({ skills }: Catalogue, { skill_ids, ...row }: Row): AdminSession => ({
  ...row,
  starts_at: iso(row.starts_at),
  ends_at: iso(row.ends_at),
  skills: pick(skills, skill_ids).map(({ id, name }) => ({ id, label: name })),
});

/** Lists the sessions of an event, published or not, in the order in which its page shows them. */
export const listSessions = async (db: Db, eventId: number): Promise<AdminSession[]> => {
  const catalogue = await getCatalogue(db);
  const rows = await selectSessions(db)
    .where(eq(liveSessions.live_event_id, eventId))
    .orderBy(asc(liveSessions.starts_at), asc(liveSessions.position), asc(liveSessions.id));
  return rows.map((row) => toSession(catalogue, row));
};

/** A session, and the event it has to belong to. */
export type SessionKey = { eventId: number; id: number };

/** Matches a session of an event. */
export const isSession = ({ eventId, id }: SessionKey) =>
  and(eq(liveSessions.id, id), eq(liveSessions.live_event_id, eventId));

/** Returns a session of an event, published or not; undefined if there is none. */
export const findSession = async (db: Db, key: SessionKey): Promise<AdminSession | undefined> => {
  const [row] = await selectSessions(db).where(isSession(key));
  return row && toSession(await getCatalogue(db), row);
};
