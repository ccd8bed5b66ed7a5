import { STORY_STATUSES } from "@devguild/schemas/constants/stories";

import type { Db } from "../src/db/db.ts";
import {
  companyIndustries,
  companyKeyValues,
  companySlugs,
} from "../src/modules/companies/companies.tables.ts";
import { companyStories } from "../src/modules/stories/stories.tables.ts";

let serial = 0;

/** Creates company content. */
export const givenCompaniesOn = (db: Db) => {
  /** Creates a live story, after the company's existing ones. */
  const story = async (
    companyId: number,
    values: Partial<typeof companyStories.$inferInsert> = {},
  ) => {
    serial += 1;
    const [row] = await db
      .insert(companyStories)
      .values({
        company_id: companyId,
        title: `Story ${serial}`,
        body_html: "<p>Once.</p>",
        status: STORY_STATUSES.LIVE,
        position: serial,
        ...values,
      })
      .returning();
    if (!row) throw new Error("No story was made.");
    return row;
  };

  /** Adds a former slug of a company. */
  const formerSlug = (companyId: number, slug: string) =>
    db.insert(companySlugs).values({ slug, company_id: companyId });

  /** Sets a company's industries and values by id, in that order. */
  const profile = async (
    companyId: number,
    { industries = [], values = [] }: { industries?: number[]; values?: number[] },
  ) => {
    for (const [position, industry_id] of industries.entries())
      await db.insert(companyIndustries).values({ company_id: companyId, industry_id, position });
    for (const [position, key_value_id] of values.entries())
      await db.insert(companyKeyValues).values({ company_id: companyId, key_value_id, position });
  };

  return { story, formerSlug, profile };
};
