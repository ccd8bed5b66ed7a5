import {
  DELIVERY_STATES,
  NOTIFICATION_MESSAGES as M,
  NOTIFICATION_UNDO_S,
} from "@devguild/schemas/constants/notifications";
import type { SendNotificationBody } from "@devguild/schemas/admin-notifications";
import { and, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { lockDevelopers } from "../developers/skills-and-languages.commands.ts";
import { readAddressees } from "./check-notification.queries.ts";
import { deliverNotificationTask } from "./admin-notifications.tasks.ts";
import { staffNotificationRecipients, staffNotifications } from "./admin-notifications.tables.ts";

const { WAITING, SKIPPED, WITHDRAWN } = DELIVERY_STATES;

/**
 * Notifies developers in a few seconds, and records who is skipped and why; returns its id. The
 * developers are locked, so that the same notification sent twice at once reaches each of them once.
 * Source: docs/product/notifications.md.
 */
export const sendNotification = async (
  tx: Db,
  viewer: Viewer,
  { developer_ids: ids, ...wanted }: SendNotificationBody,
) => {
  await lockDevelopers(tx, ids);
  // After the lock, so that what was sent while this one waited counts.
  const now = new Date();
  const addressees = await readAddressees(tx, ids, wanted, now);
  const isReached = ({ delivery }: (typeof addressees)[number]) => delivery.channels.length > 0;
  if (!addressees.some(isReached)) return invalid({ developer_ids: M.nobody });
  const [stored] = await tx
    .insert(staffNotifications)
    .values({
      ...wanted,
      sent_by: viewer.userId,
      send_at: new Date(now.getTime() + NOTIFICATION_UNDO_S * 1000),
    })
    .returning({ id: staffNotifications.id });
  const id = stored?.id ?? notFound();
  await tx.insert(staffNotificationRecipients).values(
    addressees.map((each) => ({
      notification_id: id,
      developer_id: each.id,
      state: isReached(each) ? WAITING : SKIPPED,
      channels: each.delivery.channels,
      gap: each.delivery.gap,
      created_at: now,
    })),
  );
  await enqueue(tx, deliverNotificationTask({ notificationId: id }), {
    delay: NOTIFICATION_UNDO_S,
  });
  return id;
};

/** Takes a notification back; throws 409 once it is on its way. Twice is harmless. */
export const withdrawNotification = async (tx: Db, id: number) => {
  const [stored] = await tx
    .select()
    .from(staffNotifications)
    .where(eq(staffNotifications.id, id))
    .for("update");
  if (!stored) return notFound();
  if (stored.withdrawn_at !== null) return;
  const now = new Date();
  if (stored.send_at <= now) return conflict("gone", M.gone);
  await tx
    .update(staffNotifications)
    .set({ withdrawn_at: now })
    .where(eq(staffNotifications.id, id));
  await tx
    .update(staffNotificationRecipients)
    .set({ state: WITHDRAWN, channels: [] })
    .where(
      and(
        eq(staffNotificationRecipients.notification_id, id),
        eq(staffNotificationRecipients.state, WAITING),
      ),
    );
};

/** Deletes what a developer was notified of by staff. */
export const eraseReceivedNotifications = (tx: Db, developerId: number) =>
  tx
    .delete(staffNotificationRecipients)
    .where(eq(staffNotificationRecipients.developer_id, developerId));
