import { defaultWeights } from "@devguild/matching/default-weights";
import { matchPoints, matchScore, matchText } from "@devguild/matching/score";
import { toMatchSeniority } from "@devguild/matching/seniority";
import type { Candidate, CandidateCounts, CandidatesQuery } from "@devguild/schemas/applications";
import { and, desc, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { languagesColumn, skillsColumn } from "../developers/developers.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { VISIBLE_TO_COMPANY } from "./applications.policy.ts";
import { applications } from "./applications.tables.ts";
import { listMessages, listMoves } from "./applied-jobs.queries.ts";
import { matchesCandidate } from "./candidate-search.queries.ts";
import {
  APPLICATION_STATUSES,
  applicationStatusName,
} from "@devguild/schemas/constants/application-statuses";

/** Who is looking at candidates; companies don't see those that staff haven't forwarded. */
export type CandidateReader = "company" | "admin";

const columns = {
  application: applications,
  developer: developers,
  user: {
    email: users.email,
    first_name: users.first_name,
    last_name: users.last_name,
    image: users.image_url,
    phone: users.phone_number,
    deleted_at: users.deleted_at,
  },
  job: {
    skill_ids: jobs.skill_ids,
    seniority_ids: jobs.seniority_ids,
    language_id: jobs.language_id,
  },
  skills: skillsColumn,
  languages: languagesColumn,
};

const NOT_COUNTED = sql<CandidateCounts>`null`;

// Counts come with the rows, so that a list costs no further query.
const selectCandidates = (db: Db, condition: SQL | undefined, counts: SQL<CandidateCounts>) =>
  db
    .select({ ...columns, counts })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(condition)
    .orderBy(desc(applications.applied_at), desc(applications.id));

type Row = Awaited<ReturnType<typeof selectCandidates>>[number];

/** Blank contact data, for candidates who withdrew or deleted their account. */
const withoutContact = {
  id: null,
  email: null,
  phone: null,
  linkedin: null,
  github: null,
  cv_uploaded: false,
};

const toDeveloper = (catalogue: Catalogue, row: Row): Candidate["developer"] => {
  const { developer, user } = row;
  const city = catalogue.locations.get(developer.residence_city_id ?? 0);
  const citizenship = catalogue.locations.get(developer.citizenship_country_id ?? 0);
  const hasLeft =
    row.application.status === APPLICATION_STATUSES.WALKED_AWAY ||
    user.deleted_at !== null ||
    developer.deleted_at !== null;
  return {
    id: developer.id,
    full_name: `${user.first_name} ${user.last_name}`.trim(),
    email: user.email,
    phone: user.phone,
    image: user.image,
    position: developer.position || developer.job_title,
    seniority: developer.seniority,
    residence_city: city?.name ?? null,
    residence_name: developer.residence_name,
    residence_country: catalogue.locations.get(city?.parent_id ?? 0)?.name ?? null,
    eu_citizen: citizenship?.eu ?? null,
    skills: row.skills.map(({ id, years }) => ({
      id,
      name: catalogue.skills.get(id)?.name ?? "",
      years_of_experience: years,
    })),
    languages: row.languages.map(({ id, level_id }) => ({
      id,
      name: catalogue.languages.get(id)?.name ?? "",
      level_id,
    })),
    linkedin: developer.linkedin,
    github: developer.github,
    about_me: developer.about_me,
    cv_uploaded: developer.cv_uploaded_at !== null,
    remote_option: developer.remote_option,
    relocation_option: developer.relocation_option,
    special_work_permit: developer.special_work_permit,
    ...(hasLeft && withoutContact),
  };
};

/** What a candidate's match score and experience are computed from. */
type Comparable = {
  job: Row["job"];
  developer: Pick<Row["developer"], "seniority">;
  skills: Row["skills"];
  languages: Row["languages"];
};

const computeMatch = ({ job, developer, skills, languages }: Comparable) => {
  const score = matchScore(
    {
      skill_ids: job.skill_ids,
      seniorities: job.seniority_ids.map(toMatchSeniority),
      language_id: job.language_id,
    },
    { seniority: developer.seniority, skills, languages },
    defaultWeights,
  );
  const points = matchPoints(score);
  return { points, text: matchText(points) };
};

/** Returns the most years in one of the job's skills, or in any if the job requires none. */
const countYears = ({ job, skills }: Pick<Comparable, "job" | "skills">) => {
  const isCounted = ({ id }: { id: number }) =>
    job.skill_ids.length === 0 || job.skill_ids.includes(id);
  return Math.max(0, ...skills.filter(isCounted).map(({ years }) => years));
};

const readCandidates = async (
  db: Db,
  condition: SQL | undefined,
  counts = NOT_COUNTED,
): Promise<{ rows: Candidate[]; counts: CandidateCounts }> => {
  const catalogue = await getCatalogue(db);
  const rows = await selectCandidates(db, condition, counts);
  const [first] = rows;
  if (!first) return { rows: [], counts: [] };
  const ids = rows.map(({ application }) => application.id);
  const moves = await listMoves(db, ids);
  const messages = await listMessages(db, ids);
  const candidates = rows.map((row) => {
    const { application } = row;
    const { points, text } = computeMatch(row);
    return {
      id: application.id,
      status: application.status,
      match_user_state_id: application.status,
      match_user_state: applicationStatusName(application.status),
      match_user_state_date: iso(application.status_updated_at),
      applied_at: iso(application.applied_at),
      match_points: points,
      match_text: text,
      cover_letter: application.cover_letter,
      source: application.source,
      developer: toDeveloper(catalogue, row),
      messages: (messages.get(application.id) ?? []).map(({ message }) => message),
      history: (moves.get(application.id) ?? []).map(({ move }) => move),
    };
  });
  return { rows: candidates, counts: first.counts };
};

/**
 * Filters applications to those a reader sees as candidates; applications on a company's own site never
 * are.
 */
export const visibleTo = (reader: CandidateReader) =>
  and(
    eq(applications.is_external, false),
    reader === "company" ? inArray(applications.status, [...VISIBLE_TO_COMPANY]) : undefined,
  );

/** Returns whether a company has an application from a developer that was not withdrawn. */
export const hasApplication = async (db: Db, companyId: number, developerId: number) => {
  const [application] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .where(
      and(
        eq(applications.developer_id, developerId),
        eq(jobs.company_id, companyId),
        isNull(jobs.deleted_at),
        ne(applications.status, APPLICATION_STATUSES.WALKED_AWAY),
        visibleTo("company"),
      ),
    )
    .limit(1);
  return application !== undefined;
};

/** Returns whether a job belongs to a company; the query itself checks the ownership. */
const isCompanyJob = async (db: Db, companyId: number, jobId: number) => {
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.company_id, companyId), isNull(jobs.deleted_at)));
  return job !== undefined;
};

