import type { AdminRole } from "@devguild/schemas/constants/accounts";
import { and, asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { accounts } from "./users.tables.ts";

const isStaff = eq(accounts.type, "admin");

/** Locks the accounts of all staff in the same order, so that two changes of them run one after the other. */
export const lockStaffAccounts = (tx: Db) =>
  tx.select().from(accounts).where(isStaff).orderBy(asc(accounts.id)).for("update");

/** Gives a member of staff another role. */
export const setStaffRole = (tx: Db, id: number, role: AdminRole) =>
  tx
    .update(accounts)
    .set({ role })
    .where(and(eq(accounts.id, id), isStaff));
