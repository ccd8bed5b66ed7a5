import {
  PUSH_DELIVERY_STATES,
  PUSH_STATUSES,
} from "@devguild/schemas/constants/push-notifications";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import { LANGUAGE } from "@devguild/schemas/product";
import { and, eq, min } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { SECOND_MS } from "../../time.ts";
import { notify } from "../notifications/notifications.commands.ts";
import { pushDeliveries, pushNotifications } from "./push-notifications.tables.ts";

const { SENDING, SENT, FAILED } = PUSH_STATUSES;
const { WAITING } = PUSH_DELIVERY_STATES;

type Row = typeof pushNotifications.$inferSelect;

const describeRest = ({ expired_count, failed_count, unknown_count }: Row) =>
  [
    expired_count > 0 ? `${pluralize(expired_count, "device is", "devices are")} gone.` : "",
    failed_count > 0 ? `${pluralize(failed_count, "device")} couldn’t be reached.` : "",
    unknown_count > 0 ? `Of ${pluralize(unknown_count, "device")}, we don’t know.` : "",
  ]
    .filter(Boolean)
    .join(" ");

const finish = async (tx: Db, row: Row) => {
  const hasFailed = row.delivered_count === 0 && row.failed_count > 0;
  await tx
    .update(pushNotifications)
    .set({
      status: hasFailed ? FAILED : SENT,
      sent_at: new Date(),
      leased_until: null,
      ...(row.failed_count === 0 && { problem: null }),
    })
    .where(eq(pushNotifications.id, row.id));
  if (row.saved_by === null) return;
  await notify(tx, row.saved_by, {
    kind: "outcome",
    title: hasFailed
      ? `The push notification “${row.title}” failed`
      : `“${row.title}” was pushed to ${formatCount(row.delivered_count)} ${row.delivered_count === 1 ? "device" : "devices"}`,
    body: hasFailed ? (row.problem ?? "") : describeRest(row),
    url: `/${LANGUAGE}/admin/events/${row.event_id}/notifications?open=${row.id}`,
  });
};

/**
 * Ends a process's work on a notification: finished if no device is left. Otherwise it returns in how many
 * seconds the work goes on; null if there is nothing more to do.
 */
export const endTurn = (db: Db, id: number): Promise<number | null> =>
  transaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(pushNotifications)
      .where(and(eq(pushNotifications.id, id), eq(pushNotifications.status, SENDING)))
      .for("no key update");
    if (!row) return null;
    const [next] = await tx
      .select({ at: min(pushDeliveries.next_try_at) })
      .from(pushDeliveries)
      .where(and(eq(pushDeliveries.notification_id, id), eq(pushDeliveries.state, WAITING)));
    const dueAt = next?.at ?? null;
    const isAtEnd = row.reached_id >= row.last_id;
    if (isAtEnd && dueAt === null) {
      await finish(tx, row);
      return null;
    }
    await tx
      .update(pushNotifications)
      .set({ leased_until: null })
      .where(eq(pushNotifications.id, id));
    if (!isAtEnd || dueAt === null) return 0;
    return Math.max(0, Math.ceil((dueAt.getTime() - Date.now()) / SECOND_MS));
  });
