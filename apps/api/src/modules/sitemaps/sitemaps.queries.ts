import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import { LANGUAGE } from "@devguild/schemas/product";
import { type SQL, sql } from "drizzle-orm";

import { cacheCounts } from "../../db/cache-counts.ts";
import { type Db, selectRows } from "../../db/db.ts";
import { getCatalogue, pick, getLocationPath } from "../catalogue/catalogue.queries.ts";
import { getIndexes } from "../job-index/job-indexes.queries.ts";
import { countOpenJobs, listOwnPages } from "../jobs/count-jobs.queries.ts";
import { listTechStackPages } from "../tech-stack-pages/tech-stack-pages.queries.ts";
import { listVideoSkills } from "../videos/videos.queries.ts";
import {
  RECORD_KINDS,
  type RecordKind,
  type RecordKindName,
  type RecordRow,
} from "./record-kinds.queries.ts";

/** The sitemap protocol's maximum number of addresses per file. */
const FILE_SIZE = 50_000;

// Rows per query; a file is written while it is being read.
const BATCH = 5_000;

/** A page listed in a sitemap; `changedAt` is null if unknown. */
export type SitemapPage = { path: string; changedAt: Date | null };

/** A file of records whose ids are in one range, so that a page always stays in the same file. */
export type SitemapFile = { kind: RecordKindName; number: number; changedAt: Date };

// Depending on the driver, raw SQL returns timestamps as Date or as text.
const toDate = (instant: Date | string) => new Date(instant);

const readFiles = async (
  db: Db,
  name: RecordKindName,
  now = new Date(),
): Promise<SitemapFile[]> => {
  const kind: RecordKind = RECORD_KINDS[name];
  const rows = await selectRows<{ number: number; changed_at: Date | string }>(
    db,
    sql`select ((${kind.id} - 1) / ${FILE_SIZE} + 1)::int as number, max(${kind.changed}) as changed_at
      from ${kind.table} where ${kind.isPublic(now)} group by 1 order by 1`,
  );
  return rows.map(({ number, changed_at }) => ({
    kind: name,
    number,
    changedAt: toDate(changed_at),
  }));
};

const getCachedFiles = cacheCounts((db, name: RecordKindName) => readFiles(db, name));

/**
 * Lists the files of a kind, with the time of the last change in each. Up to five minutes old in a process
 * that keeps an index.
 */
export const listFiles = (db: Db, name: RecordKindName): Promise<SitemapFile[]> =>
  getIndexes(db, Date.now()) ? getCachedFiles(db, name) : readFiles(db, name);

const companyColumns = (name: RecordKindName): SQL =>
  name === "jobs"
    ? sql`, companies.id::float8 as company_id, companies.slug as company_slug`
    : sql``;

const readBatch = (db: Db, name: RecordKindName, after: number, until: number, now: Date) => {
  const kind: RecordKind = RECORD_KINDS[name];
  return selectRows<RecordRow>(
    db,
    sql`select ${kind.id}::float8 as id, ${kind.slug} as slug, ${kind.changed} as updated_at
      ${companyColumns(name)} from ${kind.table}
      where ${kind.isPublic(now)} and ${kind.id} > ${after} and ${kind.id} <= ${until}
      order by ${kind.id} limit ${BATCH}`,
  );
};

/** Reads the pages of a file by ascending id, in batches; nothing if there is no such file. */
export async function* readFilePages(
  db: Db,
  { kind, number }: Pick<SitemapFile, "kind" | "number">,
  now = new Date(),
): AsyncGenerator<SitemapPage[]> {
  const { pathOf }: RecordKind = RECORD_KINDS[kind];
  const until = number * FILE_SIZE;
  let after = until - FILE_SIZE;
  for (;;) {
    const rows = await readBatch(db, kind, after, until, now);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({ path: pathOf(row), changedAt: toDate(row.updated_at) }));
    if (rows.length < BATCH) return;
    after = last.id;
  }
}

/**
 * Lists the category pages of jobs, videos and tech stacks: only those with jobs or videos of their own.
 * A country in which no ad is would show the same jobs as the next one: those for anywhere.
 */
export const listCategoryPages = async (db: Db): Promise<SitemapPage[]> => {
  const catalogue = await getCatalogue(db);
  const skills = pick(catalogue.skills, [...(await countOpenJobs(db, "skills")).keys()]);
  const own = await listOwnPages(db);
  const locations = pick(catalogue.locations, own.locations);
  const watched = await listVideoSkills(db, FILE_SIZE);
  const techStackPages = await listTechStackPages(db);
  return [
    ...EXPERIENCES.filter(({ id }) => own.seniorities.includes(id)).map(
      ({ slug }) => `/jobs/e/${slug}`,
    ),
    ...skills.map(({ slug }) => `/jobs/s/${slug}`),
    ...locations
      .filter(({ kind }) => kind !== "region")
      .map((location) => `/jobs/l/${getLocationPath(catalogue, location)}`),
    ...pick(catalogue.languages, own.languages).map(({ slug }) => `/jobs/ln/${slug}`),
    ...watched.map(({ slug }) => `/videos/s/${slug}`),
    ...techStackPages.map(({ slug }) => `/hire-developers/${slug}`),
  ].map((path) => ({ path: `/${LANGUAGE}${path}`, changedAt: null }));
};
