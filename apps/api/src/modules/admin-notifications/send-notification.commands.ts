import {
  DELIVERY_STATES,
  NOTIFICATION_MESSAGES as M,
  NOTIFICATION_UNDO_S,
  type NotificationAudience,
} from "@devguild/schemas/constants/notifications";
import type { SendNotificationBody } from "@devguild/schemas/admin-notifications";
import { and, eq, exists } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { lockLogins } from "../users/users.commands.ts";
import { readAddressees } from "./check-notification.queries.ts";
import { requireSender } from "./sent-notifications.queries.ts";
import { deliverNotificationTask } from "./admin-notifications.tasks.ts";
import { staffNotificationRecipients, staffNotifications } from "./admin-notifications.tables.ts";

const { WAITING, SKIPPED, WITHDRAWN } = DELIVERY_STATES;

/**
 * Notifies logins in a few seconds, and records who is skipped and why; returns its id. The logins are
 * locked, so that the same notification sent twice at once reaches each of them once.
 * Source: docs/product/notifications.md.
 */
export const sendNotification = async (
  tx: Db,
  viewer: Viewer,
  { user_ids: ids, ...wanted }: SendNotificationBody,
) => {
  await lockLogins(tx, ids);
  // After the lock, so that what was sent while this one waited counts.
  const now = new Date();
  const addressees = await readAddressees(tx, ids, wanted, now);
  const isReached = ({ delivery }: (typeof addressees)[number]) => delivery.channels.length > 0;
  if (!addressees.some(isReached)) return invalid({ user_ids: M.nobody });
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
      user_id: each.userId,
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
export const withdrawNotification = async (tx: Db, viewer: Viewer, id: number) => {
  const [stored] = await tx
    .select()
    .from(staffNotifications)
    .where(eq(staffNotifications.id, id))
    .for("update");
  if (!stored) return notFound();
  requireSender(viewer, stored.audience);
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

/** Deletes what staff notified a login of; with an audience, only what it got as one of it. */
export const eraseReceivedNotifications = (
  tx: Db,
  userId: number,
  audience?: NotificationAudience,
) =>
  tx.delete(staffNotificationRecipients).where(
    and(
      eq(staffNotificationRecipients.user_id, userId),
      audience &&
        exists(
          tx
            .select({ id: staffNotifications.id })
            .from(staffNotifications)
            .where(
              and(
                eq(staffNotifications.id, staffNotificationRecipients.notification_id),
                eq(staffNotifications.audience, audience),
              ),
            ),
        ),
    ),
  );
