import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { jobChanges } from "../job-index/job-index.tables.ts";
import { contentChanges } from "./content-changes.tables.ts";

/** How long a change affects the state, in seconds. */
const WINDOW_S = 120;

/**
 * Returns a text that changes with every commit of public content in the last two minutes, so it can
 * validate pages cached for less than that. The same in all processes.
 * Source: docs/decisions/page-cache.md.
 */
export const readContentState = async (db: Db): Promise<string> => {
  const since = sql`now() - make_interval(secs => ${WINDOW_S})`;
  // Ids are assigned before commit, so the highest id alone would miss slower transactions; hence the
  // count.
  const [row] = await selectRows<{ state: string }>(
    db,
    sql`select concat_ws('.',
      (select concat(count(*), '-', max(id)) from ${contentChanges} where created_at > ${since}),
      (select concat(count(*), '-', max(id)) from ${jobChanges} where created_at > ${since})) as state`,
  );
  return row?.state ?? "";
};
