import type { Configuration } from "@devguild/config/configuration";
import { PUSH_SUBSCRIPTION_MESSAGES as M } from "@devguild/schemas/constants/push-subscriptions";
import type { PushSubscription, PushSubscriptionBody } from "@devguild/schemas/push-subscriptions";
import { and, eq, inArray, ne, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { invalid, notFound, notYet } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { isPushEndpoint } from "./push-endpoint.policy.ts";
import { isPointOfCurve } from "./push-keys.policy.ts";
import { findPushKeys } from "./push-keys.queries.ts";
import { toSubscription } from "./push-subscriptions.queries.ts";
import { pushSubscriptions } from "./push-subscriptions.tables.ts";

type Subscribing = {
  body: PushSubscriptionBody;
  userAgent: string;
  config: Pick<Configuration, "push" | "secret">;
};

/**
 * Subscribes the viewer's browser. What its session subscribed before ends, and an endpoint that someone
 * else subscribed is theirs no more. Throws 422 if the endpoint or the keys can't be used.
 * Source: docs/product/push.md.
 */
export const addSubscription = async (
  db: Db,
  viewer: Viewer,
  { body: { endpoint, keys }, userAgent, config }: Subscribing,
): Promise<PushSubscription> => {
  if (!isPushEndpoint(endpoint, config.push)) invalid({ endpoint: M.endpoint });
  if (!isPointOfCurve(keys.p256dh)) invalid({ "keys.p256dh": M.keys });
  const { publicKey } = (await findPushKeys(db, config)) ?? notYet();
  const values = {
    user_id: viewer.userId,
    session_id: viewer.sessionId,
    ...keys,
    vapid_key: publicKey,
    user_agent: userAgent,
  };
  return transaction(db, async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.session_id, viewer.sessionId),
          ne(pushSubscriptions.endpoint, endpoint),
        ),
      );
    const isOwn = sql`${pushSubscriptions.user_id} = excluded.user_id`;
    const [row] = await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...values })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: {
          ...values,
          created_at: sql`case when ${isOwn} then ${pushSubscriptions.created_at} else now() end`,
          last_delivered_at: sql`case when ${isOwn} then ${pushSubscriptions.last_delivered_at} end`,
        },
      })
      .returning();
    return row ? toSubscription(row, viewer) : notFound();
  });
};

/** Ends one of someone's own subscriptions; throws 404 for anyone else's. */
export const removeSubscription = async (db: Db, userId: number, id: number) => {
  const removed = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.user_id, userId)))
    .returning({ id: pushSubscriptions.id });
  if (removed.length === 0) notFound();
};

/** Ends all subscriptions of a login. */
export const eraseSubscriptions = (tx: Db, userId: number) =>
  tx.delete(pushSubscriptions).where(eq(pushSubscriptions.user_id, userId));

/** Records when a notification was last handed to the push services of some devices. */
export const markDelivered = (tx: Db, ids: readonly number[], at: Date) =>
  tx
    .update(pushSubscriptions)
    .set({ last_delivered_at: at })
    .where(inArray(pushSubscriptions.id, [...ids]));

/** Removes devices that their push services say are gone. */
export const removeGoneDevices = (tx: Db, ids: readonly number[]) =>
  tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]));
