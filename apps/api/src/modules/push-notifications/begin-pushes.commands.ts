import {
  PUSH_DELIVERY_STATES,
  PUSH_STATUSES,
} from "@devguild/schemas/constants/push-notifications";
import { and, eq, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { SECOND_MS } from "../../time.ts";
import { pushSubscriptions } from "../push-subscriptions/push-subscriptions.tables.ts";
import { countDevices } from "./audience.queries.ts";
import { leaseFromNow } from "./claim-deliveries.commands.ts";
import { pushDeliveries, pushNotifications } from "./push-notifications.tables.ts";

const { QUEUED, SENDING } = PUSH_STATUSES;
const { CLAIMED, FAILED, UNKNOWN } = PUSH_DELIVERY_STATES;

type Row = typeof pushNotifications.$inferSelect;

/** A notification that this process sends; or in how many seconds another one's turn ends at the latest. */
type Begun = { row: Row } | { busyForS: number } | null;

/** Starts sending from the first device; those that got it before, when it failed, are left out later. */
const start = async (tx: Db, row: Row, publicKey: string): Promise<Row> => {
  await tx
    .delete(pushDeliveries)
    .where(and(eq(pushDeliveries.notification_id, row.id), eq(pushDeliveries.state, FAILED)));
  const { target, event_id: eventId } = row;
  const reached = await tx.$count(pushDeliveries, eq(pushDeliveries.notification_id, row.id));
  const devices = await countDevices(tx, { target, eventId, publicKey });
  const [started] = await tx
    .update(pushNotifications)
    .set({
      status: SENDING,
      started_at: new Date(),
      leased_until: leaseFromNow(),
      reached_id: 0,
      last_id: sql`(select coalesce(max(id), 0) from ${pushSubscriptions})`,
      recipients_count: Math.max(devices, reached),
      failed_count: 0,
      problem: null,
    })
    .where(eq(pushNotifications.id, row.id))
    .returning();
  return started ?? row;
};

/** Goes on after another turn; what a stopped process was sending then is never sent again. */
const goOn = async (tx: Db, row: Row): Promise<Row> => {
  const lost = await tx
    .update(pushDeliveries)
    .set({ state: UNKNOWN })
    .where(and(eq(pushDeliveries.notification_id, row.id), eq(pushDeliveries.state, CLAIMED)))
    .returning({ id: pushDeliveries.id });
  const [taken] = await tx
    .update(pushNotifications)
    .set({
      leased_until: leaseFromNow(),
      unknown_count: sql`${pushNotifications.unknown_count} + ${lost.length}`,
    })
    .where(eq(pushNotifications.id, row.id))
    .returning();
  return taken ?? row;
};

/**
 * Begins a turn of sending a notification, which one process at a time may take. Null if it was taken back,
 * changed or finished since.
 */
export const beginTurn = (
  db: Db,
  { notificationId, version }: { notificationId: number; version: number },
  publicKey: string,
): Promise<Begun> =>
  transaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(pushNotifications)
      .where(and(eq(pushNotifications.id, notificationId), eq(pushNotifications.version, version)))
      .for("no key update");
    if (row?.status === QUEUED) return { row: await start(tx, row, publicKey) };
    if (row?.status !== SENDING) return null;
    const leftMs = (row.leased_until?.getTime() ?? 0) - Date.now();
    return leftMs > 0 ? { busyForS: Math.ceil(leftMs / SECOND_MS) } : { row: await goOn(tx, row) };
  });
