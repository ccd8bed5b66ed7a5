import type { CommunityAd } from "@devguild/schemas/ads";
import { eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { MINUTE_MS } from "../../time.ts";
import { communityAds } from "./ads.tables.ts";

/**
 * Some of the running ads. Which ones, and in what order, changes by the minute: every partner gets the
 * same share, and two readings of a page within a minute are the same.
 */
export const listCommunityAds = (db: Db, limit: number, now = new Date()): Promise<CommunityAd[]> =>
  db
    .select({
      id: communityAds.id,
      title: communityAds.title,
      body: communityAds.body,
      image_url: communityAds.image_url,
      url: communityAds.url,
      partner_name: communityAds.partner_name,
    })
    .from(communityAds)
    .where(eq(communityAds.active, true))
    .orderBy(sql`md5(${communityAds.id}::text || ${String(Math.floor(now.getTime() / MINUTE_MS))})`)
    .limit(limit);
