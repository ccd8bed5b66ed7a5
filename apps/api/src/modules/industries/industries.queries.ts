import type { FilterItem } from "@devguild/schemas/catalogue";
import type { IndustriesFilter, IndustriesQuery, Industry } from "@devguild/schemas/industries";
import { and, asc, desc, eq, lt, or, sql } from "drizzle-orm";

import { contains } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { inBatches } from "../../db/in-batches.ts";
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

/** Returns a page of industries that match a search, and the total, for staff. */
export const listIndustries = async (
  db: Db,
  { order_by_direction, page, per_page, ...filter }: IndustriesQuery,
): Promise<{ rows: Industry[]; total: number }> => {
  const found = matches(filter);
  const order = order_by_direction === "asc" ? asc : desc;
  const rows = await db
    .select(COLUMNS)
    .from(industries)
    .where(found)
    .orderBy(order(sql`lower(${industries.label})`), asc(industries.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return { rows, total: await db.$count(industries, found) };
};

/** Reads the industries that match in batches, the newest first. */
export const readIndustries = (db: Db, filter: IndustriesFilter): AsyncGenerator<Industry[]> =>
  inBatches<Industry>((last, limit) =>
    db
      .select(COLUMNS)
      .from(industries)
      .where(and(matches(filter), last && lt(industries.id, last.id)))
      .orderBy(desc(industries.id))
      .limit(limit),
  );
