import { and, asc, eq, inArray } from "drizzle-orm";

import type { CompanyRole } from "@devguild/schemas/constants/accounts";

import type { Db } from "../../db/db.ts";
import { accounts } from "./users.tables.ts";

/**
 * Locks all accounts of a company in the same order and returns them, so that two changes of its users
 * run one after the other, whichever they are.
 */
export const lockCompanyAccounts = (tx: Db, companyId: number) =>
  tx
    .select()
    .from(accounts)
    .where(eq(accounts.company_id, companyId))
    .orderBy(asc(accounts.id))
    .for("update");

/** Locks an account with all others of its company, in the same order as above. */
export const lockColleagues = (tx: Db, id: number) => {
  const companies = tx
    .select({ id: accounts.company_id })
    .from(accounts)
    .where(eq(accounts.id, id));
  return tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.company_id, companies))
    .orderBy(asc(accounts.id))
    .for("update");
};

/** Gives an account of a company another role. */
export const setRole = (tx: Db, id: number, role: CompanyRole) =>
  tx
    .update(accounts)
    .set({ role })
    .where(and(eq(accounts.id, id), eq(accounts.type, "company")));

/**
 * Returns the ids of a login's accounts with a company, and how many others it has, deleted ones that can
 * be restored included; a generic account is no reason to keep a login.
 */
export const listOtherAccounts = async (tx: Db, userId: number, companyId: number) => {
  const all = await tx
    .select({ id: accounts.id, type: accounts.type, companyId: accounts.company_id })
    .from(accounts)
    .where(eq(accounts.user_id, userId));
  return {
    own: all.filter((account) => account.companyId === companyId).map(({ id }) => id),
    others: all.filter(({ type, companyId: at }) => at !== companyId && type !== "generic").length,
  };
};
