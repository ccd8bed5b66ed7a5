import type { PushSubscription } from "@devguild/schemas/push-subscriptions";
import { desc, eq } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { describeDevice } from "../sessions/visitor-device.policy.ts";
import { pushSubscriptions } from "./push-subscriptions.tables.ts";

type Row = typeof pushSubscriptions.$inferSelect;

/** Describes a subscription to whoever it belongs to. */
export const toSubscription = (
  { id, user_agent, created_at, last_delivered_at, session_id }: Row,
  viewer: Pick<Viewer, "sessionId">,
): PushSubscription => {
  const { browser, system } = describeDevice(null, user_agent);
  return {
    id,
    browser,
    system,
    created_at: iso(created_at),
    last_delivered_at: isoOrNull(last_delivered_at),
    current: session_id === viewer.sessionId,
  };
};

/** Lists the devices that someone gets push notifications on, the newest first; one query. */
export const listSubscriptions = async (db: Db, viewer: Viewer): Promise<PushSubscription[]> => {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.user_id, viewer.userId))
    .orderBy(desc(pushSubscriptions.id));
  return rows.map((row) => toSubscription(row, viewer));
};
