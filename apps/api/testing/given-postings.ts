import type { PostingBody } from "@devguild/schemas/posting-body";
import { eq } from "drizzle-orm";

import type { Db } from "../src/db/db.ts";
import { jobPrices } from "../src/modules/prices/prices.tables.ts";
import { givenCatalogueOn } from "./given-catalogue.ts";

/** Creates what a form sends, and prices for publishing. */
export const givenPostingsOn = (db: Db) => {
  const { skillId, placeId, languageId } = givenCatalogueOn(db);

  /** Finds the id of a price by slug. */
  const priceId = async (slug: string) => {
    const [price] = await db.select().from(jobPrices).where(eq(jobPrices.slug, slug));
    if (!price) throw new Error(`There is no price ${slug}.`);
    return price.id;
  };

  /** Builds an ad that is complete enough to be published in a membership slot. */
  const completeAd = async (values: PostingBody = {}) =>
    ({
      title: "Go Engineer",
      seniorities: [3],
      cities: [{ value: String(await placeId("berlin")) }],
      remote: false,
      language_id: await languageId("english"),
      skills: [await skillId("go")],
      salary_min: 60_000,
      salary_max: 80_000,
      requirements: "<p>Go.</p>",
      tasks: "<p>Build.</p>",
      benefits: "<p>Time.</p>",
      hybrid_option: 1,
      price_id: await priceId("membership-slot"),
      ...values,
    }) satisfies PostingBody;

  return { priceId, completeAd };
};
