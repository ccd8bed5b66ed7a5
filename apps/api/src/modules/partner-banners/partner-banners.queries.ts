import type { PartnerBanner } from "@devguild/schemas/partner-banners";
import type { AdminPartnerBanner } from "@devguild/schemas/site-content";
import { asc, eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { MINUTE_MS } from "../../time.ts";
import { partnerBanners } from "./partner-banners.tables.ts";

/**
 * Lists some of the running ads. Selection and order change every minute, so that every partner gets
 * the same share, and reloading a page within the minute shows the same ads.
 */
export const listPartnerBanners = (
  db: Db,
  limit: number,
  now = new Date(),
): Promise<PartnerBanner[]> =>
  db
    .select({
      id: partnerBanners.id,
      title: partnerBanners.title,
      body: partnerBanners.body,
      image_url: partnerBanners.image_url,
      url: partnerBanners.url,
      partner_name: partnerBanners.partner_name,
    })
    .from(partnerBanners)
    .where(eq(partnerBanners.active, true))
    .orderBy(
      sql`md5(${partnerBanners.id}::text || ${String(Math.floor(now.getTime() / MINUTE_MS))})`,
    )
    .limit(limit);

/** The columns of an ad that its editors see. */
export const BANNER_COLUMNS_SHOWN = {
  id: partnerBanners.id,
  partner_name: partnerBanners.partner_name,
  title: partnerBanners.title,
  body: partnerBanners.body,
  image_url: partnerBanners.image_url,
  url: partnerBanners.url,
  active: partnerBanners.active,
};

/** Lists all ads by partner, for their editors. */
export const listAllPartnerBanners = (db: Db): Promise<AdminPartnerBanner[]> =>
  db
    .select(BANNER_COLUMNS_SHOWN)
    .from(partnerBanners)
    .orderBy(sql`lower(${partnerBanners.partner_name})`, asc(partnerBanners.id));
