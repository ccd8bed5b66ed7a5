import type { FilterItem } from "@devguild/schemas/catalogue";
import type {
  CompanyCard,
  CompanyFilterOptions,
  CompanyOptionsQuery,
  FeaturedCompany,
  TeamsQuery,
} from "@devguild/schemas/public-companies";
import { and, asc, count, desc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { getCatalogue, pick, toLocationItem } from "../catalogue/catalogue.queries.ts";
import { hasNameStarting } from "../catalogue/name-search.policy.ts";
import { companies } from "../companies/companies.tables.ts";
import { countedJobs, isPublic, selectCards, toCard } from "../companies/company-card.queries.ts";
import { companyFacetOptions, companyFacets } from "./public-companies.tables.ts";

const ORDERS = {
  jobs: [desc(countedJobs), asc(companies.id)],
  name: [asc(sql`lower(${companies.name})`), asc(companies.id)],
  newest: [desc(companies.created_at), desc(companies.id)],
};

const buildCondition = ({ skills, locations, companies: ids }: TeamsQuery): SQL | undefined =>
  and(
    isPublic,
    ids.length > 0 ? inArray(companies.id, ids) : undefined,
    skills.length > 0 ? sql`${companyFacets.skill_ids} && ${idArray(skills)}` : undefined,
    locations.length > 0 ? sql`${companyFacets.location_ids} && ${idArray(locations)}` : undefined,
  );

/** Lists a page of published companies, and the total; two queries. */
export const listTeams = async (
  db: Db,
  query: TeamsQuery,
): Promise<{ rows: CompanyCard[]; total: number }> => {
  const catalogue = await getCatalogue(db);
  const condition = buildCondition(query);
  const rows = await selectCards(db)
    .where(condition)
    .orderBy(...ORDERS[query.orderBy])
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const [found] = await db
    .select({ total: count() })
    .from(companies)
    .leftJoin(companyFacets, eq(companyFacets.company_id, companies.id))
    .where(condition);
  return { rows: rows.map((row) => toCard(catalogue, row)), total: found?.total ?? 0 };
};

// Lists the ids of skills or locations that find companies, those that find most first.
const listFacetOptions = async (db: Db, kind: "skill_ids" | "location_ids") => {
  const rows = await db
    .select({ id: companyFacetOptions.option_id })
    .from(companyFacetOptions)
    .where(eq(companyFacetOptions.kind, kind))
    .orderBy(desc(companyFacetOptions.companies), asc(companyFacetOptions.option_id));
  return rows.map(({ id }) => id);
};

/**
 * Selects the ids among which are the first so many public companies by open jobs: those of counted jobs
 * are read in their index, and those not yet counted come in the order of ids. So the number of
 * companies doesn’t matter.
 */
const selectTopIds = (limit: number): SQL => sql`
  (select ${companyFacets.company_id} from ${companyFacets}
    join ${companies} on ${companies.id} = ${companyFacets.company_id}
    where ${isPublic}
    order by ${companyFacets.open_jobs} desc, ${companyFacets.company_id} limit ${limit})
  union
  (select ${companies.id} from ${companies} where ${isPublic} order by ${companies.id} limit ${limit})`;

// Lists the named companies, and in addition those with the most open jobs.
const listOfferedCompanies = async (
  db: Db,
  { companies: slugs, offered }: CompanyOptionsQuery,
): Promise<FilterItem[]> => {
  if (slugs.length + offered === 0) return [];
  const isNamed = inArray(companies.slug, slugs);
  return db
    .select({ id: companies.id, label: companies.name, slug: companies.slug })
    .from(companies)
    .leftJoin(companyFacets, eq(companyFacets.company_id, companies.id))
    .where(
      and(
        isPublic,
        offered === 0 ? isNamed : or(isNamed, sql`${companies.id} in (${selectTopIds(offered)})`),
      ),
    )
    .orderBy(...(slugs.length > 0 ? [desc(isNamed)] : []), desc(countedJobs), asc(companies.id))
    .limit(Math.max(offered, slugs.length));
};

/** Reads the options of the company filters, those with the most companies first. Three queries. */
export const readTeamOptions = async (
  db: Db,
  query: CompanyOptionsQuery,
): Promise<CompanyFilterOptions> => {
  const catalogue = await getCatalogue(db);
  return {
    skills: pick(catalogue.skills, await listFacetOptions(db, "skill_ids")).map(
      ({ id, label, slug }) => ({ id, label, slug }),
    ),
    locations: pick(catalogue.locations, await listFacetOptions(db, "location_ids")).map(
      toLocationItem,
    ),
    companies: await listOfferedCompanies(db, query),
  };
};

const PLACES_SHOWN = 12;

/** Finds locations of companies whose name starts with a text, those with the most companies first. */
export const searchTeamLocations = async (db: Db, search: string) => {
  const { locations } = await getCatalogue(db);
  return pick(locations, await listFacetOptions(db, "location_ids"))
    .filter((location) => hasNameStarting(location, search))
    .slice(0, PLACES_SHOWN)
    .map(toLocationItem);
};

const featuredColumns = {
  id: companies.id,
  name: companies.name,
  slug: companies.slug,
  logo_url: companies.logo_url,
  short_description: companies.short_description,
  open_jobs: countedJobs,
  has_brand_page: companies.has_brand_page,
};

/** Lists companies with a brand page first, then those with the most open jobs. */
export const listFeaturedCompanies = (db: Db, limit: number): Promise<FeaturedCompany[]> =>
  db
    .select(featuredColumns)
    .from(companies)
    .leftJoin(companyFacets, eq(companyFacets.company_id, companies.id))
    .where(
      and(
        isPublic,
        or(eq(companies.has_brand_page, true), sql`${companies.id} in (${selectTopIds(limit)})`),
      ),
    )
    .orderBy(desc(companies.has_brand_page), desc(countedJobs), asc(companies.id))
    .limit(limit);

/** Lists the companies with the most open jobs; read in index order, so the number of companies doesn't matter. */
export const listTopTeams = (db: Db, limit: number) =>
  db
    .select({ id: companies.id, name: companies.name, slug: companies.slug })
    .from(companyFacets)
    .innerJoin(companies, eq(companies.id, companyFacets.company_id))
    .where(and(isPublic, gt(companyFacets.open_jobs, 0)))
    .orderBy(desc(companyFacets.open_jobs), asc(companyFacets.company_id))
    .limit(limit);
