import { and, eq, isNull, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { pushDeliveries, pushNotifications } from "./push-notifications.tables.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Counts that a notification was clicked on a device, the first time; an unknown token changes nothing. */
export const countOpening = (db: Db, token: string): Promise<void> =>
  transaction(db, async (tx) => {
    if (!UUID.test(token)) return;
    const [opened] = await tx
      .update(pushDeliveries)
      .set({ opened_at: new Date() })
      .where(and(eq(pushDeliveries.token, token), isNull(pushDeliveries.opened_at)))
      .returning({ id: pushDeliveries.notification_id });
    if (!opened) return;
    await tx
      .update(pushNotifications)
      .set({ opened_count: sql`${pushNotifications.opened_count} + 1` })
      .where(eq(pushNotifications.id, opened.id));
  });
