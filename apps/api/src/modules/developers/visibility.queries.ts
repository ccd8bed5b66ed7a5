import type { Visibility } from "@devguild/schemas/visibility";
import { asc, eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { companies } from "../companies/companies.tables.ts";
import { developerHiddenCompanies, developers } from "./developers.tables.ts";

/** Reads who can find a developer. Two queries. */
export const readVisibility = async (db: Db, developerId: number): Promise<Visibility> => {
  const [developer] = await db
    .select({ isHidden: developers.hidden_from_sourcing })
    .from(developers)
    .where(eq(developers.id, developerId));
  if (!developer) return notFound();
  return {
    visible_to_staff: !developer.isHidden,
    hidden_companies: await db
      .select({
        id: companies.id,
        name: companies.name,
        slug: companies.slug,
        logo_url: companies.logo_url,
      })
      .from(developerHiddenCompanies)
      .innerJoin(companies, eq(companies.id, developerHiddenCompanies.company_id))
      .where(eq(developerHiddenCompanies.developer_id, developerId))
      .orderBy(asc(sql`lower(${companies.name})`), asc(companies.id)),
  };
};
