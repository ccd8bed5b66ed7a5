import { PUSH_STATUSES } from "@devguild/schemas/constants/push-notifications";
import { and, eq, lte, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { enqueue } from "../../queue/queue.ts";
import { MINUTE_MS } from "../../time.ts";
import { pushNotifications } from "./push-notifications.tables.ts";
import { sendPushTask } from "./send-pushes.commands.ts";

const { SCHEDULED, QUEUED, SENDING } = PUSH_STATUSES;

const isWaiting = (now: Date) => {
  const before = sql`${new Date(now.getTime() - MINUTE_MS).toISOString()}::timestamptz`;
  return sql`(${pushNotifications.status} = ${QUEUED} and coalesce(${pushNotifications.leaves_at}, ${pushNotifications.scheduled_at}) < ${before})
    or (${pushNotifications.status} = ${SENDING} and ${pushNotifications.leased_until} < ${before})`;
};

/**
 * Enqueues scheduled notifications that are due, also those that became due while no process ran, and again
 * those whose task was lost: a second one finds the first at work. Runs every minute.
 */
export const enqueueDuePushes = (db: Db, now = new Date()): Promise<void> =>
  transaction(db, async (tx) => {
    const lost = await tx
      .select({ id: pushNotifications.id, version: pushNotifications.version })
      .from(pushNotifications)
      .where(isWaiting(now));
    const due = await tx
      .update(pushNotifications)
      .set({ status: QUEUED })
      .where(and(eq(pushNotifications.status, SCHEDULED), lte(pushNotifications.scheduled_at, now)))
      .returning({ id: pushNotifications.id, version: pushNotifications.version });
    for (const { id, version } of [...lost, ...due])
      await enqueue(tx, sendPushTask({ notificationId: id, version }));
  });
