import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { INBOX_STATUSES } from "@devguild/schemas/constants/candidate-inbox";
import type { FigurePeriod } from "@devguild/schemas/constants/job-figures";
import type { CompanyFigures, FigureDay } from "@devguild/schemas/job-figures";
import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { companyCandidateCounts } from "../applications/applications.tables.ts";
import { companies } from "../companies/companies.tables.ts";
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
  const rows = await db
    .select({ status: companyCandidateCounts.status, count: companyCandidateCounts.count })
    .from(companyCandidateCounts)
    .where(eq(companyCandidateCounts.company_id, companyId));
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  const { NEW_CANDIDATE, INTERVIEWING, HIRED } = APPLICATION_STATUSES;
  const total = INBOX_STATUSES.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
  const fresh = counts.get(NEW_CANDIDATE) ?? 0;
  const interviewing = counts.get(INTERVIEWING) ?? 0;
  const hired = counts.get(HIRED) ?? 0;
  return { fresh, interviewing, hired, closed: total - fresh - interviewing - hired };
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
