import type { AdminLiveEvent, CloneLiveEventBody } from "@devguild/schemas/admin-live-events";
import { LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import { toSlug } from "@devguild/schemas/slugs";
import { eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { lockForEditing, refuseTaken } from "./edit-events.commands.ts";
import { findAdminEvent } from "./find-admin-event.queries.ts";
import {
  liveEventAds,
  liveEventBackers,
  liveEvents,
  liveEventSpeakers,
  liveSessions,
  liveSessionSpeakers,
} from "./live-events.tables.ts";

type Copied = { from: number; to: number };

const copySpeakers = async (tx: Db, { from, to }: Copied) => {
  const rows = await tx
    .select()
    .from(liveEventSpeakers)
    .where(eq(liveEventSpeakers.live_event_id, from));
  if (rows.length > 0)
    await tx
      .insert(liveEventSpeakers)
      .values(
        rows.map(({ speaker_id, position }) => ({ live_event_id: to, speaker_id, position })),
      );
};

const copyBackers = async (tx: Db, { from, to }: Copied) => {
  const rows = await tx
    .select()
    .from(liveEventBackers)
    .where(eq(liveEventBackers.live_event_id, from));
  if (rows.length > 0)
    await tx
      .insert(liveEventBackers)
      .values(rows.map(({ id: _id, ...row }) => Object.assign(row, { live_event_id: to })));
};

const copyAds = async (tx: Db, { from, to }: Copied) => {
  const rows = await tx.select().from(liveEventAds).where(eq(liveEventAds.live_event_id, from));
  if (rows.length > 0)
    await tx
      .insert(liveEventAds)
      .values(rows.map(({ id: _id, ...row }) => Object.assign(row, { live_event_id: to })));
};

const copySessions = async (tx: Db, { from, to }: Copied, shiftMs: number) => {
  const rows = await tx.select().from(liveSessions).where(eq(liveSessions.live_event_id, from));
  const shift = (at: Date) => new Date(at.getTime() + shiftMs);
  for (const { id, starts_at, ends_at, version: _version, video_id: _video, ...row } of rows) {
    const [copy] = await tx
      .insert(liveSessions)
      .values({
        ...row,
        live_event_id: to,
        starts_at: shift(starts_at),
        ends_at: shift(ends_at),
      })
      .returning({ id: liveSessions.id });
    const people = await tx
      .select()
      .from(liveSessionSpeakers)
      .where(eq(liveSessionSpeakers.session_id, id));
    if (copy && people.length > 0)
      await tx
        .insert(liveSessionSpeakers)
        .values(people.map((person) => Object.assign(person, { session_id: copy.id })));
  }
};

/**
 * Copies an event with its sessions to another date, unpublished and without registrations, stream and
 * recordings; throws 404 if there is none. Source: docs/product/live-events.md.
 */
export const cloneEvent = (
  db: Db,
  id: number,
  { title, starts_at: start }: CloneLiveEventBody,
): Promise<AdminLiveEvent> =>
  transaction(db, async (tx) => {
    const { starts_at, ends_at, event_type, timezone, ...source } = await lockForEditing(tx, id);
    const { subtitle, description, season_id, venue, cover_url, skill_ids } = source;
    const { requires_login, capacity, event_id } = source;
    const newStart = new Date(start);
    const shiftMs = newStart.getTime() - starts_at.getTime();
    const [copy] = await tx
      .insert(liveEvents)
      .values({
        title,
        slug: toSlug(title, "event"),
        status: LIVE_EVENT_STATUSES.REGISTRATION,
        starts_at: newStart,
        ends_at: new Date(ends_at.getTime() + shiftMs),
        event_type,
        timezone,
        subtitle,
        description,
        season_id,
        event_id,
        venue,
        cover_url,
        skill_ids,
        requires_login,
        capacity,
      })
      .returning({ id: liveEvents.id })
      .catch(refuseTaken(undefined));
    if (!copy) return notFound();
    const copied = { from: id, to: copy.id };
    await copySpeakers(tx, copied);
    await copyBackers(tx, copied);
    await copyAds(tx, copied);
    await copySessions(tx, copied, shiftMs);
    return (await findAdminEvent(tx, copy.id)) ?? notFound();
  });
