import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { jobChanges } from "../job-index/job-index.tables.ts";
import { contentChanges } from "./content-changes.tables.ts";

/** How long a change is told apart from the ones before it, in seconds. */
const CHANGE_SHOWS = 120;

/**
 * A text that differs from what it was whenever something public was committed since, if that was less
 * than two minutes ago: a page that is kept for less may be compared by it. All processes read the same.
 * Source: docs/decisions/page-cache.md.
 */
export const readContentState = async (db: Db): Promise<string> => {
  const since = sql`now() - make_interval(secs => ${CHANGE_SHOWS})`;
  // Ids are given before a commit, so the highest one alone would miss a slower transaction.
  const [row] = await selectRows<{ state: string }>(
    db,
    sql`select concat_ws('.',
      (select concat(count(*), '-', max(id)) from ${contentChanges} where created_at > ${since}),
      (select concat(count(*), '-', max(id)) from ${jobChanges} where created_at > ${since})) as state`,
  );
  return row?.state ?? "";
};
