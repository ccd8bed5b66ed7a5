import { findBestMatches, type Workplaces } from "@devguild/job-index/search";
import { stepOfPoints } from "@devguild/matching/score";
import type { MatchDeveloper, MatchPoints } from "@devguild/matching/types";
import type { JobCard } from "@devguild/schemas/jobs";
import { and, desc, eq, gt, isNull, not, or, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { applications } from "../applications/applications.tables.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { hidesFrom } from "../developers/sourceable.queries.ts";
import { awaitIndexes, type Indexes } from "../job-index/job-indexes.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { cardColumns, toCard } from "./job-card.queries.ts";
import { matchScoreSql } from "./match-order.queries.ts";
import { readCards } from "./search-jobs.queries.ts";
import { listWorkplaces } from "./workplaces.policy.ts";

/** How many jobs to return, the points that they have at least, and the instant after which they were published. */
type Options = {
  limit: number;
  minPoints: Exclude<MatchPoints, 0>;
  after?: Date;
  /** Leaves out jobs of companies that the developer hides from, as when staff suggest them. */
  toSuggest?: boolean;
};

/** Reads where a developer can work, and the jobs they applied to and those of companies they hide from; one query. */
const readSearcher = async (db: Db, developerId: number) => {
  const [row] = await db
    .select({
      cityId: developers.residence_city_id,
      citizenshipId: developers.citizenship_country_id,
      remote: developers.remote_option,
      moving: developers.relocation_option,
      workPermit: developers.special_work_permit,
      applied: sql<
        number[]
      >`(select coalesce(json_agg(own.job_id), '[]') from ${applications} own where own.developer_id = ${developerId})`,
      hidden: sql<
        number[]
      >`(select coalesce(json_agg(theirs.id), '[]') from ${jobs} theirs where theirs.status = 'published' and ${hidesFrom(developerId, sql`theirs.company_id`)})`,
    })
    .from(developers)
    .where(eq(developers.id, developerId));
  if (!row) return { applied: [], hidden: [] };
  const { applied, hidden } = row;
  const workplaces = listWorkplaces(await getCatalogue(db), row);
  return { applied, hidden, ...(workplaces && { workplaces }) };
};

const isWithinReach = ({ commute, moving, remote }: Workplaces) => {
  const isIn = (ids: readonly number[]) => sql`${jobs.location_ids} && ${idArray(ids)}`;
  return or(
    isIn(commute),
    and(sql`not ${jobs.remote}`, moving ? isIn(moving) : undefined),
    and(jobs.remote, isIn(remote)),
  );
};

/**
 * Lists the best matching open jobs that a developer can do from where they live or would move to, and
 * hasn't applied to; at most two queries. Uses the index as a search does, or the tables if `given` is
 * null.
 */
export const listBestMatches = async (
  db: Db,
  developerId: number,
  match: MatchDeveloper,
  { limit, minPoints, after, toSuggest }: Options,
  now = new Date(),
  given?: Indexes | null,
): Promise<JobCard[]> => {
  const indexes = given === undefined ? await awaitIndexes(db, now.getTime()) : given;
  const { applied, hidden, workplaces } = await readSearcher(db, developerId);
  const above = stepOfPoints(minPoints);
  if (indexes) {
    const best = findBestMatches(indexes.job, match, {
      limit,
      above,
      leftOut: toSuggest ? [...applied, ...hidden] : applied,
      ...(workplaces && { workplaces }),
      ...(after && { after: after.getTime() }),
    });
    return readCards(db, best, developerId, now);
  }
  const score = matchScoreSql(match);
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
        toSuggest ? not(hidesFrom(developerId, jobs.company_id)) : undefined,
        after && gt(jobs.published_at, after),
        workplaces && isWithinReach(workplaces),
        // Without a shared skill the score is 0, so those jobs don't need to be scored.
        sql`${jobs.skill_ids} && ${idArray(match.skills.map(({ id }) => id))}`,
        gt(score, above),
      ),
    )
    .orderBy(sql`${score} desc`, desc(jobs.published_at), desc(jobs.id))
    .limit(limit);
  const catalogue = await getCatalogue(db);
  return rows.map((row) => toCard(catalogue, row, now));
};
