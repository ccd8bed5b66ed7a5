import { and, eq, gt, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { throttles } from "../../modules/throttling/throttling.tables.ts";
import type { AttemptCounter } from "./attempts.port.ts";

/** Counts attempts in a database table. */
export const tableAttempts = (db: Db): AttemptCounter => ({
  count: async (key, seconds) => {
    const over = sql`${throttles.expires_at} <= now()`;
    const [row] = await db
      .insert(throttles)
      .values({ key, count: 1, expires_at: new Date(Date.now() + seconds * 1000) })
      .onConflictDoUpdate({
        target: throttles.key,
        set: {
          count: sql`case when ${over} then 1 else ${throttles.count} + 1 end`,
          expires_at: sql`case when ${over} then excluded.expires_at else ${throttles.expires_at} end`,
        },
      })
      .returning();
    if (!row) throw new Error("The attempt wasn’t counted.");
    return {
      count: row.count,
      secondsLeft: Math.ceil((row.expires_at.getTime() - Date.now()) / 1000),
    };
  },
  uncount: async (key) => {
    await db
      .update(throttles)
      .set({ count: sql`${throttles.count} - 1` })
      .where(and(eq(throttles.key, key), gt(throttles.count, 0)));
  },
  reset: async (key) => {
    await db.delete(throttles).where(eq(throttles.key, key));
  },
});
