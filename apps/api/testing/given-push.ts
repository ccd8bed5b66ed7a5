import { desc, eq } from "drizzle-orm";

import type { Db } from "../src/db/db.ts";
import { pushNotifications } from "../src/modules/push-notifications/push-notifications.tables.ts";
import {
  pushKeys,
  pushSubscriptions,
} from "../src/modules/push-subscriptions/push-subscriptions.tables.ts";
import { sessions } from "../src/modules/sessions/sessions.tables.ts";
import { makeBrowser } from "./push-browser.ts";

/** Creates devices that get push notifications, and the notifications. */
export const givenPushOn = (db: Db) => ({
  /** Subscribes a browser to push notifications, in the newest session of a login. */
  pushSubscription: async (
    user_id: number,
    values: Partial<typeof pushSubscriptions.$inferInsert> = {},
  ) => {
    const [session] = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.user_id, user_id))
      .orderBy(desc(sessions.id))
      .limit(1);
    const [key] = await db.select().from(pushKeys).orderBy(desc(pushKeys.id)).limit(1);
    const { endpoint, keys } = makeBrowser().subscription;
    const [row] = await db
      .insert(pushSubscriptions)
      .values({
        user_id,
        session_id: session?.id ?? 0,
        endpoint,
        ...keys,
        vapid_key: key?.public_key ?? "",
        user_agent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36",
        ...values,
      })
      .returning();
    if (!row) throw new Error("No subscription was made.");
    return row;
  },

  /** Creates a draft of a push notification to everyone. */
  pushNotification: async (
    event_id: number,
    values: Partial<typeof pushNotifications.$inferInsert> = {},
  ) => {
    const [row] = await db
      .insert(pushNotifications)
      .values({
        event_id,
        title: "Doors open at 8:30",
        body: "Bring your ticket code.",
        target: "all",
        ...values,
      })
      .returning();
    if (!row) throw new Error("No push notification was made.");
    return row;
  },
});
