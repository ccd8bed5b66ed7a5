import { eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { sourcingSearches } from "./sourcing-searches.tables.ts";

/**
 * Moves a merged skill in saved searches for developers to the one that replaced it. A search that asks for
 * both asks for the more years of the two.
 */
export const moveSourcingSearchSkill = async (
  db: Db,
  [from, to]: readonly [from: number, to: number],
) => {
  const rows = await db
    .select({ id: sourcingSearches.id, search: sourcingSearches.search })
    .from(sourcingSearches)
    .where(sql`${sourcingSearches.search} -> 'skills' @> ${JSON.stringify([{ id: from }])}::jsonb`);
  for (const { id, search } of rows) {
    const years = new Map<number, number>();
    for (const skill of search.skills) {
      const moved = skill.id === from ? to : skill.id;
      years.set(moved, Math.max(years.get(moved) ?? 0, skill.yoe_min));
    }
    const skills = [...years].map(([each, yoe_min]) => ({ id: each, yoe_min }));
    await db
      .update(sourcingSearches)
      .set({ search: { ...search, skills } })
      .where(eq(sourcingSearches.id, id));
  }
};
