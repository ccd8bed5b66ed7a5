import type { Db } from "../src/db/db.ts";
import { creditPacks, membershipPlans } from "../src/modules/memberships/memberships.tables.ts";
import { jobPrices } from "../src/modules/prices/prices.tables.ts";

let serial = 0;

/** Makes what companies can buy; the catalogue's own offers are the same in all tests. */
export const givenOffersOn = (db: Db) => ({
  jobPrice: async (values: Partial<typeof jobPrices.$inferInsert> = {}) => {
    const [row] = await db
      .insert(jobPrices)
      .values({
        slug: `price-${serial++}`,
        name: "Extra",
        offer_type: 5,
        price_type: "regular",
        price_cents: 120_000,
        duration_days: 60,
        position: 100,
        ...values,
      })
      .returning();
    if (!row) throw new Error("No price was made.");
    return row;
  },
  membershipPlan: async (values: Partial<typeof membershipPlans.$inferInsert> = {}) => {
    const [row] = await db
      .insert(membershipPlans)
      .values({
        slug: `plan-${serial++}`,
        kind: "RECRUITING",
        name: "Recruiting XL",
        concurrent_jobs: 25,
        price_cents_month: 290_000,
        duration_months: 12,
        position: 100,
        ...values,
      })
      .returning();
    if (!row) throw new Error("No plan was made.");
    return row;
  },
  creditPack: async (values: Partial<typeof creditPacks.$inferInsert> = {}) => {
    const [row] = await db
      .insert(creditPacks)
      .values({ credits: 200 + serial++, price_cents: 900_000, ...values })
      .returning();
    if (!row) throw new Error("No credit pack was made.");
    return row;
  },
});
