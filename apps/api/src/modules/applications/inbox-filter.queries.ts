import type { InboxFilterQuery } from "@devguild/schemas/candidate-inbox";
import {
  INBOX_STATUSES,
  type InboxOrder,
  type InboxStatus,
  OPEN_STATUSES,
} from "@devguild/schemas/constants/candidate-inbox";
import { and, eq, exists, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";

import { containsWords, idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { locations } from "../catalogue/catalogue.tables.ts";
import { developers, developerSkills } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { applications } from "./applications.tables.ts";
import { matchesCandidate } from "./candidate-search.queries.ts";

/** Returns the moment so many days before another. */
export const daysAgo = (days: number, now: Date) => new Date(now.getTime() - days * DAY_MS);

/** Filters candidates to those in a company's inbox: of all its jobs that aren’t deleted. */
export const ofCompany = (companyId: number) =>
  and(
    eq(applications.inbox_company_id, companyId),
    inArray(applications.status, [...INBOX_STATUSES]),
  );

/** Filters candidates to those who wait for the company. */
export const isWaiting = inArray(applications.status, [...OPEN_STATUSES]);

const hasSkills = (db: Db, ids: readonly number[]) =>
  ids.map((id) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(developerSkills)
        .where(
          and(
            eq(developerSkills.developer_id, applications.developer_id),
            eq(developerSkills.skill_id, id),
          ),
        ),
    ),
  );

const livesIn = (db: Db, ids: readonly number[]) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(developers)
      .innerJoin(locations, eq(locations.id, developers.residence_city_id))
      .where(
        and(
          eq(developers.id, applications.developer_id),
          or(
            sql`${locations.id} = any(${idArray(ids)})`,
            sql`${locations.parent_id} = any(${idArray(ids)})`,
          ),
        ),
      ),
  );

// The company's jobs are fewer than its candidates, so their titles are read once.
const isForJobTitled = (db: Db, companyId: number, word: string) =>
  inArray(
    applications.job_id,
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.company_id, companyId), containsWords(sql`${jobs.title}`, word))),
  );

/** Returns the condition of everything in a filter but the status; undefined if it narrows nothing. */
const matches = (
  db: Db,
  catalogue: Catalogue,
  { companyId, query, now }: { companyId: number; query: InboxFilterQuery; now: Date },
): SQL | undefined => {
  const { job_ids, skill_ids, location_ids, sources, min_points, search } = query;
  const { min_waiting_days: days } = query;
  return and(
    job_ids.length > 0 ? sql`${applications.job_id} = any(${idArray(job_ids)})` : undefined,
    ...hasSkills(db, skill_ids),
    location_ids.length > 0 ? livesIn(db, location_ids) : undefined,
    sources.length > 0 ? inArray(applications.source, sources) : undefined,
    min_points === undefined ? undefined : gte(applications.match_points, min_points),
    days === undefined ? undefined : lte(applications.waiting_since, daysAgo(days, now)),
    matchesCandidate(db, catalogue, search, (word) => isForJobTitled(db, companyId, word)),
  );
};

const ORDERS: Record<InboxOrder, readonly string[]> = {
  newest: ["applied_at desc", "id desc"],
  waiting: ["waiting_since", "id desc"],
  match: ["match_points desc", "applied_at desc", "id desc"],
};

/** Returns how an order sorts a table that has the columns; each can be read from an index by status. */
export const toOrder = (order: InboxOrder, table: string) =>
  sql.raw(ORDERS[order].map((column) => `${table}.${column}`).join(", "));

/** What a filter finds in any status: the condition, and whether that is all candidates of the company. */
export type Found = { condition: SQL | undefined; isAll: boolean };

/** Returns what a filter finds, whatever the status. */
export const toFound = async (
  db: Db,
  companyId: number,
  query: InboxFilterQuery,
  now: Date,
): Promise<Found> => {
  const narrowed = matches(db, await getCatalogue(db), { companyId, query, now });
  return { condition: and(ofCompany(companyId), narrowed), isAll: narrowed === undefined };
};

/** Returns the statuses that a filter shows: without any, the open ones. */
export const toShown = (statuses: readonly InboxStatus[]): readonly InboxStatus[] =>
  statuses.length > 0 ? statuses : OPEN_STATUSES;

/** Returns the statuses that a filter shows as an SQL array. */
export const toStatusArray = (statuses: readonly InboxStatus[]): SQL =>
  sql`array[${sql.join(
    [...new Set(toShown(statuses))].map((status) => sql`${status}::smallint`),
    sql`, `,
  )}]`;

/**
 * Selects the ids of a page of what a filter finds, in its order: the first of each status are read from an
 * index, and only these are sorted. Without a limit, all.
 */
export const selectFoundIds = (
  { condition }: Found,
  { order, statuses }: Pick<InboxFilterQuery, "order" | "statuses">,
  { limit, offset }: { limit: number | null; offset: number },
): SQL =>
  sql`select first.id from unnest(${toStatusArray(statuses)}) shown(in_status)
    cross join lateral (
      select id, applied_at, waiting_since, match_points from ${applications}
      where ${condition} and ${applications.status} = shown.in_status
      order by ${toOrder(order, "applications")} limit ${limit === null ? null : limit + offset}::bigint
    ) first
    order by ${toOrder(order, "first")} limit ${limit}::bigint offset ${offset}::bigint`;
