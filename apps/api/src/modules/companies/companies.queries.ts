import type { CompanyBaseInfo } from "@devguild/schemas/companies";
import { and, eq, isNull, ne, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { companies } from "./companies.tables.ts";

/** Finds the basic data of a company that its screens load first; null if it doesn't exist. */
export const findCompanyBase = async (db: Db, id: number): Promise<CompanyBaseInfo | null> => {
  const [company] = await db
    .select({
      id: companies.id,
      name: companies.name,
      slug: companies.slug,
      type: companies.type,
      logo_url: companies.logo_url,
      published: companies.published,
      allow_external_ats: companies.allow_external_ats,
    })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)));
  return company ?? null;
};

/** The slug of a company that was erased, which has no other. */
export const toErasedSlug = (id: number) => `erased-${id}`;

/** Finds another company with the same name, ignoring case. */
export const findCompanyNamed = async (db: Db, name: string, otherThan: number) => {
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        sql`lower(${companies.name}) = ${name.toLowerCase()}`,
        ne(companies.id, otherThan),
        isNull(companies.deleted_at),
      ),
    )
    .limit(1);
  return company;
};
