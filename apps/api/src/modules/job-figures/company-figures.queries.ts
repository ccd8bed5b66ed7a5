import type { FigurePeriod } from "@devguild/schemas/constants/job-figures";
import type { CompanyFigures, FigureDay } from "@devguild/schemas/job-figures";
import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { Db } from "../../db/db.ts";
import { jobCandidateCounts } from "../applications/applications.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { fillDays, sumFigures, toPeriod } from "./figure-days.policy.ts";
import { companyDayFigures, companySourceFigures, companyStandings } from "./job-figures.tables.ts";
import { readSources } from "./sources.queries.ts";

const firstDay = sql<string | null>`(select min(day)::text from company_day_figures days
  where days.company_id = ${companies.id} and days.views + days.applications > 0)`;

/** Finds the first day of which a company has figures, and what is usual there; null without a company. */
export const findFiguredCompany = async (db: Db, companyId: number) => {
  const [row] = await db
    .select({ slug: companies.slug, firstDay, usual: companyStandings })
    .from(companies)
    .leftJoin(companyStandings, eq(companyStandings.company_id, companies.id))
    .where(and(eq(companies.id, companyId), isNull(companies.deleted_at)));
  return row ?? null;
};

const readDays = (db: Db, companyId: number, since: string): Promise<FigureDay[]> =>
  db
    .select({
      day: companyDayFigures.day,
      views: companyDayFigures.views,
      viewers: companyDayFigures.viewers,
      apply_clicks: companyDayFigures.apply_clicks,
      applications: companyDayFigures.applications,
    })
    .from(companyDayFigures)
    .where(and(eq(companyDayFigures.company_id, companyId), gte(companyDayFigures.day, since)))
    .orderBy(asc(companyDayFigures.day));

const readPipeline = async (db: Db, companyId: number): Promise<CompanyFigures["pipeline"]> => {
  const { visible, fresh, interviewing, hired } = jobCandidateCounts;
  const total = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const [row] = await db
    .select({
      all: total(visible),
      fresh: total(fresh),
      interviewing: total(interviewing),
      hired: total(hired),
    })
    .from(jobs)
    .innerJoin(jobCandidateCounts, eq(jobCandidateCounts.job_id, jobs.id))
    .where(and(eq(jobs.company_id, companyId), isNull(jobs.deleted_at)));
  const counts = row ?? { all: 0, fresh: 0, interviewing: 0, hired: 0 };
  return {
    fresh: counts.fresh,
    interviewing: counts.interviewing,
    hired: counts.hired,
    closed: counts.all - counts.fresh - counts.interviewing - counts.hired,
  };
};

/** Reads the figures of all ads of a company in a period; null if there is no such company. */
export const readCompanyFigures = async (
  db: Db,
  companyId: number,
  period: FigurePeriod,
  now = new Date(),
): Promise<CompanyFigures | null> => {
  const company = await findFiguredCompany(db, companyId);
  if (!company) return null;
  const { usual } = company;
  const { from, to, beforeFrom } = toPeriod(period, company.firstDay, now);
  const rows = await readDays(db, companyId, beforeFrom ?? from);
  const days = fillDays(rows, from, to);
  const daysBefore =
    beforeFrom === null ? null : fillDays(rows, beforeFrom, to).slice(0, days.length);
  const stage = (value: number | null | undefined) => ({ days: value ?? null, usual: null });
  return {
    from,
    to,
    totals: sumFigures(days),
    before: daysBefore && sumFigures(daysBefore),
    days,
    views_before: daysBefore && daysBefore.map(({ views }) => views),
    sources: await readSources(db, { companyId }, { from, beforeFrom }),
    pipeline: await readPipeline(db, companyId),
    stages: {
      fresh: stage(usual?.new_days),
      interviewing: stage(usual?.interviewing_days),
      decision: stage(usual?.decision_days),
    },
  };
};

const DAYS_AT_ONCE = 1000;

/** Reads the figures of all ads of a company by day and source, in batches. */
export async function* readCompanySourceDays(db: Db, companyId: number, from: string) {
  for (let page = 0; ; page++) {
    const rows = await db
      .select({
        day: companySourceFigures.day,
        source: companySourceFigures.source,
        campaign: companySourceFigures.campaign,
        views: companySourceFigures.views,
        viewers: companySourceFigures.viewers,
        apply_clicks: companySourceFigures.apply_clicks,
        applications: companySourceFigures.applications,
      })
      .from(companySourceFigures)
      .where(
        and(eq(companySourceFigures.company_id, companyId), gte(companySourceFigures.day, from)),
      )
      .orderBy(
        asc(companySourceFigures.day),
        asc(companySourceFigures.source),
        asc(companySourceFigures.campaign),
      )
      .limit(DAYS_AT_ONCE)
      .offset(page * DAYS_AT_ONCE);
    if (rows.length > 0) yield rows;
    if (rows.length < DAYS_AT_ONCE) return;
  }
}
