import { LIVE_EVENT_MESSAGES } from "@devguild/schemas/constants/live-event-editing";
import { SESSION_MESSAGES as M } from "@devguild/schemas/constants/live-programme";
import type { AdminSession, NewSessionBody, SessionBody } from "@devguild/schemas/live-sessions";
import { toSlug } from "@devguild/schemas/slugs";
import { eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { lockForEditing } from "./edit-events.commands.ts";
import { findTimeErrors } from "./edit-events.policy.ts";
import { areSkills, areSpeakers, isVideo } from "./event-parts.queries.ts";
import { findSession, isSession, type SessionKey } from "./find-sessions.queries.ts";
import { liveSessions, liveSessionSpeakers } from "./live-events.tables.ts";

/** The audit snapshot of a session. */
export const liveSessionSnapshot = createSnapshot(liveSessions, { derived: ["slug", "version"] });

type Content = Omit<SessionBody, "version">;

// The unique index settles simultaneous writes.
const refuseTaken = (error: unknown) =>
  isUniqueViolation(error, "live_sessions_slug") ? invalid({ title: M.titleTaken }) : raise(error);

const requireValid = async (
  tx: Db,
  times: { starts_at: Date; ends_at: Date },
  { skill_ids = [], speaker_ids = [], video_id }: Content,
) => {
  const errors: Record<string, string> = findTimeErrors(times);
  if (!(await areSkills(tx, skill_ids))) errors["skill_ids"] = LIVE_EVENT_MESSAGES.skillUnknown;
  if (!(await areSpeakers(tx, speaker_ids)))
    errors["speaker_ids"] = LIVE_EVENT_MESSAGES.speakerUnknown;
  if (!(await isVideo(tx, video_id))) errors["video_id"] = LIVE_EVENT_MESSAGES.videoUnknown;
  if (Object.keys(errors).length > 0) invalid(errors);
};

const toColumns = ({ title, abstract, stage, video_id, position, skill_ids }: Content) => ({
  title,
  abstract,
  stage,
  video_id,
  position,
  ...(skill_ids && { skill_ids: [...new Set(skill_ids)] }),
});

const replaceSpeakers = async (tx: Db, session_id: number, ids: readonly number[] | undefined) => {
  if (!ids) return;
  await tx.delete(liveSessionSpeakers).where(eq(liveSessionSpeakers.session_id, session_id));
  const rows = [...new Set(ids)].map((speaker_id, position) => ({
    session_id,
    speaker_id,
    position,
  }));
  if (rows.length > 0) await tx.insert(liveSessionSpeakers).values(rows);
};

const readBack = async (tx: Db, key: SessionKey): Promise<AdminSession> =>
  (await findSession(tx, key)) ?? notFound();

/** Adds a session to an event, unpublished; throws 404 if there is no such event. */
export const createSession = (
  db: Db,
  eventId: number,
  body: NewSessionBody,
): Promise<AdminSession> =>
  transaction(db, async (tx) => {
    await lockForEditing(tx, eventId);
    const times = { starts_at: new Date(body.starts_at), ends_at: new Date(body.ends_at) };
    await requireValid(tx, times, body);
    const [created] = await tx
      .insert(liveSessions)
      .values({
        ...toColumns(body),
        ...times,
        title: body.title,
        slug: toSlug(body.title, "session"),
        live_event_id: eventId,
      })
      .returning({ id: liveSessions.id })
      .catch(refuseTaken);
    if (!created) return notFound();
    await replaceSpeakers(tx, created.id, body.speaker_ids);
    return readBack(tx, { eventId, id: created.id });
  });

const lockSession = async (tx: Db, key: SessionKey) => {
  const [row] = await tx.select().from(liveSessions).where(isSession(key)).for("no key update");
  return row ?? notFound();
};

/** Changes a session; throws 409 if someone has saved it since the version that the change is based on. */
export const updateSession = (
  db: Db,
  key: SessionKey,
  { version, ...content }: SessionBody,
): Promise<AdminSession> =>
  transaction(db, async (tx) => {
    const before = await lockSession(tx, key);
    if (before.version !== version) conflict("session_changed", M.changed);
    const { starts_at: start, ends_at: end } = content;
    const times = {
      starts_at: start === undefined ? before.starts_at : new Date(start),
      ends_at: end === undefined ? before.ends_at : new Date(end),
    };
    await requireValid(tx, times, content);
    await tx
      .update(liveSessions)
      .set({ ...toColumns(content), ...times, version: version + 1 })
      .where(isSession(key))
      .catch(refuseTaken);
    await replaceSpeakers(tx, key.id, content.speaker_ids);
    return readBack(tx, key);
  });

/** Publishes a session, or takes a published one off the event's page. */
export const toggleSession = (db: Db, key: SessionKey): Promise<AdminSession> =>
  transaction(db, async (tx) => {
    const before = await lockSession(tx, key);
    await tx
      .update(liveSessions)
      .set({ published: !before.published, version: before.version + 1 })
      .where(isSession(key));
    return readBack(tx, key);
  });

/** Deletes a session; throws 404 if the event has no such one. */
export const removeSession = async (db: Db, key: SessionKey): Promise<void> => {
  const removed = await db.delete(liveSessions).where(isSession(key)).returning({
    id: liveSessions.id,
  });
  if (removed.length === 0) notFound();
};
