import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { countAnswerTimes } from "./count-answer-times.commands.ts";
import { countFacets } from "./count-facets.commands.ts";

// Two consecutive runs may fail without missing anything.
const LOOKED_BACK_MINUTES = 20;

/** Lists companies with changed jobs, with jobs expiring now, and companies not counted yet. */
const changedCompanies = async (db: Db): Promise<number[]> => {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select distinct jobs.company_id as id from job_changes
        join jobs on jobs.id = job_changes.record_id
        where job_changes.kind = 'job'
          and job_changes.created_at > now() - make_interval(mins => ${LOOKED_BACK_MINUTES})
      union select company_id from jobs where status = 'published'
        and expire_at between now() - make_interval(mins => ${LOOKED_BACK_MINUTES}) and now()
      union select id from companies
        where not exists (select 1 from company_facets where company_id = companies.id)`,
  );
  return rows.map(({ id }) => id);
};

/** Lists companies that have moved a candidate lately. */
const answeringCompanies = async (db: Db): Promise<number[]> => {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select distinct jobs.company_id as id from application_moves moves
      join applications on applications.id = moves.application_id
      join jobs on jobs.id = applications.job_id
      where moves.moved_by = 'company'
        and moves.created_at > now() - make_interval(mins => ${LOOKED_BACK_MINUTES})`,
  );
  return rows.map(({ id }) => id);
};

/**
 * Recounts the facets of companies whose jobs have changed, and the response times of those that
 * have moved candidates.
 */
export const countChangedFacets = async (db: Db): Promise<void> => {
  await countFacets(db, await changedCompanies(db));
  await countAnswerTimes(db, await answeringCompanies(db));
};

/** Recounts the facets and response times of all companies. */
export const countAllFacets = async (db: Db): Promise<void> => {
  await countFacets(db);
  await countAnswerTimes(db);
};

const changedFacets = taskKind("count-company-facets", 2);
const allFacets = taskKind("count-all-company-facets", 2);

/**
 * Recounts changed companies every five minutes, and all companies every night in case something was
 * missed.
 */
export const companyFacetWorkers = (db: Db): Worker[] => [
  { ...worker(changedFacets, () => countChangedFacets(db)), schedule: "*/5 * * * *" },
  { ...worker(allFacets, () => countAllFacets(db)), schedule: "40 3 * * *" },
];
