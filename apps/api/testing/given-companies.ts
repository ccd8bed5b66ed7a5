import { STORY_STATUSES } from "@devguild/schemas/constants/stories";

import { eq } from "drizzle-orm";

import type { Db } from "../src/db/db.ts";
import { auditLog } from "../src/modules/audit/audit.tables.ts";
import { campaigns } from "../src/modules/campaigns/campaigns.tables.ts";
import {
  companies,
  companyIndustries,
  companyKeyValues,
  companySlugs,
} from "../src/modules/companies/companies.tables.ts";
import { companyDeletions } from "../src/modules/company-accounts/company-accounts.tables.ts";
import { companyStories } from "../src/modules/stories/stories.tables.ts";
import { DAY_MS } from "../src/time.ts";

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

  /** Creates a draft of a campaign. */
  const campaign = async (
    companyId: number,
    values: Partial<typeof campaigns.$inferInsert> = {},
  ) => {
    serial += 1;
    const [row] = await db
      .insert(campaigns)
      .values({
        company_id: companyId,
        type: "MARKETING",
        title: `Campaign ${serial}`,
        channel: "banner",
        ...values,
      })
      .returning();
    if (!row) throw new Error("No campaign was made.");
    return row;
  };

  /** Deletes a company's account as its owner would, without ads and users. */
  const companyDeletion = async (companyId: number) => {
    const now = new Date();
    await db.update(companies).set({ deleted_at: now }).where(eq(companies.id, companyId));
    await db.insert(companyDeletions).values({
      company_id: companyId,
      restorable_until: new Date(now.getTime() + DAY_MS),
      accounts: [],
    });
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

  /** Adds an entry to a company's audit trail; by default someone published its page. */
  const auditEntry = async (
    companyId: number,
    userId: number,
    values: Partial<typeof auditLog.$inferInsert> = {},
  ) => {
    const [row] = await db
      .insert(auditLog)
      .values({
        user_id: userId,
        account_type: "company",
        action: "company.change-visibility",
        subject: "company",
        subject_id: companyId,
        company_id: companyId,
        ...values,
      })
      .returning();
    if (!row) throw new Error("No entry was made.");
    return row;
  };

  return { story, campaign, companyDeletion, formerSlug, profile, auditEntry };
};
