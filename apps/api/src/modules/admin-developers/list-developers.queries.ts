import type {
  AdminDeveloper,
  AdminDevelopersFilter,
  AdminDevelopersQuery,
} from "@devguild/schemas/admin-developers";
import {
  type DeveloperStatus,
  MOST_DEVELOPERS,
  MOST_FOUND_DEVELOPERS,
} from "@devguild/schemas/constants/admin-developers";
import { BOARD_ACCESS } from "@devguild/schemas/constants/profile";
import { and, desc, eq, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";

import { matchesWordsOrParts } from "../../db/conditions.ts";
import { type Db, iso } from "../../db/db.ts";
import { inBatches } from "../../db/in-batches.ts";
import { searchPage } from "../../db/search-page.ts";
import { applications } from "../applications/applications.tables.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";

type BoardAccess = (typeof BOARD_ACCESS)[keyof typeof BOARD_ACCESS];

/** The columns of a developer's row in the back office. */
export const rowColumns = {
  id: developers.id,
  user_id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  image: users.image_url,
  position: sql<string>`coalesce(nullif(${developers.position}, ''), ${developers.job_title})`,
  city_id: developers.residence_city_id,
  residence_name: developers.residence_name,
  seniority: developers.seniority,
  verified_at: users.email_verified_at,
  validate_by_tm: sql<BoardAccess>`${developers.validate_by_tm}`,
  suspended_at: users.suspended_at,
  applications: sql<number>`(select count(*)::int from ${applications} where ${applications.developer_id} = ${developers.id})`,
  created_at: developers.created_at,
};

const selectRows = (db: Db) =>
  db
    .select(rowColumns)
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** Converts a row to what the list shows of it. */
export const toAdminDeveloper = (catalogue: Catalogue, row: Row): AdminDeveloper => ({
  id: row.id,
  user_id: row.user_id,
  full_name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  image: row.image,
  position: row.position,
  residence_city: row.residence_name ?? catalogue.locations.get(row.city_id ?? 0)?.name ?? null,
  seniority: row.seniority,
  email_verification: row.verified_at !== null,
  validate_by_tm: row.validate_by_tm,
  suspended: row.suspended_at !== null,
  applications: row.applications,
  created_at: iso(row.created_at),
});

// A number can be a developer's id, or be part of an address. Each is found by its own index, which an
// "or" over both tables can't use: it would read the words of every login.
const byText = (text: string) =>
  /^\d{1,15}$/.test(text)
    ? sql`${developers.user_id} in (select ${users.id} from ${users} where ${matchesWordsOrParts(users.words, text)} union all select ${developers.user_id} from ${developers} where ${developers.id} = ${Number(text)})`
    : matchesWordsOrParts(users.words, text);

const hasAccess = (access: BoardAccess) =>
  and(isNull(users.suspended_at), eq(developers.validate_by_tm, access));

const STATUS_CONDITIONS: Record<DeveloperStatus, SQL | undefined> = {
  suspended: isNotNull(users.suspended_at),
  rejected: hasAccess(BOARD_ACCESS.REJECTED),
  pending: hasAccess(BOARD_ACCESS.PENDING),
  unconfirmed: and(hasAccess(BOARD_ACCESS.APPROVED), isNull(users.email_verified_at)),
  active: and(hasAccess(BOARD_ACCESS.APPROVED), isNotNull(users.email_verified_at)),
};

const matches = ({ query, statuses }: AdminDevelopersFilter) =>
  and(
    isNull(developers.deleted_at),
    query === "" ? undefined : byText(query),
    or(...statuses.map((status) => STATUS_CONDITIONS[status])),
  );

// Without a filter, the few deleted logins are left out instead of reading all others.
const hasDeletedLogin = sql`exists (select 1 from ${users}
  where ${users.id} = ${developers.user_id} and ${users.deleted_at} is not null)`;

const isFiltered = ({ query, statuses }: AdminDevelopersFilter) =>
  query !== "" || statuses.length > 0;

const selectMatches = (db: Db, filter: AdminDevelopersFilter) => {
  const ids = db.select({ id: developers.id }).from(developers).$dynamic();
  return isFiltered(filter)
    ? ids
        .innerJoin(users, and(eq(users.id, developers.user_id), isNull(users.deleted_at)))
        .where(matches(filter))
    : ids.where(and(matches(filter), not(hasDeletedLogin)));
};

/**
 * Lists a page of developers, the newest first, and the total: counted up to 10,000; of a search or
 * filter that finds more, the newest 1,000. Deleted ones are in a list of their own. Two queries.
 */
export const listDevelopers = async (
  db: Db,
  { page, per_page, ...filter }: AdminDevelopersQuery,
) => {
  const offset = (page - 1) * per_page;
  const { found, ids } = await searchPage(
    db,
    selectMatches(db, filter).limit(MOST_DEVELOPERS + 1),
    MOST_DEVELOPERS,
    (matched) =>
      sql`(select id from ${matched} ids order by id desc limit ${per_page} offset ${offset})`,
  );
  const isCapped = found > MOST_DEVELOPERS;
  const most = isFiltered(filter) ? MOST_FOUND_DEVELOPERS : MOST_DEVELOPERS;
  const total = isCapped ? most : found;
  if (offset >= total) return { total, isCapped, rows: [] };
  // Many matches are met soon on a walk from the newest on.
  const walked = selectMatches(db, filter)
    .orderBy(desc(developers.id))
    .limit(per_page)
    .offset(offset);
  const rows = await selectRows(db)
    .where(inArray(developers.id, ids ?? walked))
    .orderBy(desc(developers.id));
  const catalogue = await getCatalogue(db);
  return { total, isCapped, rows: rows.map((row) => toAdminDeveloper(catalogue, row)) };
};

/** Reads the developers that a search finds in batches, the newest first. */
export const readDevelopers = (
  db: Db,
  filter: AdminDevelopersFilter,
): AsyncGenerator<AdminDeveloper[]> =>
  inBatches<AdminDeveloper>(async (last, limit) => {
    const rows = await selectRows(db)
      .where(and(matches(filter), isNull(users.deleted_at), last && lt(developers.id, last.id)))
      .orderBy(desc(developers.id))
      .limit(limit);
    const catalogue = await getCatalogue(db);
    return rows.map((row) => toAdminDeveloper(catalogue, row));
  });
