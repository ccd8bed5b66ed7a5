import type { TrackingEventType } from "@devguild/schemas/constants/tracking";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { trackingEvents } from "./tracking.tables.ts";

/** An event that is being counted; who it was is null for guests. */
export type CountedEvent = {
  id: number;
  type: TrackingEventType;
  data: Record<string, unknown>;
  userId: number | null;
  companyId: number | null;
  at: Date;
};

/**
 * Returns a batch of events of some types that were not counted yet, and marks them as counted. If the
 * count is stored in the same transaction, every event counts exactly once, whoever else is counting.
 */
export const markCounted = async (
  tx: Db,
  types: readonly [TrackingEventType, ...TrackingEventType[]],
  limit: number,
): Promise<CountedEvent[]> => {
  const taken = await tx
    .select({
      id: trackingEvents.id,
      type: sql<TrackingEventType>`${trackingEvents.event_type}`,
      data: trackingEvents.event_data,
      userId: trackingEvents.user_id,
      companyId: trackingEvents.company_id,
      at: trackingEvents.created_at,
    })
    .from(trackingEvents)
    .where(and(inArray(trackingEvents.event_type, [...types]), isNull(trackingEvents.counted_at)))
    .orderBy(asc(trackingEvents.event_type), asc(trackingEvents.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  const ids = taken.map(({ id }) => id);
  await tx
    .update(trackingEvents)
    .set({ counted_at: new Date() })
    .where(inArray(trackingEvents.id, ids));
  return taken;
};

/** Anonymises a login's events. */
export const eraseTracking = (tx: Db, userId: number) =>
  tx.update(trackingEvents).set({ user_id: null }).where(eq(trackingEvents.user_id, userId));
