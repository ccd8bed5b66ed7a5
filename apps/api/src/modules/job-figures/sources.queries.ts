import type { JobFigures } from "@devguild/schemas/job-figures";
import { and, asc, desc, eq, gte, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { companySourceFigures, jobSourceFigures } from "./job-figures.tables.ts";

const SOURCES_SHOWN = 20;

type Subject = { jobId: number } | { companyId: number };

/**
 * Reads where the people of a period came from, to an ad or to all ads of a company, the most views
 * first; beside them, the views of the days before, if there are any to compare with.
 */
export const readSources = async (
  db: Db,
  subject: Subject,
  { from, beforeFrom }: { from: string; beforeFrom: string | null },
): Promise<JobFigures["sources"]> => {
  const table = "jobId" in subject ? jobSourceFigures : companySourceFigures;
  const isSubject =
    "jobId" in subject
      ? eq(jobSourceFigures.job_id, subject.jobId)
      : eq(companySourceFigures.company_id, subject.companyId);
  const inPeriod = (name: string) =>
    sql<number>`coalesce(sum(${sql.raw(name)}) filter (where day >= ${from}), 0)::int`;
  const views = inPeriod("views");
  const before = sql<number>`coalesce(sum(views) filter (where day < ${from}), 0)::int`;
  const rows = await db
    .select({
      source: table.source,
      campaign: table.campaign,
      views,
      apply_clicks: inPeriod("apply_clicks"),
      applications: inPeriod("applications"),
      views_before: before,
    })
    .from(table)
    .where(and(isSubject, gte(table.day, beforeFrom ?? from)))
    .groupBy(table.source, table.campaign)
    .having(sql`sum(views + apply_clicks + applications) filter (where day >= ${from}) > 0`)
    .orderBy(desc(views), asc(table.source), asc(table.campaign))
    .limit(SOURCES_SHOWN);
  if (beforeFrom !== null) return rows;
  return rows.map((row) => Object.assign(row, { views_before: null }));
};
