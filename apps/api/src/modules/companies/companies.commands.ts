import { toSlug } from "@devguild/schemas/slugs";
import { and, eq, gte, inArray, isNull, like, ne, or, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { toErasedSlug } from "./companies.queries.ts";
import {
  companies,
  companyIndustries,
  companyKeyValues,
  companySlugs,
} from "./companies.tables.ts";

/**
 * Locks a company for changes of its ads, memberships and credits, which two people could make at once;
 * throws 404 if there is none. Rows that only reference it can still be inserted.
 */
export const lockCompany = async (tx: Db, id: number) => {
  const [company] = await tx
    .select({
      id: companies.id,
      name: companies.name,
      external: companies.allow_external_ats,
      credits: companies.credits,
    })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)))
    .for("no key update");
  return company ?? notFound();
};

/** Adds credits to a company's balance, which it returns. */
export const addCredits = async (tx: Db, companyId: number, credits: number): Promise<number> => {
  const [company] = await tx
    .update(companies)
    .set({ credits: sql`${companies.credits} + ${credits}` })
    .where(eq(companies.id, companyId))
    .returning({ balance: companies.credits });
  return company?.balance ?? notFound();
};

/** Deducts credits from a company; returns the new balance, or undefined if there aren't enough. */
export const deductCredits = async (
  tx: Db,
  companyId: number,
  credits: number,
): Promise<number | undefined> => {
  const [company] = await tx
    .update(companies)
    .set({ credits: sql`${companies.credits} - ${credits}` })
    .where(and(eq(companies.id, companyId), gte(companies.credits, credits)))
    .returning({ balance: companies.credits });
  return company?.balance;
};

/** Sets a company's balance; whoever does writes the ledger. */
export const setBalance = (tx: Db, companyId: number, credits: number) =>
  tx.update(companies).set({ credits }).where(eq(companies.id, companyId));

/** Leaves the companies that a member of staff looked after without a manager. */
export const unassignManager = (tx: Db, userId: number) =>
  tx
    .update(companies)
    .set({ customer_success_manager_id: null })
    .where(eq(companies.customer_success_manager_id, userId));

type StaffColumns = Partial<
  Pick<
    typeof companies.$inferInsert,
    "type" | "has_brand_page" | "allow_external_ats" | "customer_success_manager_id"
  >
>;

/** Sets columns of a company that only staff change. */
export const setStaffColumns = (tx: Db, companyId: number, columns: StaffColumns) =>
  tx.update(companies).set(columns).where(eq(companies.id, companyId));

/** Marks a company as deleted, or with null as restored. */
export const setCompanyDeleted = (tx: Db, id: number, at: Date | null) =>
  tx.update(companies).set({ deleted_at: at }).where(eq(companies.id, id));

const findFreeSlug = async (tx: Db, name: string) => {
  const slug = toSlug(name, "company");
  const isTaken = (column: typeof companies.slug | typeof companySlugs.slug) =>
    or(eq(column, slug), like(column, `${slug}-%`));
  const rows = await tx
    .select({ slug: companies.slug })
    .from(companies)
    .where(isTaken(companies.slug))
    .unionAll(
      tx.select({ slug: companySlugs.slug }).from(companySlugs).where(isTaken(companySlugs.slug)),
    );
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
};

/** Creates a company, not public yet, with a slug of its name that no other company has or had. */
export const createCompany = async (tx: Db, name: string) => {
  // Two companies of the same name at once: one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('company slugs'))`);
  const [company] = await tx
    .insert(companies)
    .values({ name, slug: await findFreeSlug(tx, name) })
    .returning({ id: companies.id });
  return company ?? notFound();
};

/** Renames a company that isn't public yet, and its slug with it. */
export const renameNewCompany = async (tx: Db, id: number, name: string) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('company slugs'))`);
  await tx
    .update(companies)
    .set({ name, slug: await findFreeSlug(tx, name) })
    .where(and(eq(companies.id, id), ne(companies.name, name)));
};

/** Deletes companies permanently, which nothing may refer to. */
export const removeCompanies = (tx: Db, ids: readonly number[]) =>
  tx.delete(companies).where(inArray(companies.id, [...ids]));

/** Locks a company, deleted or not; throws 404 if there is none, or none any more since its erasure. */
export const lockForErasure = async (tx: Db, id: number) => {
  const [company] = await tx
    .select({ name: companies.name, deletedAt: companies.deleted_at })
    .from(companies)
    .where(and(eq(companies.id, id), ne(companies.slug, toErasedSlug(id))))
    .for("no key update");
  return company ?? notFound();
};

/** Empties the profile of a company; the row stays for the records that refer to it. */
export const eraseProfile = async (tx: Db, id: number, now: Date) => {
  await tx.delete(companySlugs).where(eq(companySlugs.company_id, id));
  await tx.delete(companyIndustries).where(eq(companyIndustries.company_id, id));
  await tx.delete(companyKeyValues).where(eq(companyKeyValues.company_id, id));
  await tx
    .update(companies)
    .set({
      name: "Deleted company",
      slug: toErasedSlug(id),
      short_description: "",
      website: null,
      github: null,
      linkedin: null,
      twitter: null,
      instagram: null,
      facebook: null,
      tiktok: null,
      founded: null,
      hiring_preference_id: null,
      employee_range_id: null,
      hq_location_id: null,
      tech_stack_ids: [],
      logo_url: null,
      cover_url: null,
      published: false,
      has_brand_page: false,
      allow_external_ats: false,
      customer_success_manager_id: null,
      deleted_at: now,
    })
    .where(eq(companies.id, id));
};