const newestFirst = [desc(applications.applied_at), desc(applications.id)];
// Within a status: who got there last.
const latestFirst = [desc(applications.status_updated_at), desc(applications.id)];

// The ids of a page: so many of all, or of each status.
const selectPage = (
  db: Db,
  condition: SQL | undefined,
  { page, per_page, per_status }: CandidatesQuery,
) => {
  if (per_status === undefined)
    return db
      .select({ id: applications.id })
      .from(applications)
      .where(condition)
      .orderBy(...newestFirst)
      .limit(per_page)
      .offset((page - 1) * per_page);
  const ranked = db
    .select({
      id: applications.id,
      place:
        sql<number>`row_number() over (partition by ${applications.status} order by ${sql.join(latestFirst, sql`, `)})`.as(
          "place",
        ),
    })
    .from(applications)
    .where(condition)
    .as("ranked");
  return db
    .select({ id: ranked.id })
    .from(ranked)
    .where(and(gt(ranked.place, (page - 1) * per_status), lte(ranked.place, page * per_status)));
};

const needsRanking = ({ order, min_points, min_years }: CandidatesQuery) =>
  order !== "newest" || min_points !== undefined || min_years !== undefined;

/**
 * Lists the ids and statuses of the candidates that a query finds, in its order: match and experience are
 * computed for each, so that this reads all candidates of the job.
 */
const rankCandidates = async (
  db: Db,
  found: SQL | undefined,
  { order, per_status, min_points = 0, min_years = 0 }: CandidatesQuery,
) => {
  const rows = await db
    .select({
      id: applications.id,
      status: applications.status,
      developer: { seniority: developers.seniority },
      job: columns.job,
      skills: columns.skills,
      languages: columns.languages,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .where(found)
    .orderBy(...(per_status === undefined ? newestFirst : latestFirst));
  const ranked = rows
    .map(({ id, status, ...compared }) => ({
      id,
      status,
      points: computeMatch(compared).points,
      years: countYears(compared),
    }))
    .filter(({ points, years }) => points >= min_points && years >= min_years);
  if (order === "newest") return ranked;
  const by = order === "match" ? "points" : "years";
  return ranked.toSorted((one, other) => other[by] - one[by]);
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

/**
 * Lists a page of the candidates of a company's job, and counts those found by status; three queries, or
 * four if they are ordered or filtered by what is computed. Null if the company has no such job.
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
    matchesCandidate(db, await getCatalogue(db), query.search ?? ""),
  );
  if (needsRanking(query)) {
    const ranked = await listRanked(db, { companyId, found }, query);
    const exists = ranked.rows.length > 0 || (await isCompanyJob(db, companyId, jobId));
    return exists ? ranked : null;
  }
  const isInStatus = query.status === undefined ? undefined : eq(applications.status, query.status);
  const page = selectPage(db, and(found, isInStatus), query);
  const counted = countByStatus(db, found).as("counted");
  const read = await readCandidates(
    db,
    and(eq(jobs.company_id, companyId), inArray(applications.id, page)),
    sql`(select json_agg(counted order by counted.status) from ${counted})`,
  );
  if (read.rows.length > 0) return read;
  // Only an empty list could mean that the job isn't the company's.
  if (!(await isCompanyJob(db, companyId, jobId))) return null;
  return { rows: [], counts: await countByStatus(db, found).orderBy(applications.status) };
};

/** Finds a candidate of a company's job; null if the company has no such candidate. */
export const findCandidate = async (
  db: Db,
  { companyId, jobId, candidateId }: { companyId: number; jobId: number; candidateId: number },
  reader: CandidateReader,
) => {
  const {
    rows: [candidate],
  } = await readCandidates(
    db,
    and(
      eq(jobs.company_id, companyId),
      eq(jobs.id, jobId),
      eq(applications.id, candidateId),
      visibleTo(reader),
    ),
  );
  return candidate ?? null;
};

/** The audit snapshot of an application: cover letter and reasons are the candidate's personal data. */
export const applicationSnapshot = createSnapshot(applications, {
  derived: ["status_updated_at"],
  personal: ["cover_letter", "source", "utm", "decline_reasons", "decline_message"],
});
