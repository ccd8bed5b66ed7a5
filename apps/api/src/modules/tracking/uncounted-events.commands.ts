import type { TrackingEventType } from "@devguild/schemas/constants/tracking";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { trackingEvents } from "./tracking.tables.ts";

/**
 * Returns a batch of events of a type that were not counted yet, and marks them as counted. If the
 * count is stored in the same transaction, every event counts exactly once, whoever else is counting.
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

/** Anonymises a login's events. */
export const eraseTracking = (tx: Db, userId: number) =>
  tx.update(trackingEvents).set({ user_id: null }).where(eq(trackingEvents.user_id, userId));
