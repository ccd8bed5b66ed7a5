import { and, eq, gte, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { companies } from "./companies.tables.ts";

/**
 * Locks a company for changes of its ads, memberships and credits, which two people could make at once;
 * throws 404 if there is none. Rows that only reference it can still be inserted.
 */
export const lockCompany = async (tx: Db, id: number) => {
  const [company] = await tx
    .select({ id: companies.id, name: companies.name, external: companies.allow_external_ats })
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

/** Marks a company as deleted, or with null as restored. */
export const setCompanyDeleted = (tx: Db, id: number, at: Date | null) =>
  tx.update(companies).set({ deleted_at: at }).where(eq(companies.id, id));
