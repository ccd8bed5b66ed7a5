import type { SavedSourcingSearch } from "@devguild/schemas/sourcing-searches";
import { asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { sourcingSearches } from "./sourcing-searches.tables.ts";

const selectSearches = (db: Db, userId: number, condition: SQL | undefined) =>
  db
    .select({
      id: sourcingSearches.id,
      name: sourcingSearches.name,
      shared: sourcingSearches.shared,
      own: sql<boolean>`${sourcingSearches.user_id} = ${userId}`,
      owner: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      search: sourcingSearches.search,
    })
    .from(sourcingSearches)
    .innerJoin(users, eq(users.id, sourcingSearches.user_id))
    .where(condition)
    .orderBy(sql`lower(${sourcingSearches.name})`, asc(sourcingSearches.id));

type Row = Awaited<ReturnType<typeof selectSearches>>[number];

const readJobs = async (db: Db, rows: readonly Row[]) => {
  const ids = rows.flatMap(({ search }) => search.job_id ?? []);
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: jobs.id, title: jobs.title, company: companies.name })
          .from(jobs)
          .innerJoin(companies, eq(companies.id, jobs.company_id))
          .where(inArray(jobs.id, ids));
  return new Map(
    found.map(({ id, title, company }) => [id, { id, label: `${title}, ${company}` }]),
  );
};

const listPlaces = ({ locations }: Catalogue, ids: readonly number[]) =>
  ids.flatMap((id) => {
    const location = locations.get(id);
    return location ? [{ id, label: location.name, is_city: location.kind === "city" }] : [];
  });

const readSearches = async (
  db: Db,
  userId: number,
  condition: SQL | undefined,
): Promise<SavedSourcingSearch[]> => {
  const rows = await selectSearches(db, userId, condition);
  const [catalogue, jobsById] = await Promise.all([getCatalogue(db), readJobs(db, rows)]);
  return rows.map(({ id, name, shared, own, owner, search }) => ({
    id,
    name,
    shared,
    own,
    owner,
    search,
    places: listPlaces(catalogue, search.locations),
    job: jobsById.get(search.job_id ?? 0) ?? null,
  }));
};

/** Lists what a member of staff has saved and what colleagues share, by name. */
export const listSearches = (db: Db, userId: number) =>
  readSearches(
    db,
    userId,
    or(eq(sourcingSearches.user_id, userId), eq(sourcingSearches.shared, true)),
  );

/** Reads a saved search as a member of staff sees it. */
export const findSearch = async (db: Db, userId: number, id: number) =>
  (await readSearches(db, userId, eq(sourcingSearches.id, id)))[0];
