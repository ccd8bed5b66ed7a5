import { PUSH_DELIVERY_STATES } from "@devguild/schemas/constants/push-notifications";
import { eq, sql } from "drizzle-orm";

import { type Db, selectRows, transaction } from "../../db/db.ts";
import type { PushReceiver } from "../../ports/push/push.port.ts";
import { SECOND_MS } from "../../time.ts";
import { pushSubscriptions } from "../push-subscriptions/push-subscriptions.tables.ts";
import { users } from "../users/users.tables.ts";
import { type Audience, isInAudience } from "./audience.queries.ts";
import { pushDeliveries, pushNotifications } from "./push-notifications.tables.ts";

const { WAITING, CLAIMED } = PUSH_DELIVERY_STATES;
const BATCH = 100;
const LEASE_MS = 60 * SECOND_MS;

/** A message to one device that only this process sends. */
export type Claimed = PushReceiver & {
  id: number;
  subscription_id: number;
  token: string;
  tries: number;
};

/** Until when a process that starts now may be the only one that sends a notification. */
export const leaseFromNow = () => new Date(Date.now() + LEASE_MS);

const RECEIVER = sql`device.id::int as subscription_id, device.endpoint, device.p256dh, device.auth`;

const claimRetries = (tx: Db, id: number) =>
  selectRows<Claimed>(
    tx,
    sql`update ${pushDeliveries} as claimed set state = ${CLAIMED}, tries = claimed.tries + 1, next_try_at = null
      from (select id from ${pushDeliveries} where notification_id = ${id} and state = ${WAITING} and next_try_at <= now()
        order by next_try_at limit ${BATCH}) due, ${pushSubscriptions} device
      where claimed.id = due.id and device.id = claimed.subscription_id
      returning claimed.id::int, claimed.token, claimed.tries, ${RECEIVER}`,
  );

const claimNext = async (tx: Db, id: number, audience: Audience) => {
  const [at] = await tx
    .select({ reached: pushNotifications.reached_id, last: pushNotifications.last_id })
    .from(pushNotifications)
    .where(eq(pushNotifications.id, id));
  if (!at || at.reached >= at.last) return { rows: [], isDone: true };
  const next = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.user_id))
    .where(
      sql`${isInAudience(audience)} and ${pushSubscriptions.id} > ${at.reached} and ${pushSubscriptions.id} <= ${at.last}`,
    )
    .orderBy(pushSubscriptions.id)
    .limit(BATCH);
  const reached = next.length < BATCH ? at.last : (next.at(-1)?.id ?? at.last);
  await tx
    .update(pushNotifications)
    .set({ reached_id: reached })
    .where(eq(pushNotifications.id, id));
  if (next.length === 0) return { rows: [], isDone: true };
  const ids = sql.join(
    next.map((row) => sql`${row.id}`),
    sql`, `,
  );
  // What has gone to a device before, as the notification was sent a second time, isn't sent again.
  const rows = await selectRows<Claimed>(
    tx,
    sql`with claimed as (
        insert into ${pushDeliveries} (notification_id, subscription_id, tries)
        select ${id}::bigint, id, 1 from ${pushSubscriptions} where id in (${ids})
        on conflict (notification_id, subscription_id) do nothing
        returning id, token, tries, subscription_id)
      select claimed.id::int, claimed.token, claimed.tries, ${RECEIVER}
      from claimed join ${pushSubscriptions} device on device.id = claimed.subscription_id`,
  );
  return { rows, isDone: false };
};

/**
 * Claims the next devices of a notification: those whose retry is due, then those it hasn't come to. What is
 * claimed is committed before anything is sent, so that no device gets it twice. `isDone` says that none is left
 * for now.
 */
export const claimDeliveries = (
  db: Db,
  id: number,
  audience: Audience,
): Promise<{ rows: Claimed[]; isDone: boolean }> =>
  transaction(db, async (tx) => {
    await tx
      .update(pushNotifications)
      .set({ leased_until: leaseFromNow() })
      .where(eq(pushNotifications.id, id));
    const retries = await claimRetries(tx, id);
    return retries.length > 0 ? { rows: retries, isDone: false } : claimNext(tx, id, audience);
  });
