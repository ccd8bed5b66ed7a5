import { sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";

/**
 * Recounts the candidates of every job, for tables that were filled without triggers; otherwise
 * triggers maintain the counts. One statement.
 */
export const countAllCandidates = async (db: Db): Promise<void> => {
  await db.execute(sql`
    insert into job_candidate_counts (job_id, total, visible, fresh)
    select jobs.id, count(applications.id),
      count(applications.id) filter (where applications.status between 2 and 6),
      count(applications.id) filter (where applications.status = 2)
    from jobs left join applications
      on applications.job_id = jobs.id and not applications.is_external
    group by jobs.id order by jobs.id
    on conflict (job_id) do update
      set total = excluded.total, visible = excluded.visible, fresh = excluded.fresh`);
};
