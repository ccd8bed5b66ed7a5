import type { AdminQuote, AdminSiteLink } from "@devguild/schemas/site-content";
import { asc } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { quotes, siteLinks } from "./site-data.tables.ts";

/** The columns of a link that its editors see. */
export const LINK_COLUMNS_SHOWN = {
  id: siteLinks.id,
  column: siteLinks.column,
  label: siteLinks.label,
  url: siteLinks.url,
  active: siteLinks.active,
};

/** The columns of a quote that its editors see. */
export const QUOTE_COLUMNS_SHOWN = {
  id: quotes.id,
  text: quotes.text,
  author: quotes.author,
  role: quotes.role,
  image_url: quotes.image_url,
  active: quotes.active,
};

/** Lists all links in their order, for their editors. */
export const listAllSiteLinks = (db: Db): Promise<AdminSiteLink[]> =>
  db.select(LINK_COLUMNS_SHOWN).from(siteLinks).orderBy(asc(siteLinks.position), asc(siteLinks.id));

/** Lists all quotes in their order, for their editors. */
export const listAllQuotes = (db: Db): Promise<AdminQuote[]> =>
  db.select(QUOTE_COLUMNS_SHOWN).from(quotes).orderBy(asc(quotes.position), asc(quotes.id));
