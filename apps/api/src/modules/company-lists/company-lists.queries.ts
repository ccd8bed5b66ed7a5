import type { FilterItem } from "@devguild/schemas/catalogue";
import { COMPANIES_SUGGESTED, COMPANY_TYPES } from "@devguild/schemas/constants/companies";
import type { CompanyListQuery, KeyValue, Portrayed } from "@devguild/schemas/public-companies";
import { and, asc, desc, eq, gt, ne, sql } from "drizzle-orm";

import { startsWithText, matchesWordPrefixes, plainWords } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { companies, keyValues } from "../companies/companies.tables.ts";
import { countedJobs, isPublic } from "../companies/company-card.queries.ts";
import { isActiveAt } from "../memberships/memberships.queries.ts";
import { companyMemberships } from "../memberships/memberships.tables.ts";
import { companyFacets } from "../public-companies/public-companies.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

const byName = asc(sql`lower(${companies.name})`);

const buildTypeCondition = (agencies: boolean | undefined) => {
  if (agencies === undefined) return undefined;
  return (agencies ? eq : ne)(companies.type, COMPANY_TYPES.agency);
};

const isOfKind = ({ public_jobs_only, agencies }: CompanyListQuery) =>
  and(
    isPublic,
    buildTypeCondition(agencies),
    public_jobs_only ? gt(companyFacets.open_jobs, 0) : undefined,
  );

const selectItems = (db: Db) =>
  db
    .select({ id: companies.id, label: companies.name, slug: companies.slug })
    .from(companies)
    .leftJoin(companyFacets, eq(companyFacets.company_id, companies.id));

/** Lists all published companies of a kind, by name. */
export const listCompanies = async (db: Db, kind: CompanyListQuery): Promise<FilterItem[]> =>
  selectItems(db).where(isOfKind(kind)).orderBy(byName, asc(companies.id));

/**
 * Finds published companies by the beginnings of the words in their name: full prefix matches first,
 * then those with the most open jobs. An empty text matches every company.
 */
export const searchCompanies = async (
  db: Db,
  text: string,
  { limit = COMPANIES_SUGGESTED, ...kind }: CompanyListQuery,
): Promise<FilterItem[]> => {
  const name = sql`${companies.name}`;
  return selectItems(db)
    .where(and(isOfKind(kind), matchesWordPrefixes(plainWords(name), text)))
    .orderBy(
      ...(text ? [desc(startsWithText(name, text))] : []),
      desc(countedJobs),
      byName,
      asc(companies.id),
    )
    .limit(limit);
};

/** Lists the values that companies can choose from, by name. */
export const listKeyValues = (db: Db): Promise<KeyValue[]> =>
  db.select().from(keyValues).orderBy(asc(keyValues.label));

/** Lists the companies with an active marketing membership, by name. */
export const listMarketingMembers = (db: Db, now = new Date()): Promise<Portrayed[]> =>
  db
    .selectDistinct({
      id: companies.id,
      full_name: companies.name,
      image: companies.logo_url,
      order: sql<string>`lower(${companies.name})`.as("order"),
    })
    .from(companies)
    .innerJoin(companyMemberships, eq(companyMemberships.company_id, companies.id))
    .where(and(isPublic, eq(companyMemberships.kind, "MARKETING"), isActiveAt(now)))
    .orderBy(sql`"order"`, asc(companies.id))
    .then((rows) => rows.map(({ id, full_name, image }) => ({ id, full_name, image })));

/** Lists the back office's talent managers by name; the ids are those of their logins. */
export const listTalentManagers = async (db: Db): Promise<Portrayed[]> => {
  const rows = await db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      image: users.image_url,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.user_id, users.id))
    .where(and(eq(accounts.type, "admin"), eq(accounts.role, "talent-manager")))
    .orderBy(asc(users.last_name), asc(users.first_name), asc(users.id));
  return rows.map(({ id, first_name, last_name, image }) => ({
    id,
    full_name: `${first_name} ${last_name}`.trim(),
    image,
  }));
};
