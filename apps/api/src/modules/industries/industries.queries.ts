import type { FilterItem } from "@devguild/schemas/catalogue";
import { asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { industries } from "./industries.tables.ts";

/** The industries that companies can choose from, by name. */
export const listActiveIndustries = (db: Db): Promise<FilterItem[]> =>
  db
    .select({ id: industries.id, label: industries.label, slug: industries.slug })
    .from(industries)
    .where(eq(industries.active, true))
    .orderBy(asc(industries.label));
