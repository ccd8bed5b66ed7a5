import { countDeveloperSteps } from "@devguild/job-index/developers/find-developers";
import type { DeveloperOrder } from "@devguild/job-index/developers/order-developers";
import {
  findSourceable,
  searchDeveloperIndex,
} from "@devguild/job-index/developers/search-developers";
import { defaultWeights } from "@devguild/matching/default-weights";
import { matchPoints, matchScore } from "@devguild/matching/score";
import { toMatchSeniority } from "@devguild/matching/seniority";
import type { MatchJob } from "@devguild/matching/types";
import { LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";
import {
  MESSAGE_RECIPIENTS_MAX,
  SOURCING_MESSAGES as M,
} from "@devguild/schemas/constants/sourcing";
import type {
  SourcedDeveloper,
  SourcingBody,
  SourcingFilters,
  SourcingSelectionBody,
} from "@devguild/schemas/sourcing";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { awaitDeveloperIndex } from "../developer-index/developer-indexes.queries.ts";
import {
  developerLanguages,
  developers,
  developerSkills,
} from "../developers/developers.tables.ts";
import { canBeFound, isSourceable } from "../developers/sourceable.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { toCriteria } from "./search-criteria.policy.ts";
import { sourcingRecipients } from "./sourcing.tables.ts";

/** What a search reads of each developer that it shows. */
const sourcedColumns = {
  id: developers.id,
  user_id: developers.user_id,
  first_name: users.first_name,
  last_name: users.last_name,
  image: users.image_url,
  position: sql<string>`coalesce(nullif(${developers.position}, ''), ${developers.job_title})`,
  city_id: developers.residence_city_id,
  residence_name: developers.residence_name,
  seniority: developers.seniority,
  remote_option: developers.remote_option,
  relocation_option: developers.relocation_option,
  last_seen_at: users.last_login_at,
  created_at: developers.created_at,
  is_sourceable: isSourceable,
  skills: sql<
    [id: number, years: number][]
  >`(select coalesce(json_agg(json_build_array(${developerSkills.skill_id}, ${developerSkills.years}) order by ${developerSkills.years} desc, ${developerSkills.skill_id}), '[]') from ${developerSkills} where ${developerSkills.developer_id} = ${developers.id})`,
  languages: sql<
    [id: number, level: number][]
  >`(select coalesce(json_agg(json_build_array(${developerLanguages.language_id}, ${developerLanguages.level_id}) order by ${developerLanguages.level_id} desc, ${developerLanguages.language_id}), '[]') from ${developerLanguages} where ${developerLanguages.developer_id} = ${developers.id})`,
  // As a number, as drivers differ in how they read a timestamp out of an expression.
  last_message_ms: sql<
    number | null
  >`(select (extract(epoch from max(${sourcingRecipients.created_at})) * 1000)::float8 from ${sourcingRecipients} where ${sourcingRecipients.developer_id} = ${developers.id} and ${sourcingRecipients.state} < 2)`,
};

/** Selects developers as a search shows them. */
export const selectSourcedRows = (db: Db) =>
  db
    .select(sourcedColumns)
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectSourcedRows>>[number];

const toSourced = (
  catalogue: Catalogue,
  { first_name, last_name, city_id, residence_name, last_message_ms, ...row }: Row,
  job: MatchJob | null,
): SourcedDeveloper => ({
  ...row,
  match_points:
    job &&
    matchPoints(
      matchScore(
        job,
        {
          skills: row.skills.map(([id, years]) => ({ id, years })),
          languages: row.languages.map(([id, level_id]) => ({ id, level_id })),
          seniority: row.seniority,
        },
        defaultWeights,
      ),
    ),
  full_name: `${first_name} ${last_name}`.trim(),
  residence_city: residence_name ?? catalogue.locations.get(city_id ?? 0)?.name ?? null,
  seniority: row.seniority + 1,
  skills: row.skills.flatMap(([id, years]) => {
    const skill = catalogue.skills.get(id);
    return skill ? [{ id, name: skill.name, slug: skill.slug, label: skill.label, years }] : [];
  }),
  languages: row.languages.flatMap(([id, level_id]) => {
    const language = catalogue.languages.get(id);
    return language
      ? [{ id, name: language.name, level_id, level: LANGUAGE_LEVELS[level_id] ?? "" }]
      : [];
  }),
  last_seen_at: isoOrNull(row.last_seen_at),
  created_at: iso(row.created_at),
  last_message_at: last_message_ms === null ? null : new Date(last_message_ms).toISOString(),
});

/** The job of a search: what it requires, to order by it, and whose it is. */
type SoughtJob = { match: MatchJob; companyId: number };

/** Finds the job of a search, open or not; throws 422 if it was deleted. */
export const findSoughtJob = async (db: Db, id: number | null): Promise<SoughtJob | null> => {
  if (id === null) return null;
  const [job] = await db
    .select({
      skill_ids: jobs.skill_ids,
      seniority_ids: jobs.seniority_ids,
      language_id: jobs.language_id,
      company_id: jobs.company_id,
    })
    .from(jobs)
    .where(and(eq(jobs.id, id), isNull(jobs.deleted_at)));
  if (!job) return invalid({ job_id: M.matchJob });
  const { seniority_ids: seniorities, company_id: companyId, ...required } = job;
  return { match: { ...required, seniorities: seniorities.map(toMatchSeniority) }, companyId };
};

const toOrder = (
  { order_by: by, skills }: SourcingSelectionBody,
  job: MatchJob | null,
): DeveloperOrder => {
  if (by === "signed_up") return { by };
  if (by === "match" && job) return { by, job };
  if (by === "match" && skills.length > 0)
    return { by: "years", skills: skills.map(({ id }) => id) };
  return { by: "last_seen" };
};

/** Reads developers by id, in the order of the ids; those whom staff may no longer find are left out. */
const readDevelopers = async (
  db: Db,
  catalogue: Catalogue,
  ids: readonly number[],
  job: MatchJob | null,
) => {
  if (ids.length === 0) return [];
  const rows = await selectSourcedRows(db).where(and(inArray(developers.id, [...ids]), canBeFound));
  const byId = new Map(rows.map((row) => [row.id, toSourced(catalogue, row, job)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** What the index takes of a search. */
const readSearch = async (db: Db, search: SourcingSelectionBody, now: number) => {
  const catalogue = await getCatalogue(db);
  const job = await findSoughtJob(db, search.job_id);
  const match = job?.match ?? null;
  return {
    catalogue,
    match,
    index: await awaitDeveloperIndex(db),
    criteria: toCriteria(catalogue, search, job?.companyId ?? null, now),
    direction: {
      order: toOrder(search, match),
      isAscending: search.order_by_direction === "asc",
    },
  };
};

/** Reads a page of the developers that a search finds, with exact totals. One query, two with a job. */
export const searchDevelopers = async (db: Db, search: SourcingBody, now = Date.now()) => {
  const { catalogue, match, index, criteria, direction } = await readSearch(db, search, now);
  const { ids, total, sourceable } = searchDeveloperIndex(index, criteria, direction, {
    offset: (search.page - 1) * search.per_page,
    limit: search.per_page,
  });
  return { total, sourceable, rows: await readDevelopers(db, catalogue, ids, match) };
};

/** Lists the first developers of a search who can be messaged, as many as one message can go to. */
export const selectDevelopers = async (db: Db, search: SourcingSelectionBody, now = Date.now()) => {
  const { index, criteria, direction } = await readSearch(db, search, now);
  const ids = findSourceable(index, criteria, direction, MESSAGE_RECIPIENTS_MAX);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: developers.id, user_id: developers.user_id })
    .from(developers)
    .where(inArray(developers.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Counts how many developers are left after each filter of a search. No query, one with a job. */
export const countSteps = async (db: Db, filters: SourcingFilters, now = Date.now()) => {
  const job = await findSoughtJob(db, filters.job_id);
  return countDeveloperSteps(
    await awaitDeveloperIndex(db),
    toCriteria(await getCatalogue(db), filters, job?.companyId ?? null, now),
  );
};
