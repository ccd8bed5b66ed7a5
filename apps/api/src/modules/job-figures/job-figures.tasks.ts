import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { DAY_MS } from "../../time.ts";
import { countCompanyStandings, countJobStandings } from "./count-standings.commands.ts";
import { countViews } from "./count-views.commands.ts";
import { computeSalaryEffects } from "./salary-effects.commands.ts";
import { countAnswerDays, sumDays } from "./sum-days.commands.ts";

// Two consecutive runs may fail without missing anything.
const LOOKED_BACK_MINUTES = 40;

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** Lists ads with new applications or moves by their company lately. */
const listChangedAds = (db: Db) =>
  selectRows<{ id: number; company_id: number }>(
    db,
    sql`select jobs.id::float8 as id, jobs.company_id::float8 as company_id from jobs
      where jobs.id in (
        select job_id from applications
          where applied_at > now() - make_interval(mins => ${LOOKED_BACK_MINUTES})
        union select sent.job_id from application_moves moves
          join applications sent on sent.id = moves.application_id
          where moves.moved_by = 'company'
            and moves.created_at > now() - make_interval(mins => ${LOOKED_BACK_MINUTES}))`,
  );

/** Lists ads whose applicants may have changed otherwise, such as by editing their profiles. */
const listAdsWithApplicants = (db: Db) =>
  selectRows<{ id: number }>(
    db,
    sql`select distinct sent.job_id::float8 as id from applications sent
      join jobs on jobs.id = sent.job_id
      where jobs.status = 'published' or sent.status_updated_at > now() - interval '2 days'`,
  );

/** Counts what happened with ads since the last run: their views, applications and candidates. */
export const countChangedFigures = async (db: Db, now = new Date()): Promise<void> => {
  const yesterday = toDay(new Date(now.getTime() - DAY_MS));
  const earliest = await countViews(db);
  await sumDays(db, earliest !== null && earliest < yesterday ? earliest : yesterday);
  const changed = await listChangedAds(db);
  await countJobStandings(
    db,
    changed.map(({ id }) => id),
    now,
  );
  const companies = [...new Set(changed.map(({ company_id }) => company_id))];
  await countAnswerDays(db, { since: toDay(now), until: toDay(now) }, companies);
  await countCompanyStandings(db, companies, now);
};

/** Counts again what changes with the day, for everyone; `days` reaches further back. */
export const countAllFigures = async (db: Db, now = new Date(), days = 2): Promise<void> => {
  const since = toDay(new Date(now.getTime() - days * DAY_MS));
  await countViews(db);
  await sumDays(db, since);
  await countJobStandings(
    db,
    (await listAdsWithApplicants(db)).map(({ id }) => id),
    now,
  );
  await countAnswerDays(db, { since, until: toDay(now) });
  await countCompanyStandings(db, undefined, now);
  await computeSalaryEffects(db, now);
};

const changedFigures = taskKind("count-job-figures", 2);
const allFigures = taskKind("count-all-job-figures", 2);

/** Counts what has changed every ten minutes, and the figures of the day every night. */
export const jobFigureWorkers = (db: Db): Worker[] => [
  { ...worker(changedFigures, () => countChangedFigures(db)), schedule: "*/10 * * * *" },
  { ...worker(allFigures, () => countAllFigures(db)), schedule: "10 0 * * *" },
];
