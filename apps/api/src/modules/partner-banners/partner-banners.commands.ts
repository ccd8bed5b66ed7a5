import type { AdminPartnerBanner, PartnerBannerBody } from "@devguild/schemas/site-content";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { BANNER_COLUMNS_SHOWN } from "./partner-banners.queries.ts";
import { partnerBanners } from "./partner-banners.tables.ts";

/** The audit snapshot of an ad; its place says nothing, because the selection changes every minute. */
export const partnerBannerSnapshot = createSnapshot(partnerBanners, { derived: ["position"] });

/** Adds a community partner's ad. Source: docs/product/site-content.md. */
export const createPartnerBanner = async (
  db: Db,
  body: PartnerBannerBody,
): Promise<AdminPartnerBanner> => {
  const [created] = await db.insert(partnerBanners).values(body).returning(BANNER_COLUMNS_SHOWN);
  return created ?? notFound();
};

/** Changes an ad; throws 404 if there is none. */
export const updatePartnerBanner = async (
  db: Db,
  id: number,
  body: PartnerBannerBody,
): Promise<AdminPartnerBanner> => {
  const [updated] = await db
    .update(partnerBanners)
    .set(body)
    .where(eq(partnerBanners.id, id))
    .returning(BANNER_COLUMNS_SHOWN);
  return updated ?? notFound();
};

/** Deletes an ad; throws 404 if there is none. */
export const removePartnerBanner = async (db: Db, id: number): Promise<void> => {
  const removed = await db
    .delete(partnerBanners)
    .where(eq(partnerBanners.id, id))
    .returning({ id: partnerBanners.id });
  if (removed.length === 0) notFound();
};
