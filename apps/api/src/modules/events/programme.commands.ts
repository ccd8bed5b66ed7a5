import { LIVE_EVENT_MESSAGES } from "@devguild/schemas/constants/live-event-editing";
import { SESSION_MESSAGES as M } from "@devguild/schemas/constants/live-programme";
import type {
  AdminEventSession,
  EventSessionBody,
  NewEventSessionBody,
} from "@devguild/schemas/event-programme";
import { eq, inArray } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { lockEvent } from "./events.commands.ts";
import { type events, eventSessions, eventSessionSpeakers } from "./events.tables.ts";
import { findSlotErrors } from "./programme.policy.ts";
import { findProgrammeSession, isSession, type SessionKey } from "./programme.queries.ts";

/** The audit snapshot of a session of an event. */
export const eventSessionSnapshot = createSnapshot(eventSessions, { derived: ["version"] });

type Event = typeof events.$inferSelect;
type Times = { starts_at: Date; ends_at: Date };

const requireValid = async (tx: Db, event: Event, times: Times, ids: readonly number[] = []) => {
  const errors = findSlotErrors(times, event);
  const named = [...new Set(ids)];
  const isKnown =
    named.length === 0 || (await tx.$count(speakers, inArray(speakers.id, named))) === named.length;
  if (!isKnown) errors["speaker_ids"] = LIVE_EVENT_MESSAGES.speakerUnknown;
  if (Object.keys(errors).length > 0) invalid(errors);
};

const replaceSpeakers = async (tx: Db, session_id: number, ids: readonly number[] | undefined) => {
  if (!ids) return;
  await tx.delete(eventSessionSpeakers).where(eq(eventSessionSpeakers.session_id, session_id));
  const rows = [...new Set(ids)].map((speaker_id, position) => ({
    session_id,
    speaker_id,
    position,
  }));
  if (rows.length > 0) await tx.insert(eventSessionSpeakers).values(rows);
};

const readBack = async (tx: Db, key: SessionKey): Promise<AdminEventSession> =>
  (await findProgrammeSession(tx, key)) ?? notFound();

/** Adds a session to an event's programme; throws 404 if there is no such event. */
export const addSession = (
  db: Db,
  eventId: number,
  { speaker_ids, ...body }: NewEventSessionBody,
): Promise<AdminEventSession> =>
  transaction(db, async (tx) => {
    const event = await lockEvent(tx, eventId);
    const times = { starts_at: new Date(body.starts_at), ends_at: new Date(body.ends_at) };
    await requireValid(tx, event, times, speaker_ids);
    const [added] = await tx
      .insert(eventSessions)
      .values({ ...body, ...times, event_id: eventId })
      .returning({ id: eventSessions.id });
    if (!added) return notFound();
    await replaceSpeakers(tx, added.id, speaker_ids);
    return readBack(tx, { eventId, id: added.id });
  });

/** Changes a session; throws 409 if someone has saved it since the version that the change is based on. */
export const changeSession = (
  db: Db,
  key: SessionKey,
  { version, speaker_ids, starts_at: start, ends_at: end, ...columns }: EventSessionBody,
): Promise<AdminEventSession> =>
  transaction(db, async (tx) => {
    const event = await lockEvent(tx, key.eventId);
    const [before] = await tx.select().from(eventSessions).where(isSession(key)).for("update");
    if (!before) return notFound();
    if (before.version !== version) conflict("session_changed", M.changed);
    const times = {
      starts_at: start === undefined ? before.starts_at : new Date(start),
      ends_at: end === undefined ? before.ends_at : new Date(end),
    };
    await requireValid(tx, event, times, speaker_ids);
    await tx
      .update(eventSessions)
      .set({ ...columns, ...times, version: version + 1 })
      .where(isSession(key));
    await replaceSpeakers(tx, key.id, speaker_ids);
    return readBack(tx, key);
  });

/** Deletes a session, also from the companies that chose it; throws 404 if the event has no such one. */
export const deleteSession = async (db: Db, key: SessionKey): Promise<void> => {
  const deleted = await db.delete(eventSessions).where(isSession(key)).returning({
    id: eventSessions.id,
  });
  if (deleted.length === 0) notFound();
};
