import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

import { type Db, selectRows } from "./db.ts";

/**
 * Counts what `matches` selects, and by the same search reads a page of its ids, which `toPage` selects from the matched
 * ones. Of more than `most`, `ids` is null; then it is enough that `matches` is limited to one more.
 */
export const searchPage = async (
  db: Db,
  matches: SQLWrapper,
  most: number,
  toPage: (matched: SQL) => SQLWrapper,
): Promise<{ found: number; ids: number[] | null }> => {
  const [page] = await selectRows<{ found: number; ids: number[] | null }>(
    db,
    sql`with matched as materialized ${matches}, counted as (select count(*)::int as found from matched)
      select found, case when found <= ${most} then
        (select coalesce(json_agg(id), '[]') from ${toPage(sql`(select id from matched)`)} page) end as ids
      from counted`,
  );
  return page ?? { found: 0, ids: [] };
};
