import { MEDIAN_ADS_MINIMUM, type FigurePeriod } from "@devguild/schemas/constants/job-figures";
import type { FigureDay, JobFigures } from "@devguild/schemas/job-figures";
import { and, asc, desc, eq, gte, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { applications } from "../applications/applications.tables.ts";
import { type Catalogue, findMarketSalary, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { findPosting } from "../postings/postings.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { estimateReach } from "../postings/reach.queries.ts";
import { users } from "../users/users.tables.ts";
import { type AdFacts, listAdvice } from "./advice.policy.ts";
import { fillDays, sumFigures, toPeriod } from "./figure-days.policy.ts";
import {
  companyStandings,
  jobDayFigures,
  jobStandings,
  salaryEffects,
} from "./job-figures.tables.ts";
import { readLife } from "./job-life.queries.ts";
import { readSources } from "./sources.queries.ts";
import { APPLICATION_STATUSES as S } from "@devguild/schemas/constants/application-statuses";

const firstDay = sql<string | null>`(select min(day)::text from job_day_figures
  where job_day_figures.job_id = jobs.id)`;

const findAd = async (db: Db, companyId: number, jobId: number) => {
  const [row] = await db
    .select({
      job: jobs,
      firstDay,
      firstName: users.first_name,
      lastName: users.last_name,
      standing: jobStandings,
      usual: companyStandings,
    })
    .from(jobs)
    .leftJoin(users, eq(users.id, jobs.job_posting_owner_id))
    .leftJoin(jobStandings, eq(jobStandings.job_id, jobs.id))
    .leftJoin(companyStandings, eq(companyStandings.company_id, jobs.company_id))
    .where(and(eq(jobs.id, jobId), eq(jobs.company_id, companyId), isNull(jobs.deleted_at)));
  return row ?? null;
};
type Ad = NonNullable<Awaited<ReturnType<typeof findAd>>>;

/** Reads an ad's days since one; a year is one read of the primary key. */
const readDays = (db: Db, jobId: number, since: string): Promise<FigureDay[]> =>
  db
    .select({
      day: jobDayFigures.day,
      views: jobDayFigures.views,
      viewers: jobDayFigures.viewers,
      apply_clicks: jobDayFigures.apply_clicks,
      applications: jobDayFigures.applications,
    })
    .from(jobDayFigures)
    .where(and(eq(jobDayFigures.job_id, jobId), gte(jobDayFigures.day, since)))
    .orderBy(asc(jobDayFigures.day));

const CLOSED: readonly number[] = [S.WALKED_AWAY, S.DECLINED_BY_COMPANY];

const readPipeline = async (db: Db, jobId: number): Promise<JobFigures["pipeline"]> => {
  const rows = await db
    .select({ status: applications.status, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(eq(applications.job_id, jobId))
    .groupBy(applications.status);
  const countIn = (...statuses: readonly number[]) =>
    rows.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0);
  return {
    fresh: countIn(S.NEW_CANDIDATE),
    interviewing: countIn(S.INTERVIEWING),
    hired: countIn(S.HIRED),
    closed: countIn(...CLOSED),
  };
};

/** Reads who has waited longest for a first answer, and how many wait as long as that advice counts. */
const readLongest = async (db: Db, jobId: number, now: Date): Promise<AdFacts["longest"]> => {
  const [row] = await db
    .select({
      id: applications.id,
      first: users.first_name,
      last: users.last_name,
      since: applications.status_updated_at,
    })
    .from(applications)
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(and(eq(applications.job_id, jobId), eq(applications.status, S.NEW_CANDIDATE)))
    .orderBy(asc(applications.status_updated_at), asc(applications.id))
    .limit(1);
  if (!row) return null;
  const waiting = await db.$count(
    applications,
    and(eq(applications.job_id, jobId), eq(applications.status, S.NEW_CANDIDATE)),
  );
  return {
    id: row.id,
    name: `${row.first} ${row.last}`.trim(),
    days: Math.floor((now.getTime() - row.since.getTime()) / DAY_MS),
    waiting,
  };
};

const readEffect = async (
  db: Db,
  { skills }: Catalogue,
  { job }: Ad,
): Promise<AdFacts["effect"]> => {
  if (job.salary_min !== null || job.salary_max !== null) return null;
  const main = job.skill_ids[0] ?? 0;
  const [row] = await db
    .select()
    .from(salaryEffects)
    .where(sql`${salaryEffects.skill_id} in (0, ${main})`)
    .orderBy(desc(salaryEffects.skill_id))
    .limit(1);
  return row
    ? {
        skill: skills.get(row.skill_id)?.name ?? null,
        more_percent: row.more_percent,
        ads: row.ads_with + row.ads_without,
      }
    : null;
};

const ENGLISH = "English";

const readLanguage = async (
  db: Db,
  { languages }: Catalogue,
  { job }: Ad,
): Promise<AdFacts["language"]> => {
  const english = [...languages.values()].find(({ name }) => name === ENGLISH);
  if (!english || job.language_id === null || job.language_id === english.id) return null;
  const reachIn = async (language_id: number) => {
    const reach = {
      seniority_id: job.seniority_ids[0],
      city_place_ids: job.city_ids,
      language_id,
      skill_ids: job.skill_ids,
      remote: job.remote,
      remote_locations: job.remote_location_ids,
    };
    return (await estimateReach(db, reach, job.company_id)).current_draft_estimated_devs;
  };
  return {
    name: english.name,
    reach: await reachIn(english.id),
    reachNow: await reachIn(job.language_id),
  };
};

const readAdvice = async (
  db: Db,
  ad: Ad,
  { catalogue, seesCandidates, now }: Asking & { catalogue: Catalogue; now: Date },
) =>
  listAdvice({
    salary: { min: ad.job.salary_min, max: ad.job.salary_max },
    market: findMarketSalary(catalogue, ad.job),
    effect: await readEffect(db, catalogue, ad),
    applicants: (ad.standing?.match_counts ?? []).reduce((sum, count) => sum + count, 0),
    lacking: ad.job.skill_ids.flatMap((id) => {
      const skill = catalogue.skills.get(id);
      return skill ? [{ skill: skill.name, lacking: ad.standing?.lacking[id] ?? 0 }] : [];
    }),
    language: await readLanguage(db, catalogue, ad),
    longest: seesCandidates ? await readLongest(db, ad.job.id, now) : null,
  });

/** Whether the viewer may know who the candidates are. */
type Asking = { seesCandidates: boolean };

const toStages = ({ standing, usual }: Ad): JobFigures["stages"] => ({
  fresh: { days: standing?.new_days ?? null, usual: usual?.new_days ?? null },
  interviewing: {
    days: standing?.interviewing_days ?? null,
    usual: usual?.interviewing_days ?? null,
  },
  decision: { days: standing?.decision_days ?? null, usual: usual?.decision_days ?? null },
});

/** Reads a company's ad with its figures of a period; null if the company has no such ad. */
export const readJobFigures = async (
  db: Db,
  { companyId, jobId }: { companyId: number; jobId: number },
  period: FigurePeriod,
  asking: Asking,
  now = new Date(),
): Promise<JobFigures | null> => {
  const posting = await findPosting(db, companyId, jobId, now);
  const ad = await findAd(db, companyId, jobId);
  if (!posting || !ad) return null;
  const catalogue = await getCatalogue(db);
  const { from, to, beforeFrom } = toPeriod(period, ad.firstDay, now);
  const rows = await readDays(db, jobId, beforeFrom ?? from);
  const days = fillDays(rows, from, to);
  const daysBefore =
    beforeFrom === null ? null : fillDays(rows, beforeFrom, to).slice(0, days.length);
  const { usual } = ad;
  const name = `${ad.firstName ?? ""} ${ad.lastName ?? ""}`.trim();
  return {
    job: {
      ...posting,
      posted_by: name || null,
      salary_min: ad.job.salary_min,
      salary_max: ad.job.salary_max,
    },
    life: await readLife(db, ad.job),
    from,
    to,
    totals: sumFigures(days),
    before: daysBefore && sumFigures(daysBefore),
    usual:
      usual && usual.ads >= MEDIAN_ADS_MINIMUM
        ? {
            ads: usual.ads,
            click_rate: usual.click_rate,
            apply_rate: usual.apply_rate,
            strong_share: usual.strong_share,
          }
        : null,
    days,
    views_before: daysBefore && daysBefore.map(({ views }) => views),
    sources: await readSources(db, { jobId }, { from, beforeFrom }),
    pipeline: await readPipeline(db, jobId),
    stages: toStages(ad),
    match_counts: ad.standing?.match_counts ?? Array.from({ length: 11 }, () => 0),
    market_salary: findMarketSalary(catalogue, ad.job),
    advice: await readAdvice(db, ad, { ...asking, catalogue, now }),
  };
};
