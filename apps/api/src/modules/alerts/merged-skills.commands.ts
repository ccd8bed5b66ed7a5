import { asc, eq, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { type SavedSearchRow, savedSearches } from "./alerts.tables.ts";
import { canonicalSearch, hashSearch } from "./canonical-search.policy.ts";

const BATCH = 200;

const moveOne = async (
  db: Db,
  { id, search: { skills, ...rest } }: Pick<SavedSearchRow, "id" | "search">,
  [from, to]: readonly [from: number, to: number],
) => {
  const search = canonicalSearch({
    ...rest,
    skills: skills.map((skill) => (skill === from ? to : skill)),
  });
  // In a transaction of its own, which may fail without ending another one.
  const moved = transaction(db, (tx) =>
    tx
      .update(savedSearches)
      .set({ search, search_hash: hashSearch(search) })
      .where(eq(savedSearches.id, id)),
  );
  await moved.catch(async (error: unknown) => {
    if (
      !isUniqueViolation(error, "saved_searches_developer") &&
      !isUniqueViolation(error, "saved_searches_guest")
    )
      throw error;
    // The same person has saved the same search with the other skill.
    await db.delete(savedSearches).where(eq(savedSearches.id, id));
  });
};

/** Moves a merged skill in saved searches and job alerts to the one that replaced it. */
export const moveSavedSearchSkill = async (db: Db, ids: readonly [from: number, to: number]) => {
  for (;;) {
    const rows = await db
      .select({ id: savedSearches.id, search: savedSearches.search })
      .from(savedSearches)
      .where(sql`${savedSearches.search} -> 'skills' @> ${JSON.stringify([ids[0]])}::jsonb`)
      .orderBy(asc(savedSearches.id))
      .limit(BATCH);
    for (const row of rows) await moveOne(db, row, ids);
    if (rows.length < BATCH) return;
  }
};
