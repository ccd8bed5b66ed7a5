import type {
  ImportedChange,
  ImportedChangesQuery,
  JobListing,
  JobListingsFilter,
  JobListingsQuery,
} from "@devguild/schemas/job-listings";
import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { inBatchesById } from "../../db/in-batches.ts";
import { searchPage } from "../../db/search-page.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { matchesSearchText } from "../jobs/search-words.queries.ts";
import { jobFeedChanges, jobListings } from "./job-listings.tables.ts";

const LISTED = {
  id: jobListings.id,
  source: jobListings.source,
  external_id: jobListings.external_id,
  title: jobListings.title,
  company_name: jobListings.company_name,
  url: jobListings.url,
  locations: jobListings.locations,
  location_ids: jobListings.location_ids,
  skill_ids: jobListings.skill_ids,
  seniority_ids: jobListings.seniority_ids,
  language_id: jobListings.language_id,
  remote: jobListings.remote,
  salary_min: jobListings.salary_min,
  salary_max: jobListings.salary_max,
  published_at: jobListings.published_at,
  is_active: jobListings.is_active,
  edited_fields: jobListings.edited_fields,
};

const selectListings = (db: Db, condition?: SQL) =>
  db.select(LISTED).from(jobListings).where(condition).$dynamic();

type ListingRow = Awaited<ReturnType<typeof selectListings>>[number];

const toJobListing = (
  { locations }: Catalogue,
  { published_at: at, location_ids: ids, ...row }: ListingRow,
): JobListing => ({
  ...row,
  published_at: iso(at),
  cities: ids.flatMap((id) => {
    const city = locations.get(id);
    return city?.kind === "city" ? [{ id, name: city.name }] : [];
  }),
});

// Each state has a partial index, which only the bare condition matches.
const STATES = {
  live: sql`${jobListings.is_active}`,
  closed: sql`not ${jobListings.is_active}`,
};

const isNumber = (search: string) =>
  /^[1-9]\d{0,14}$/.test(search) ? eq(jobListings.id, Number(search)) : undefined;

const matches = ({ search, source, state }: JobListingsFilter) =>
  and(
    search === "" ? undefined : or(matchesSearchText(jobListings.search, search), isNumber(search)),
    source && eq(jobListings.source, source),
    state && STATES[state],
  );

/** How many listings are counted, and can be paged through, before a search has to be narrowed. */
const MOST_LISTINGS = 10_000;

const ORDER = [desc(jobListings.published_at), desc(jobListings.id)];

/** Lists a page of listings, the latest first, and the total, counted up to 10,000; two queries. */
export const listJobListings = async (
  db: Db,
  { page, per_page: rows, ...filter }: JobListingsQuery,
) => {
  const condition = matches(filter);
  const selectIds = (isMatched: SQL | undefined) =>
    db.select({ id: jobListings.id }).from(jobListings).where(isMatched).$dynamic();
  const offset = (page - 1) * rows;
  const selectPage = (isMatched: SQL | undefined) =>
    selectIds(isMatched)
      .orderBy(...ORDER)
      .limit(rows)
      .offset(offset);
  const limited = selectIds(condition).limit(MOST_LISTINGS + 1);
  const { found, ids } = condition
    ? await searchPage(db, limited, MOST_LISTINGS, (matched) =>
        selectPage(inArray(jobListings.id, matched)),
      )
    : { found: await db.$count(limited.as("matched")), ids: null };
  const total = Math.min(found, MOST_LISTINGS);
  const isCapped = found > MOST_LISTINGS;
  if (offset >= total) return { rows: [], total, isCapped };
  // Many matches are met soon on a walk from the latest on.
  const isOnPage = inArray(jobListings.id, ids ?? selectPage(condition));
  const listed = await selectListings(db, isOnPage).orderBy(...ORDER);
  const catalogue = await getCatalogue(db);
  return { rows: listed.map((row) => toJobListing(catalogue, row)), total, isCapped };
};

/** Reads the listings that match in batches, the latest first. */
export async function* readJobListings(
  db: Db,
  filter: JobListingsFilter,
): AsyncGenerator<JobListing[]> {
  const ordered = await db
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(matches(filter))
    .orderBy(...ORDER);
  yield* inBatchesById(ordered, async (ids) => {
    const rows = await selectListings(db, inArray(jobListings.id, ids));
    const catalogue = await getCatalogue(db);
    return rows.map((row) => toJobListing(catalogue, row));
  });
}

/** Finds a listing by its id. */
export const findJobListing = async (db: Db, id: number) => {
  const [row] = await selectListings(db, eq(jobListings.id, id));
  return row && toJobListing(await getCatalogue(db), row);
};

type ChangeRow = typeof jobFeedChanges.$inferSelect;

const toChange = (catalogue: Catalogue, row: ChangeRow): ImportedChange => ({
  id: row.id,
  kind: row.kind,
  external_id: row.external_id,
  title: row.title,
  company: row.company_name,
  row: row.row_number,
  reason: row.reason,
  included: row.is_included,
  fields: row.fields,
  skills: row.skills.flatMap((skill) => {
    const name = catalogue.skills.get(skill.id)?.name;
    return name === undefined ? [] : [{ ...skill, name }];
  }),
});

const SHOWN = {
  duplicates: eq(jobFeedChanges.is_duplicate, true),
  unsure: eq(jobFeedChanges.is_unsure, true),
  errors: eq(jobFeedChanges.is_error, true),
};

/** Lists what an import changes, a page at a time: changed ones first, then new, closing and skipped ones. */
export const listChanges = async (
  db: Db,
  runId: number,
  { kind, show, company, page, per_page: rows }: ImportedChangesQuery,
) => {
  const condition = and(
    eq(jobFeedChanges.run_id, runId),
    kind && eq(jobFeedChanges.kind, kind),
    show && SHOWN[show],
    company ? eq(jobFeedChanges.company_name, company) : undefined,
  );
  const listed = await db
    .select()
    .from(jobFeedChanges)
    .where(condition)
    .orderBy(
      sql`array_position(array['changed', 'new', 'closing', 'skipped'], ${jobFeedChanges.kind})`,
      asc(jobFeedChanges.id),
    )
    .limit(rows)
    .offset((page - 1) * rows);
  const catalogue = await getCatalogue(db);
  const total = await db.$count(jobFeedChanges, condition);
  return { rows: listed.map((row) => toChange(catalogue, row)), total };
};

/** Finds a listing in an import. */
export const findChange = async (db: Db, runId: number, id: number) => {
  const [row] = await db
    .select()
    .from(jobFeedChanges)
    .where(and(eq(jobFeedChanges.id, id), eq(jobFeedChanges.run_id, runId)));
  return row && toChange(await getCatalogue(db), row);
};
