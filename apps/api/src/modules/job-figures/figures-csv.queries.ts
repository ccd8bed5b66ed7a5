import {
  JOB_SOURCES,
  type FigurePeriod,
  NAMED_SOURCE,
} from "@devguild/schemas/constants/job-figures";
import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { CsvCell } from "../../http/csv.ts";
import { jobs } from "../postings/postings.tables.ts";
import { toPeriod } from "./figure-days.policy.ts";
import { jobSourceFigures } from "./job-figures.tables.ts";

/** The columns of an ad's figures as a spreadsheet. */
export const FIGURES_HEAD = [
  "Day",
  "Source",
  "Campaign",
  "Views",
  "Viewers",
  "Apply clicks",
  "Applications",
] as const;

type Row = Omit<typeof jobSourceFigures.$inferSelect, "job_id">;

const nameSource = (source: string) =>
  source.startsWith(NAMED_SOURCE)
    ? source.slice(NAMED_SOURCE.length)
    : (Object.entries(JOB_SOURCES).find(([key]) => key === source)?.[1] ?? source);

/** Returns the cells of a day and a source. Pure. */
export const toFiguresRow = (row: Row): CsvCell[] => [
  row.day,
  nameSource(row.source),
  row.campaign,
  row.views,
  row.viewers,
  row.apply_clicks,
  row.applications,
];

/** Finds the address of a company's ad, and the first day of which it has figures; null if there is no such ad. */
export const findAdFigures = async (db: Db, companyId: number, jobId: number) => {
  const [ad] = await db
    .select({
      slug: jobs.slug,
      firstDay: sql<
        string | null
      >`(select min(day)::text from job_day_figures where job_day_figures.job_id = jobs.id)`,
    })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.company_id, companyId), isNull(jobs.deleted_at)));
  return ad ?? null;
};

/** Reads an ad's figures of a period by day and source, in one batch: sources are limited each day. */
export async function* readSourceDays(
  db: Db,
  jobId: number,
  period: FigurePeriod,
  firstDay: string | null,
  now = new Date(),
): AsyncGenerator<Row[]> {
  const { from } = toPeriod(period, firstDay, now);
  yield await db
    .select({
      day: jobSourceFigures.day,
      source: jobSourceFigures.source,
      campaign: jobSourceFigures.campaign,
      views: jobSourceFigures.views,
      viewers: jobSourceFigures.viewers,
      apply_clicks: jobSourceFigures.apply_clicks,
      applications: jobSourceFigures.applications,
    })
    .from(jobSourceFigures)
    .where(and(eq(jobSourceFigures.job_id, jobId), gte(jobSourceFigures.day, from)))
    .orderBy(
      asc(jobSourceFigures.day),
      asc(jobSourceFigures.source),
      asc(jobSourceFigures.campaign),
    );
}
