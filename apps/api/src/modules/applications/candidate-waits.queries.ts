import type { CandidateWaits, InboxFilterQuery } from "@devguild/schemas/candidate-inbox";
import type { InboxStatus } from "@devguild/schemas/constants/candidate-inbox";
import { and, eq, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { companyStandings } from "../job-figures/job-figures.tables.ts";
import { applications } from "./applications.tables.ts";
import { isWaiting, toFound } from "./inbox-filter.queries.ts";

/** Reads how long the open candidates that a filter finds have waited, and interviews take; two queries. */
export const readWaits = async (
  db: Db,
  companyId: number,
  query: InboxFilterQuery,
  now = new Date(),
): Promise<CandidateWaits> => {
  const { condition } = await toFound(db, companyId, query, now);
  const medians = await db
    .select({
      status: applications.status,
      // Of an even number, the longer wait of the two in the middle.
      since: sql<string>`percentile_disc(0.5) within group (order by ${applications.waiting_since})`,
    })
    .from(applications)
    .where(and(condition, isWaiting))
    .groupBy(applications.status)
    .orderBy(applications.status);
  const [usual] = await db
    .select({ days: companyStandings.interviewing_days })
    .from(companyStandings)
    .where(eq(companyStandings.company_id, companyId));
  return {
    medians: medians.map(({ status, since }) => ({
      status: status as InboxStatus,
      since: iso(new Date(since)),
    })),
    interview_days: usual?.days ?? null,
  };
};
