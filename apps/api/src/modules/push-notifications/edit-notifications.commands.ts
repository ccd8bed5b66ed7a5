import type { Configuration } from "@devguild/config/configuration";
import {
  PUSH_CHANGED,
  PUSH_MESSAGES as M,
  PUSH_STATUSES,
  PUSH_UNDO_S,
  type PushStatus,
} from "@devguild/schemas/constants/push-notifications";
import type {
  NewPushBody,
  PushBody,
  PushDraftBody,
  PushNotification,
} from "@devguild/schemas/push-notifications";
import { eq, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound, notYet } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS, SECOND_MS } from "../../time.ts";
import { findPushKeys } from "../push-subscriptions/push-keys.queries.ts";
import { countDevices } from "./audience.queries.ts";
import { findForeignParts, findMissingParts, readLink } from "./push-links.policy.ts";
import { findEditOptions, findNotification, isOfEvent } from "./push-notifications.queries.ts";
import { pushNotifications } from "./push-notifications.tables.ts";
import { sendPushTask } from "./send-pushes.commands.ts";
import { canBecome } from "./push-status.policy.ts";

const { DRAFT, SCHEDULED, QUEUED, DELETED } = PUSH_STATUSES;
const MAX_AHEAD_MS = 365 * DAY_MS;

type Address = { eventId: number; id: number };

const requireNone = (errors: Record<string, string>) => {
  if (Object.keys(errors).length > 0) invalid(errors);
};

const toDate = (at: string | null) => (at === null ? null : new Date(at));

const readContent = ({
  title,
  body,
  target,
  ...link
}: Pick<
  PushBody,
  "title" | "body" | "target" | "action" | "redirect_type" | "url" | "session_id" | "partner_id"
>) => ({
  title,
  body,
  target,
  ...(readLink(link) ?? invalid({ redirect_type: M.redirect })),
});

/** Locks a push notification; throws 404 without it, and 409 if someone has saved another version. */
const lock = async (tx: Db, { eventId, id }: Address, version?: number) => {
  const [row] = await tx
    .select()
    .from(pushNotifications)
    .where(isOfEvent(eventId, id))
    .for("no key update");
  if (!row) return notFound();
  if (version !== undefined && row.version !== version) return conflict(PUSH_CHANGED, M.changed);
  return row;
};

const requireStep = (row: Parameters<typeof canBecome>[0], next: PushStatus) => {
  if (!canBecome(row, next, new Date())) conflict("push_gone", M.gone);
};

const readBack = async (tx: Db, { eventId, id }: Address): Promise<PushNotification> =>
  (await findNotification(tx, eventId, id)) ?? notFound();

const toSaved = (viewer: Viewer) => ({
  version: sql`${pushNotifications.version} + 1`,
  saved_by: viewer.userId,
  saved_at: new Date(),
});

/** Creates a push notification as a draft; throws 404 without the event. Source: docs/product/push.md. */
export const createNotification = (
  db: Db,
  viewer: Viewer,
  eventId: number,
  body: NewPushBody,
): Promise<PushNotification> =>
  transaction(db, async (tx) => {
    const known = (await findEditOptions(tx, eventId)) ?? notFound();
    requireNone(findForeignParts(body, known));
    const content = readContent(body);
    const [created] = await tx
      .insert(pushNotifications)
      .values({
        event_id: eventId,
        ...content,
        scheduled_at: toDate(body.scheduled_at),
        saved_by: viewer.userId,
      })
      .returning({ id: pushNotifications.id });
    return readBack(tx, { eventId, id: created?.id ?? 0 });
  });

/** Saves what is typed; one that failed is a draft again. Throws 409 unless it is one of these. */
export const saveNotificationDraft = (
  db: Db,
  viewer: Viewer,
  address: Address,
  { version, ...body }: PushDraftBody,
): Promise<PushNotification> =>
  transaction(db, async (tx) => {
    const row = await lock(tx, address, version);
    const known = (await findEditOptions(tx, address.eventId)) ?? notFound();
    if (row.status === SCHEDULED || row.status === QUEUED) conflict("push_gone", M.gone);
    requireStep(row, DRAFT);
    requireNone(findForeignParts(body, known));
    const content = readContent(body);
    await tx
      .update(pushNotifications)
      .set({
        ...content,
        status: DRAFT,
        scheduled_at: toDate(body.scheduled_at),
        ...toSaved(viewer),
      })
      .where(eq(pushNotifications.id, address.id));
    return readBack(tx, address);
  });

const readSchedule = ({ status, scheduled_at }: Pick<PushBody, "status" | "scheduled_at">) => {
  if (status !== SCHEDULED) return status === DRAFT ? toDate(scheduled_at) : null;
  const at = toDate(scheduled_at) ?? invalid({ scheduled_at: M.schedule });
  const inMs = at.getTime() - Date.now();
  if (inMs <= 0) return invalid({ scheduled_at: M.past });
  return inMs > MAX_AHEAD_MS ? invalid({ scheduled_at: M.far }) : at;
};

type Deciding = { viewer: Viewer; config: Pick<Configuration, "push" | "secret"> };

/**
 * Changes a push notification and decides about it: a draft, scheduled, or sent in a few seconds, until which it
 * can be made a draft again. Throws 422 if it can't be sent as it is, 409 if it is on its way.
 */
export const decideNotification = (
  db: Db,
  { viewer, config }: Deciding,
  address: Address,
  { version, status, scheduled_at, ...body }: PushBody,
): Promise<PushNotification> =>
  transaction(db, async (tx) => {
    const row = await lock(tx, address, version);
    requireStep(row, status);
    const known = (await findEditOptions(tx, address.eventId)) ?? notFound();
    requireNone(findForeignParts(body, known));
    const content = readContent(body);
    if (status !== DRAFT) requireNone(findMissingParts(content, known));
    const schedule = readSchedule({ status, scheduled_at });
    const { publicKey } = (await findPushKeys(tx, config)) ?? notYet();
    const { target } = content;
    const devices = await countDevices(tx, { target, eventId: address.eventId, publicKey });
    if (status === QUEUED && devices === 0) invalid({ target: M.nobody });
    await tx
      .update(pushNotifications)
      .set({
        ...content,
        status,
        scheduled_at: schedule,
        leaves_at: status === QUEUED ? new Date(Date.now() + PUSH_UNDO_S * SECOND_MS) : null,
        recipients_count: devices,
        problem: null,
        ...toSaved(viewer),
      })
      .where(eq(pushNotifications.id, address.id));
    if (status === QUEUED)
      await enqueue(tx, sendPushTask({ notificationId: address.id, version: version + 1 }), {
        delay: PUSH_UNDO_S,
      });
    return readBack(tx, address);
  });

/** Deletes a draft or a scheduled push notification; it stays in the list. Throws 409 for any other. */
export const deleteNotification = (
  db: Db,
  viewer: Viewer,
  address: Address,
): Promise<PushNotification> =>
  transaction(db, async (tx) => {
    const row = await lock(tx, address);
    if (!canBecome(row, DELETED, new Date())) conflict("push_gone", M.deleted);
    await tx
      .update(pushNotifications)
      .set({ status: DELETED, scheduled_at: null, ...toSaved(viewer) })
      .where(eq(pushNotifications.id, address.id));
    return readBack(tx, address);
  });
