import type { TrackingEventType } from "@devguild/schemas/constants/tracking";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { trackingEvents } from "./tracking.tables.ts";

/**
 * What some events of a type hold that nobody has counted yet; they are marked as counted. In the
 * transaction that keeps the count each event counts once, whoever else counts at the same time.
 */
export const markCounted = async (tx: Db, type: TrackingEventType, limit: number) => {
  const taken = await tx
    .select({ id: trackingEvents.id, data: trackingEvents.event_data })
    .from(trackingEvents)
    .where(and(eq(trackingEvents.event_type, type), isNull(trackingEvents.counted_at)))
    .orderBy(asc(trackingEvents.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  const ids = taken.map(({ id }) => id);
  await tx
    .update(trackingEvents)
    .set({ counted_at: new Date() })
    .where(inArray(trackingEvents.id, ids));
  return taken.map(({ data }) => data);
};

/** Keeps a login's events as those of nobody. */
export const eraseTracking = (tx: Db, userId: number) =>
  tx.update(trackingEvents).set({ user_id: null }).where(eq(trackingEvents.user_id, userId));
