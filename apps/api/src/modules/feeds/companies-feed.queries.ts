import { companyPath } from "@devguild/schemas/constants/companies";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";
import type { CompanyCard, TeamsQuery } from "@devguild/schemas/public-companies";
import { and, inArray } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { type Feed, type FeedItem, buildTag } from "../../feed-formats/feed.ts";
import { getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { isPublic } from "../companies/company-card.queries.ts";
import { listTeams } from "../public-companies/teams.queries.ts";

type Named = { name: string; slug: string };

/** Loads the records a feed is filtered by, keyed by filter name as in the page's query string. */
const loadFilters = async (db: Db, query: TeamsQuery): Promise<Record<string, Named[]>> => {
  const { skills, locations } = await getCatalogue(db);
  return {
    skills: pick(skills, query.skills),
    locations: pick(locations, query.locations),
    companies: await db
      .select({ name: companies.name, slug: companies.slug })
      .from(companies)
      .where(and(isPublic, inArray(companies.id, query.companies)))
      .orderBy(companies.id),
  };
};

const toQueryString = (chosen: Record<string, Named[]>) => {
  const parts = Object.entries(chosen)
    .filter(([, rows]) => rows.length > 0)
    .map(([filter, rows]) => `${filter}=${rows.map(({ slug }) => slug).join(",")}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
};

const toItem = (site: string, company: CompanyCard, since: Date): FeedItem => {
  const picture = company.cover_url ?? company.logo_url;
  return {
    id: buildTag(site, "company", company.id),
    url: `${site}/${LANGUAGE}${companyPath(company)}`,
    title: company.name,
    summary: [company.short_description, company.headquarters].filter(Boolean).join(" · "),
    author: company.name,
    tags: company.tech_stack.map(({ name }) => name),
    image: picture?.startsWith("/") ? site + picture : picture,
    publishedAt: iso(since),
  };
};

/** Builds the feed of new companies, filtered like the list of teams. */
export const companiesFeed = async (db: Db, site: string, query: TeamsQuery): Promise<Feed> => {
  const { rows } = await listTeams(db, { ...query, orderBy: "newest" });
  const ids = rows.map(({ id }) => id);
  const dated = await db
    .select({ id: companies.id, since: companies.created_at })
    .from(companies)
    .where(inArray(companies.id, ids));
  const dates = new Map(dated.map(({ id, since }) => [id, since]));
  const chosen = await loadFilters(db, query);
  const about = Object.values(chosen).flat();
  return {
    title: [...about.map(({ name }) => name), `Companies on ${PRODUCT_NAME}`].join(" · "),
    description: "Companies that hire developers.",
    home: `${site}/${LANGUAGE}/companies${toQueryString(chosen)}`,
    items: rows.flatMap((company) => {
      const since = dates.get(company.id);
      return since ? [toItem(site, company, since)] : [];
    }),
  };
};
