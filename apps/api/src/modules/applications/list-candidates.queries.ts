import type { Candidate, CandidateCounts, CandidatesQuery } from "@devguild/schemas/applications";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { and, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { skillsColumn } from "../developers/developers.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { applications } from "./applications.tables.ts";
import { matchesCandidate } from "./candidate-search.queries.ts";
import { type CandidateReader, isCompanyJob, visibleTo } from "./candidates.queries.ts";
import { countYears } from "./compare-candidates.policy.ts";
import { comparedJob, readCandidates } from "./read-candidates.queries.ts";

const newestFirst = [desc(applications.applied_at), desc(applications.id)];
// Within a status: who got there last.
const latestFirst = [desc(applications.status_updated_at), desc(applications.id)];

const toOrder = ({ order, per_status }: CandidatesQuery) => [
  ...(order === "match" ? [desc(applications.match_points)] : []),
  ...(per_status === undefined ? newestFirst : latestFirst),
];

const ALL_STATUSES = Object.values(APPLICATION_STATUSES);

// The ids of a page: so many of all, or of each status.
const selectPage = (db: Db, found: SQL | undefined, query: CandidatesQuery) => {
  const { status, page, per_page, per_status } = query;
  const order = toOrder(query);
  if (per_status === undefined)
    return db
      .select({ id: applications.id })
      .from(applications)
      .where(and(found, status === undefined ? undefined : eq(applications.status, status)))
      .orderBy(...order)
      .limit(per_page)
      .offset((page - 1) * per_page);
  const shown = sql.join(
    (status === undefined ? ALL_STATUSES : [status]).map((each) => sql`${each}::smallint`),
    sql`, `,
  );
  return sql`(select first.id from unnest(array[${shown}]) shown(in_status)
    cross join lateral (select id from ${applications}
      where ${found} and ${applications.status} = shown.in_status
      order by ${sql.join(order, sql`, `)}
      limit ${per_status}::bigint offset ${(page - 1) * per_status}::bigint) first)`;
};

// Years are computed from the skills of every candidate; a match is stored.
const needsRanking = ({ order, min_years }: CandidatesQuery) =>
  order === "experience" || min_years !== undefined;

/**
 * Lists the ids and statuses of the candidates that a query finds, in its order: experience is computed for
 * each, so that this reads all candidates of the job.
 */
const rankCandidates = async (db: Db, found: SQL | undefined, query: CandidatesQuery) => {
  const { order, min_years = 0 } = query;
  const rows = await db
    .select({
      id: applications.id,
      status: applications.status,
      job: comparedJob,
      skills: skillsColumn,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .where(found)
    .orderBy(...toOrder(query));
  const ranked = rows
    .map(({ id, status, ...compared }) => ({ id, status, years: countYears(compared) }))
    .filter(({ years }) => years >= min_years);
  return order === "experience" ? ranked.toSorted((one, other) => other.years - one.years) : ranked;
};

type Ranked = Awaited<ReturnType<typeof rankCandidates>>;

const countRanked = (ranked: Ranked): CandidateCounts =>
  [...Map.groupBy(ranked, ({ status }) => status)]
    .map(([status, { length: count }]) => ({ status, count }))
    .toSorted((one, other) => one.status - other.status);

const takePage = (ranked: Ranked, { status, page, per_page, per_status }: CandidatesQuery) => {
  const shown = ranked.filter((each) => (status ?? each.status) === each.status);
  if (per_status === undefined) return shown.slice((page - 1) * per_page, page * per_page);
  const taken = new Set(
    [...Map.groupBy(shown, (each) => each.status).values()].flatMap((each) =>
      each.slice((page - 1) * per_status, page * per_status),
    ),
  );
  return shown.filter((each) => taken.has(each));
};

const listRanked = async (
  db: Db,
  { companyId, found }: { companyId: number; found: SQL | undefined },
  query: CandidatesQuery,
) => {
  const ranked = await rankCandidates(db, and(eq(jobs.company_id, companyId), found), query);
  const ids = takePage(ranked, query).map(({ id }) => id);
  const { rows } = await readCandidates(db, inArray(applications.id, ids));
  const places = new Map(ids.map((id, place) => [id, place]));
  return {
    rows: rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)),
    counts: countRanked(ranked),
  };
};

const countByStatus = (db: Db, condition: SQL | undefined) =>
  db
    .select({ status: applications.status, count: sql<number>`count(*)::int`.as("count") })
    .from(applications)
    .where(condition)
    .groupBy(applications.status);

// The rows of a page come newest first.
const bestFirst = <T extends { rows: Candidate[] }>(read: T): T => ({
  ...read,
  rows: read.rows.toSorted((one, other) => other.match_points - one.match_points),
});

/**
 * Lists a page of the candidates of a company's job, and counts those found by status; three queries, or
 * four if they are ordered or filtered by experience. Null if the company has no such job.
 */
export const listCandidates = async (
  db: Db,
  { companyId, jobId }: { companyId: number; jobId: number },
  query: CandidatesQuery,
  reader: CandidateReader,
): Promise<{ rows: Candidate[]; counts: CandidateCounts } | null> => {
  const found = and(
    eq(applications.job_id, jobId),
    visibleTo(reader),
    query.min_points === undefined ? undefined : gte(applications.match_points, query.min_points),
    matchesCandidate(db, await getCatalogue(db), query.search ?? ""),
  );
  if (needsRanking(query)) {
    const ranked = await listRanked(db, { companyId, found }, query);
    const exists = ranked.rows.length > 0 || (await isCompanyJob(db, companyId, jobId));
    return exists ? ranked : null;
  }
  const page = selectPage(db, found, query);
  const counted = countByStatus(db, found).as("counted");
  const read = await readCandidates(
    db,
    and(eq(jobs.company_id, companyId), inArray(applications.id, page)),
    sql`(select json_agg(counted order by counted.status) from ${counted})`,
  );
  if (read.rows.length > 0) return query.order === "match" ? bestFirst(read) : read;
  // Only an empty list could mean that the job isn't the company's.
  if (!(await isCompanyJob(db, companyId, jobId))) return null;
  return { rows: [], counts: await countByStatus(db, found).orderBy(applications.status) };
};
