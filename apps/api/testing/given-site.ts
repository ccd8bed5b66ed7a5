import type { Db } from "../src/db/db.ts";
import { partnerBanners } from "../src/modules/partner-banners/partner-banners.tables.ts";
import { quotes, siteLinks } from "../src/modules/site-data/site-data.tables.ts";

/** Makes what editors enter for the site as a whole. */
export const givenSite = (db: Db) => ({
  siteLink: async (values: Partial<typeof siteLinks.$inferInsert> = {}) => {
    const [row] = await db
      .insert(siteLinks)
      .values({ column: "social", label: "Somewhere", url: "https://somewhere.example", ...values })
      .returning();
    if (!row) throw new Error("No link was made.");
    return row;
  },
  quote: async (values: Partial<typeof quotes.$inferInsert> = {}) => {
    const [row] = await db
      .insert(quotes)
      .values({ text: "It works.", author: "Somebody", role: "Developer", ...values })
      .returning();
    if (!row) throw new Error("No quote was made.");
    return row;
  },
  partnerBanner: async (values: Partial<typeof partnerBanners.$inferInsert> = {}) => {
    const [row] = await db
      .insert(partnerBanners)
      .values({
        partner_name: "A partner",
        title: "Come and see",
        url: "https://partner.example",
        ...values,
      })
      .returning();
    if (!row) throw new Error("No ad was made.");
    return row;
  },
});
