import { and, asc, eq } from "drizzle-orm";

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

/** Gives an account of a company another role. */
export const setRole = (tx: Db, id: number, role: CompanyRole) =>
  tx
    .update(accounts)
    .set({ role })
    .where(and(eq(accounts.id, id), eq(accounts.type, "company")));
