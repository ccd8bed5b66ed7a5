import type { SavedSearch } from "@devguild/schemas/alerts";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";
import { savedSearches, type SavedSearchRow } from "./alerts.tables.ts";
import { describeSearch, toSearchPath } from "./describe-search.policy.ts";

/** Converts a row to the saved search that its developer sees. */
export const toSavedSearch = (catalogue: Catalogue, row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  description: describeSearch(catalogue, row.search),
  path: toSearchPath(catalogue, row.search),
  search: row.search,
  frequency: row.frequency,
  created_at: iso(row.created_at),
  last_mail_at: isoOrNull(row.last_mail_at),
});

/** Lists a developer's saved searches, newest first; one query. */
export const listSavedSearches = async (db: Db, developerId: number): Promise<SavedSearch[]> => {
  const catalogue = await getCatalogue(db);
  const rows = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.developer_id, developerId))
    .orderBy(desc(savedSearches.created_at), desc(savedSearches.id));
  return rows.map((row) => toSavedSearch(catalogue, row));
};

/** Finds a saved search, regardless of its owner. */
export const findSearch = async (db: Db, id: number): Promise<SavedSearchRow | undefined> => {
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return row;
};

/** Locks and lists all searches of a guest's address, in a fixed order that prevents deadlocks. */
export const lockGuestSearches = (tx: Db, email: string) =>
  tx
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.email, email.toLowerCase()))
    .orderBy(asc(savedSearches.id))
    .for("update");

const isPresent = and(
  sql`${users.email_verified_at} is not null`,
  isNull(users.deleted_at),
  isNull(developers.deleted_at),
);

/** Finds a developer by their confirmed email address or by their login. */
export const findOwner = async (db: Db, by: { email: string } | { userId: number }) => {
  const [owner] = await db
    .select({ userId: users.id, developerId: developers.id, email: users.email })
    .from(users)
    .innerJoin(developers, eq(developers.user_id, users.id))
    .where(
      and(
        isPresent,
        "email" in by
          ? sql`lower(${users.email}) = ${by.email.toLowerCase()}`
          : eq(users.id, by.userId),
      ),
    );
  return owner;
};
