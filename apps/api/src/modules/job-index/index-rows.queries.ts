import type { IndexedRow } from "@devguild/job-index/documents";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

import { type Db, selectRows } from "../../db/db.ts";

/** The columns of an ad or listing as read; lists are text, which is fastest to parse. */
type StoredRow = {
  id: number | string;
  words: string;
  skills: string;
  locations: string;
  seniorities: string;
  language: number | string | null;
  hybrid: number;
  employment: number;
  remote: boolean;
  salary_min: number | null;
  salary_max: number | null;
  published_at: number | string;
  expires_at: number | string | null;
  boosted_until: number | string | null;
};

const parseList = (text: string): readonly number[] =>
  text === "" ? [] : text.split(",").map(Number);
const parseTime = (value: number | string | null, missing: number) =>
  value === null ? missing : Number(value);

const toRow = (row: StoredRow, parseLocations = parseList): IndexedRow => ({
  id: Number(row.id),
  words: row.words,
  skills: parseList(row.skills),
  locations: parseLocations(row.locations),
  seniorities: parseList(row.seniorities),
  language: row.language === null ? null : Number(row.language),
  hybrid: row.hybrid,
  employment: row.employment,
  remote: row.remote,
  salaryMin: row.salary_min,
  salaryMax: row.salary_max,
  publishedAt: Number(row.published_at),
  expiresAt: parseTime(row.expires_at, Infinity),
  boostedUntil: parseTime(row.boosted_until, 0),
});

// Epoch milliseconds as integers, as dates would allocate an object per row.
const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::bigint`;

const FACETS = sql`
  id, search_words as words, array_to_string(skill_ids, ',') as skills,
  array_to_string(location_ids, ',') as locations, array_to_string(seniority_ids, ',') as seniorities,
  language_id as language, hybrid_option_id as hybrid, remote, salary_min, salary_max,
  ${milliseconds(sql`published_at`)} as published_at`;

/** The id of a listing's employment type; sources name it in words of their own. */
export const listingEmploymentSql = sql`case
  when employment_type ~* '^part' then 2
  when employment_type ~* '^(contract|freelance)' then 3
  when employment_type ~* '^intern' then 4
  else 1
end`;

/** The two kinds of indexed records: the columns to read, and which records are open. */
const SOURCES = {
  job: {
    columns: sql`${FACETS}, employment_type_id as employment, ${milliseconds(sql`expire_at`)} as expires_at, ${milliseconds(sql`boosted_until`)} as boosted_until`,
    open: sql`jobs where status = 'published' and deleted_at is null`,
  },
  listing: {
    columns: sql`${FACETS}, ${listingEmploymentSql} as employment, null as expires_at, null as boosted_until`,
    open: sql`job_listings where is_active`,
  },
} as const;
export type Kind = keyof typeof SOURCES;
export const KINDS = Object.keys(SOURCES) as Kind[];

/** How records are read, as text: if it changes, what was read before doesn't count any more. */
export const ROWS_SQL = KINDS.map((kind) => {
  const { columns, open } = SOURCES[kind];
  return new PgDialect().sqlToQuery(sql`select ${columns} from ${open}`).sql;
}).join("; ");

/** Reads open records by id; closed ones are left out. */
export const readRows = async (db: Db, kind: Kind, ids: readonly number[]) => {
  const { columns, open } = SOURCES[kind];
  const list = `{${ids.join(",")}}`;
  const rows = await selectRows<StoredRow>(
    db,
    sql`select ${columns} from ${open} and id = any(${list}::bigint[])`,
  );
  return rows.map((row) => toRow(row));
};

/** Returns a parser that gives equal lists as one: a million ads share some ten thousand. */
const createListParser = () => {
  const lists = new Map<string, readonly number[]>();
  return (text: string) => {
    const list = lists.get(text) ?? parseList(text);
    lists.set(text, list);
    return list;
  };
};

/** Reads all open records in batches, by ascending id; each while the last one is being used. */
export async function* readAllRows(db: Db, kind: Kind, part: number) {
  const { columns, open } = SOURCES[kind];
  const parseLocations = createListParser();
  const readAfter = (id: number) => {
    const rows = selectRows<StoredRow>(
      db,
      sql`select ${columns} from ${open} and id > ${id} order by id limit ${part}`,
    );
    // Whoever stops reading doesn't learn whether it failed.
    rows.catch(() => {});
    return rows;
  };
  for (let reading = readAfter(0); ;) {
    const rows = await reading;
    if (rows.length === 0) return;
    reading = readAfter(Number(rows.at(-1)?.id));
    yield rows.map((row) => toRow(row, parseLocations));
  }
}
