import { sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { getIndexes } from "../job-index/job-indexes.queries.ts";

const DATABASE_TIMEOUT_MS = 2_000;

const isDatabaseUp = async (db: Db) => {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
  });
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, timedOut]).finally(() => clearTimeout(timer));
};

/** Whether the database responds, and whether the job index is built, which searches wait for. */
export const readHealth = async (db: Db) => ({
  database: (await isDatabaseUp(db)) ? ("ready" as const) : ("unavailable" as const),
  job_index: getIndexes(db, Date.now()) ? ("ready" as const) : ("building" as const),
});
