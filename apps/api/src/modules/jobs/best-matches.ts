import type { MatchDeveloper } from "@devguild/matching/types";
import type { JobCard } from "@devguild/schemas/jobs";
import { and, desc, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { applications } from "../applications/applications.tables.ts";
import { catalogueOf } from "../catalogue/catalogue.ts";
import { companies } from "../companies/companies.tables.ts";
import { cardColumns, toCard } from "./job-card.ts";
import { jobs } from "./jobs.tables.ts";
import { matchScoreSql } from "./match-order.ts";
import { idArray, isOpen } from "./open-jobs.ts";

/** The open jobs that fit a developer best and that they have not applied to; one query. */
export const listBestMatches = async (
  db: Db,
  developerId: number,
  match: MatchDeveloper,
  limit: number,
  now = new Date(),
): Promise<JobCard[]> => {
  const catalogue = await catalogueOf(db);
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(
      applications,
      and(eq(applications.job_id, jobs.id), eq(applications.developer_id, developerId)),
    )
    .where(
      and(
        isOpen(now),
        isNull(applications.id),
        // Without a shared skill the score is 0, so those jobs need not be counted at all.
        sql`${jobs.skill_ids} && ${idArray(match.skills.map(({ id }) => id))}`,
      ),
    )
    .orderBy(sql`${matchScoreSql(match)} desc`, desc(jobs.published_at), desc(jobs.id))
    .limit(limit);
  return rows.map((row) => toCard(catalogue, row, now));
};
