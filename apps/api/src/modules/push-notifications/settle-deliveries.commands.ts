import { PUSH_DELIVERY_STATES } from "@devguild/schemas/constants/push-notifications";
import { eq, inArray, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { SECOND_MS } from "../../time.ts";
import {
  markDelivered,
  removeGoneDevices,
} from "../push-subscriptions/push-subscriptions.commands.ts";
import type { Claimed } from "./claim-deliveries.commands.ts";
import { pushDeliveries, pushNotifications } from "./push-notifications.tables.ts";
import type { Settled } from "./retries.policy.ts";

const { WAITING, DELIVERED, EXPIRED, FAILED } = PUSH_DELIVERY_STATES;
const STATES = { delivered: DELIVERED, expired: EXPIRED, failed: FAILED } as const;

/** What became of a message to one device; `isUntried` if it wasn't even sent. */
export type SettledDelivery = { claimed: Claimed; settled: Settled; isUntried?: boolean };

const settleAs = async (tx: Db, state: keyof typeof STATES, own: readonly Claimed[]) => {
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  await tx
    .update(pushDeliveries)
    .set({ state: STATES[state] })
    .where(inArray(pushDeliveries.id, ids));
};

const postpone = async (tx: Db, all: readonly SettledDelivery[]) => {
  const now = Date.now();
  for (const { claimed, settled, isUntried } of all) {
    if (settled.state !== "waiting") continue;
    await tx
      .update(pushDeliveries)
      .set({
        state: WAITING,
        tries: isUntried ? claimed.tries - 1 : claimed.tries,
        next_try_at: new Date(now + settled.afterS * SECOND_MS),
      })
      .where(eq(pushDeliveries.id, claimed.id));
  }
};

/** Records what became of claimed messages, in one transaction with the counts and the devices that are gone. */
export const settleDeliveries = (
  db: Db,
  notificationId: number,
  all: readonly SettledDelivery[],
): Promise<void> =>
  transaction(db, async (tx) => {
    const pick = (state: Settled["state"]) =>
      all.filter(({ settled }) => settled.state === state).map(({ claimed }) => claimed);
    const [delivered, expired, failed] = [pick("delivered"), pick("expired"), pick("failed")];
    const toDevices = (own: readonly Claimed[]) =>
      own.map(({ subscription_id: id }) => id).toSorted((a, b) => a - b);
    await settleAs(tx, "delivered", delivered);
    await settleAs(tx, "expired", expired);
    await settleAs(tx, "failed", failed);
    await postpone(tx, all);
    if (delivered.length > 0) await markDelivered(tx, toDevices(delivered), new Date());
    if (expired.length > 0) await removeGoneDevices(tx, toDevices(expired));
    const { delivered_count, expired_count, failed_count } = pushNotifications;
    const problem = all
      .map(({ settled }) => ("problem" in settled ? settled.problem : null))
      .find((text) => text !== null);
    await tx
      .update(pushNotifications)
      .set({
        delivered_count: sql`${delivered_count} + ${delivered.length}`,
        expired_count: sql`${expired_count} + ${expired.length}`,
        failed_count: sql`${failed_count} + ${failed.length}`,
        ...(problem && { problem }),
      })
      .where(eq(pushNotifications.id, notificationId));
  });
