import type {
  AdminLiveEvent,
  LiveEventBody,
  NewLiveEventBody,
} from "@devguild/schemas/admin-live-events";
import {
  isNextStep,
  LIVE_EVENT_MESSAGES as M,
  type LiveEventStatus,
} from "@devguild/schemas/constants/live-event-editing";
import { ATTENDANCE_TYPES } from "@devguild/schemas/constants/live-events";
import { toSlug } from "@devguild/schemas/slugs";
import { and, eq, isNotNull, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { findEventErrors } from "./edit-events.policy.ts";
import { replaceEventParts } from "./event-parts.commands.ts";
import { findUnknownParts } from "./event-parts.queries.ts";
import { findAdminEvent } from "./find-admin-event.queries.ts";
import { liveEvents, liveSessions } from "./live-events.tables.ts";
import { getUndoEnd, isScheduleChange, notifyOfChange } from "./notify-changes.commands.ts";
import { offerSeatsTask } from "./offer-seats.commands.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

/** The audit snapshot of a live event; its text is long. */
export const liveEventSnapshot = createSnapshot(liveEvents, {
  derived: ["description", "sequence", "version", "changes_due_at", "created_at", "updated_at"],
});

type Row = typeof liveEvents.$inferSelect;
type Content = Omit<
  LiveEventBody,
  "version" | "status" | "published" | "unnotified" | "moves_sessions"
>;

/** Turns a taken slug into 422; if none was sent, it comes from the title. Settles simultaneous writes. */
export const refuseTaken = (slug: string | undefined) => (error: unknown) => {
  if (!isUniqueViolation(error, "live_events_slug_unique")) raise(error);
  return slug === undefined ? invalid({ title: M.titleTaken }) : invalid({ slug: M.slugTaken });
};

const requireValid = (errors: Record<string, string>) => {
  if (Object.keys(errors).length > 0) invalid(errors);
};

/** Converts what is sent to columns of the event; its parts have tables of their own. */
const toColumns = ({
  speaker_ids: _speakers,
  sponsors: _sponsors,
  partners: _partners,
  ads: _ads,
  description_html: html,
  starts_at,
  ends_at,
  skill_ids,
  ...content
}: Content) => ({
  ...content,
  ...(html !== undefined && { description: sanitiseEditorial(html) }),
  ...(starts_at !== undefined && { starts_at: new Date(starts_at) }),
  ...(ends_at !== undefined && { ends_at: new Date(ends_at) }),
  ...(skill_ids && { skill_ids: [...new Set(skill_ids)] }),
});

const countRegistered = async (tx: Db, eventId: number) => {
  const count = (attendance: 0 | 1) =>
    tx.$count(
      liveEventRegistrations,
      and(
        eq(liveEventRegistrations.live_event_id, eventId),
        eq(liveEventRegistrations.attendance_type, attendance),
        isNotNull(liveEventRegistrations.confirmed_at),
      ),
    );
  return {
    onSite: await count(ATTENDANCE_TYPES.ON_SITE),
    online: await count(ATTENDANCE_TYPES.ONLINE),
  };
};

const readBack = async (tx: Db, id: number): Promise<AdminLiveEvent> =>
  (await findAdminEvent(tx, id)) ?? notFound();

/** Creates a live event, unpublished. Source: docs/product/live-events.md. */
export const createEvent = (db: Db, body: NewLiveEventBody): Promise<AdminLiveEvent> =>
  transaction(db, async (tx) => {
    const { title, event_type, timezone } = body;
    const times = { starts_at: new Date(body.starts_at), ends_at: new Date(body.ends_at) };
    const draft = { status: 0, published: false, venue: null, stream_url: null, capacity: null };
    requireValid({
      ...findEventErrors({ ...draft, ...times, event_type }, { onSite: 0, online: 0 }),
      ...(await findUnknownParts(tx, body)),
    });
    const [created] = await tx
      .insert(liveEvents)
      .values({
        ...toColumns(body),
        ...times,
        title,
        event_type,
        timezone,
        slug: body.slug ?? toSlug(title, "event"),
      })
      .returning({ id: liveEvents.id })
      .catch(refuseTaken(body.slug));
    if (!created) return notFound();
    await replaceEventParts(tx, created.id, body);
    return readBack(tx, created.id);
  });

/** Locks an event, so that nobody registers, cancels or edits meanwhile; throws 404 if there is none. */
export const lockForEditing = async (tx: Db, id: number): Promise<Row> => {
  const [row] = await tx
    .select()
    .from(liveEvents)
    .where(eq(liveEvents.id, id))
    .for("no key update");
  return row ?? notFound();
};

const moveSessions = async (tx: Db, before: Row, after: Row) => {
  const seconds = (after.starts_at.getTime() - before.starts_at.getTime()) / 1000;
  if (seconds === 0) return;
  const shift = sql`${seconds}::float8 * interval '1 second'`;
  await tx
    .update(liveSessions)
    .set({
      starts_at: sql`${liveSessions.starts_at} + ${shift}`,
      ends_at: sql`${liveSessions.ends_at} + ${shift}`,
      version: sql`${liveSessions.version} + 1`,
    })
    .where(eq(liveSessions.live_event_id, after.id));
};

/**
 * Changes a live event, its status or whether it is published. What people registered for and what its
 * state needs has to stay. Whoever a change concerns is emailed once it can't be undone any more.
 * Source: docs/product/live-events.md.
 */
export const updateEvent = (
  db: Db,
  id: number,
  { version, status, published, unnotified, moves_sessions, ...content }: LiveEventBody,
  now = new Date(),
): Promise<AdminLiveEvent> =>
  transaction(db, async (tx) => {
    const before = await lockForEditing(tx, id);
    if (before.version !== version) conflict("live_event_changed", M.changed);
    if (
      status !== undefined &&
      status !== before.status &&
      !isNextStep(before.status as LiveEventStatus, status)
    )
      conflict("wrong_status", M.stepSkipped);
    const columns = {
      ...toColumns(content),
      ...(status !== undefined && { status }),
      ...(published !== undefined && { published }),
    };
    const next: Row = Object.assign({ ...before }, columns);
    requireValid({
      ...findEventErrors(next, await countRegistered(tx, id)),
      ...(await findUnknownParts(tx, content)),
    });
    const isMoved = isScheduleChange(before, next);
    const [after] = await tx
      .update(liveEvents)
      .set({
        ...columns,
        version: before.version + 1,
        updated_at: now,
        ...(isMoved && { changes_due_at: getUndoEnd(now) }),
      })
      .where(eq(liveEvents.id, id))
      .returning()
      .catch(refuseTaken(content.slug));
    if (!after) return notFound();
    await replaceEventParts(tx, id, content);
    if (moves_sessions) await moveSessions(tx, before, after);
    if (after.capacity !== before.capacity) await enqueue(tx, offerSeatsTask());
    if (isMoved) await notifyOfChange(tx, after, unnotified);
    return readBack(tx, id);
  });

/** Deletes an event with its sessions; throws 409 if anyone is registered for it. */
export const removeEvent = (db: Db, id: number): Promise<void> =>
  transaction(db, async (tx) => {
    await lockForEditing(tx, id);
    const registered = await tx.$count(
      liveEventRegistrations,
      eq(liveEventRegistrations.live_event_id, id),
    );
    if (registered > 0) conflict("has_registrations", M.hasRegistrations);
    await tx.delete(liveEvents).where(eq(liveEvents.id, id));
  });
