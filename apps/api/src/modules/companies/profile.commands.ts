import { COMPANY_PROFILE_MESSAGES as M } from "@devguild/schemas/constants/company-profile";
import { and, eq, inArray, isNull, ne } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { industries } from "../industries/industries.tables.ts";
import {
  companies,
  companyIndustries,
  companyKeyValues,
  companySlugs,
  keyValues,
} from "./companies.tables.ts";

type Profile = typeof companies.$inferInsert;

/** The columns of a company's profile. */
export type ProfileColumns = Pick<
  Partial<Profile>,
  | "name"
  | "short_description"
  | "founded"
  | "employee_range_id"
  | "hiring_preference_id"
  | "hq_location_id"
  | "tech_stack_ids"
  | "logo_url"
  | "cover_url"
  | "published"
  | "website"
  | "github"
  | "linkedin"
  | "twitter"
  | "instagram"
  | "facebook"
  | "tiktok"
>;

/** Sets columns of a company's profile; undefined ones stay. Throws 404 if there is no such company. */
export const setProfile = async (db: Db, id: number, columns: ProfileColumns) => {
  const isLive = and(eq(companies.id, id), isNull(companies.deleted_at));
  if (Object.values(columns).every((value) => value === undefined)) return;
  const saved = await db
    .update(companies)
    .set(columns)
    .where(isLive)
    .returning({ id: companies.id });
  if (saved.length === 0) notFound();
};

// The list is replaced as a whole, so two people who save at once must not mix theirs.
const lockProfile = async (tx: Db, id: number) => {
  const [company] = await tx
    .select({ slug: companies.slug })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)))
    .for("no key update");
  return company ?? notFound();
};

/**
 * Sets a company's industries, the main one first. An inactive one can't be added, but stays if the
 * company has it. Source: docs/product/companies.md.
 */
export const setIndustries = (db: Db, companyId: number, ids: readonly number[]) =>
  transaction(db, async (tx) => {
    await lockProfile(tx, companyId);
    const own = await tx
      .select({ id: companyIndustries.industry_id })
      .from(companyIndustries)
      .where(eq(companyIndustries.company_id, companyId));
    const active = await tx
      .select({ id: industries.id })
      .from(industries)
      .where(and(inArray(industries.id, [...ids]), eq(industries.active, true)));
    const allowed = new Set([...own, ...active].map(({ id }) => id));
    if (!ids.every((id) => allowed.has(id))) invalid({ industries: M.industriesUnknown });
    await tx.delete(companyIndustries).where(eq(companyIndustries.company_id, companyId));
    if (ids.length > 0)
      await tx
        .insert(companyIndustries)
        .values(
          ids.map((industry_id, position) => ({ company_id: companyId, industry_id, position })),
        );
  });

/** Sets a company's values, in its order. */
export const setKeyValues = (db: Db, companyId: number, ids: readonly number[]) =>
  transaction(db, async (tx) => {
    await lockProfile(tx, companyId);
    const known = await tx.$count(keyValues, inArray(keyValues.id, [...ids]));
    if (known !== ids.length) invalid({ key_values: M.valuesUnknown });
    await tx.delete(companyKeyValues).where(eq(companyKeyValues.company_id, companyId));
    if (ids.length > 0)
      await tx
        .insert(companyKeyValues)
        .values(
          ids.map((key_value_id, position) => ({ company_id: companyId, key_value_id, position })),
        );
  });

/**
 * Changes a company's slug; the former one redirects. A slug that another company has is refused, one
 * that another company gave up isn't. Source: docs/product/companies.md.
 */
export const setSlug = (db: Db, companyId: number, slug: string) =>
  transaction(db, async (tx) => {
    const { slug: former } = await lockProfile(tx, companyId);
    if (former === slug) return;
    const taken = await tx.$count(
      companies,
      and(eq(companies.slug, slug), ne(companies.id, companyId)),
    );
    if (taken > 0) invalid({ slug: M.slugTaken });
    await tx
      .update(companies)
      .set({ slug })
      .where(eq(companies.id, companyId))
      .catch((error: unknown) =>
        // Another company took it at the same moment.
        isUniqueViolation(error, "companies_slug_unique")
          ? invalid({ slug: M.slugTaken })
          : raise(error),
      );
    await tx
      .insert(companySlugs)
      .values({ slug: former, company_id: companyId })
      // Whoever gave it up last is who it leads to.
      .onConflictDoUpdate({ target: companySlugs.slug, set: { company_id: companyId } });
    await tx
      .delete(companySlugs)
      .where(and(eq(companySlugs.slug, slug), eq(companySlugs.company_id, companyId)));
  });
