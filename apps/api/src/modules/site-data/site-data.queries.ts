import type { FooterLinks, Quote } from "@devguild/schemas/site-data";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { and, asc, eq, isNotNull, isNull, min } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { companies } from "../companies/companies.tables.ts";
import { articles } from "../magazine/magazine.tables.ts";
import { isPublished } from "../magazine/published-articles.queries.ts";
import { jobPrices } from "../prices/prices.tables.ts";
import { quotes, siteLinks } from "./site-data.tables.ts";

/** Lists the active links that have an address, in column order. */
export const listSiteLinks = async (db: Db): Promise<FooterLinks["links"]> => {
  const rows = await db
    .select({ column: siteLinks.column, label: siteLinks.label, url: siteLinks.url })
    .from(siteLinks)
    .where(and(eq(siteLinks.active, true), isNotNull(siteLinks.url)))
    .orderBy(asc(siteLinks.position), asc(siteLinks.id));
  return rows.flatMap(({ url, ...link }) => (url === null ? [] : [{ ...link, url }]));
};

/** Reads the totals besides jobs and videos, and the price of the cheapest single ad; three queries. */
export const readSiteTotals = async (db: Db) => {
  const [price] = await db
    .select({ cents: min(jobPrices.price_cents) })
    .from(jobPrices)
    .where(
      and(
        eq(jobPrices.active, true),
        eq(jobPrices.offer_type, OFFER_TYPES.AD_LIGHT),
        eq(jobPrices.price_type, "regular"),
      ),
    );
  return {
    total_companies: await db.$count(
      companies,
      and(eq(companies.published, true), isNull(companies.deleted_at)),
    ),
    total_articles: await db.$count(articles, isPublished),
    job_ad_light_price: price?.cents ?? null,
  };
};

/** Lists the active quotes in the editors' order. */
export const listQuotes = (db: Db): Promise<Quote[]> =>
  db
    .select({
      id: quotes.id,
      text: quotes.text,
      author: quotes.author,
      role: quotes.role,
      image_url: quotes.image_url,
    })
    .from(quotes)
    .where(eq(quotes.active, true))
    .orderBy(asc(quotes.position), asc(quotes.id));
