import { eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { candidateViews } from "./candidate-views.tables.ts";

/** Moves a merged skill in saved views of candidates to the one that replaced it. */
export const moveCandidateViewSkill = async (
  db: Db,
  [from, to]: readonly [from: number, to: number],
) => {
  const rows = await db
    .select({ id: candidateViews.id, filter: candidateViews.filter })
    .from(candidateViews)
    .where(sql`${candidateViews.filter} -> 'skill_ids' @> ${JSON.stringify([from])}::jsonb`);
  for (const { id, filter } of rows) {
    const moved = filter.skill_ids.map((skill) => (skill === from ? to : skill));
    await db
      .update(candidateViews)
      .set({ filter: { ...filter, skill_ids: [...new Set(moved)] } })
      .where(eq(candidateViews.id, id));
  }
};
