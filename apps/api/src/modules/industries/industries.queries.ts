import type { FilterItem } from "@devguild/schemas/catalogue";
import type {
  IndustriesCsvQuery,
  IndustriesFilter,
  IndustriesQuery,
  Industry,
} from "@devguild/schemas/industries";
import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";

import { contains } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { inBatchesById } from "../../db/in-batches.ts";
import { industries } from "./industries.tables.ts";

/** Lists the industries that companies can choose from, by name. */
export const listActiveIndustries = (db: Db): Promise<FilterItem[]> =>
  db
    .select({ id: industries.id, label: industries.label, slug: industries.slug })
    .from(industries)
    .where(eq(industries.active, true))
    .orderBy(asc(industries.label));

const COLUMNS = {
  id: industries.id,
  name: industries.label,
  slug: industries.slug,
  active: industries.active,
};

const matches = ({ search, active }: IndustriesFilter) =>
  and(
    active === undefined ? undefined : eq(industries.active, active),
    search
      ? or(
          sql`lower(${industries.label}) like ${contains(search)}`,
          sql`${industries.slug} like ${contains(search)}`,
        )
      : undefined,
  );

const toOrder = ({ order_by_direction }: IndustriesCsvQuery) => {
  const direction = order_by_direction === "asc" ? asc : desc;
  return [direction(sql`lower(${industries.label})`), asc(industries.id)];
};

/** Returns a page of industries that match a search, and the total, for staff. */
export const listIndustries = async (
  db: Db,
  query: IndustriesQuery,
): Promise<{ rows: Industry[]; total: number }> => {
  const found = matches(query);
  const rows = await db
    .select(COLUMNS)
    .from(industries)
    .where(found)
    .orderBy(...toOrder(query))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  return { rows, total: await db.$count(industries, found) };
};

/** Reads the industries that match in batches, in the list's order. */
export async function* readIndustries(
  db: Db,
  query: IndustriesCsvQuery,
): AsyncGenerator<Industry[]> {
  const ordered = await db
    .select({ id: industries.id })
    .from(industries)
    .where(matches(query))
    .orderBy(...toOrder(query));
  yield* inBatchesById(ordered, (ids) =>
    db.select(COLUMNS).from(industries).where(inArray(industries.id, ids)),
  );
}
