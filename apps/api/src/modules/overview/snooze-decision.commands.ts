import type { SnoozeBody } from "@devguild/schemas/overview";
import { and, eq, lte, or } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { decisionSnoozes } from "./overview.tables.ts";

const startOfTomorrow = (now: Date) => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);

/** Hides a decision from a person's list until tomorrow in UTC, or shows it again. Source: docs/product/staff-overview.md. */
export const snoozeDecision = async (
  db: Db,
  userId: number,
  { decision, snoozed }: SnoozeBody,
  now = new Date(),
) => {
  const isOwn = eq(decisionSnoozes.user_id, userId);
  if (!snoozed) {
    // With what has ended, so that nothing piles up.
    const isOver = lte(decisionSnoozes.until, now);
    await db
      .delete(decisionSnoozes)
      .where(and(isOwn, or(isOver, eq(decisionSnoozes.decision, decision))));
    return;
  }
  const until = startOfTomorrow(now);
  await db
    .insert(decisionSnoozes)
    .values({ user_id: userId, decision, until })
    .onConflictDoUpdate({
      target: [decisionSnoozes.user_id, decisionSnoozes.decision],
      set: { until },
    });
};

/** Forgets what a person has snoozed. */
export const removeSnoozes = async (tx: Db, userId: number) => {
  await tx.delete(decisionSnoozes).where(eq(decisionSnoozes.user_id, userId));
};
