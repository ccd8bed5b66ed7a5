import { PUSH_DELIVERY_DAYS } from "@devguild/schemas/constants/push-notifications";
import { lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { pushDeliveries } from "./push-notifications.tables.ts";

/** Deletes what became of old push notifications on each device; their counts stay. */
export const cleanUpDeliveries = (db: Db, now = new Date()) =>
  db
    .delete(pushDeliveries)
    .where(lt(pushDeliveries.created_at, new Date(now.getTime() - PUSH_DELIVERY_DAYS * DAY_MS)));
