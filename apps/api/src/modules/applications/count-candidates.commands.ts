import { sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";

/**
 * Recounts the candidates of every job and company, and matches them, for tables that were filled without
 * triggers; otherwise triggers do all of it. Three statements.
 */
export const countAllCandidates = async (db: Db): Promise<void> => {
  await db.execute(sql`
    update applications set match_points = compute_match_points(developer_id, job_id),
      inbox_company_id = (select company_id from jobs
        where id = job_id and deleted_at is null and not applications.is_external)`);
  await db.execute(sql`
    insert into job_candidate_counts (job_id, total, visible, fresh, interviewing, hired)
    select jobs.id, count(applications.id),
      count(applications.id) filter (where applications.status between 2 and 6),
      count(applications.id) filter (where applications.status = 2),
      count(applications.id) filter (where applications.status = 3),
      count(applications.id) filter (where applications.status = 4)
    from jobs left join applications
      on applications.job_id = jobs.id and not applications.is_external
    group by jobs.id order by jobs.id
    on conflict (job_id) do update
      set total = excluded.total, visible = excluded.visible, fresh = excluded.fresh,
        interviewing = excluded.interviewing, hired = excluded.hired`);
  await db.execute(sql`
    insert into company_candidate_counts (company_id, status, count)
    select inbox_company_id, status, count(*) from applications
    where inbox_company_id is not null group by inbox_company_id, status
    on conflict (company_id, status) do update set count = excluded.count`);
};
