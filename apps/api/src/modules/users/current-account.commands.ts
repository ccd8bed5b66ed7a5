import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { accounts, users } from "./users.tables.ts";

/**
 * Locks a login that is about to get a session, and switches to an active account if the current one no
 * longer is. Null if the login is closed or has no active account.
 */
export const activateCurrentAccount = async (tx: Db, userId: number): Promise<number | null> => {
  const [login] = await tx
    .update(users)
    .set({
      current_account_id: sql`(select a.id from ${accounts} a where a.user_id = ${users.id} and a.status = 'active'
        order by a.id = ${users.current_account_id} desc, a.id limit 1)`,
    })
    .where(and(eq(users.id, userId), isNull(users.suspended_at), isNull(users.deleted_at)))
    .returning({ accountId: users.current_account_id });
  return login?.accountId ?? null;
};

/** Switches the login to another of its accounts. */
export const switchAccount = async (
  db: Db,
  viewer: Viewer,
  {
    account_type,
    type_id,
  }: { account_type: Viewer["account"]["type"]; type_id?: number | undefined },
) => {
  const candidates = await db
    .select({ id: accounts.id, companyId: accounts.company_id })
    .from(accounts)
    .where(
      and(
        eq(accounts.user_id, viewer.userId),
        eq(accounts.type, account_type),
        eq(accounts.status, "active"),
      ),
    )
    .orderBy(asc(accounts.id));
  const chosen =
    (account_type === "company" && type_id !== undefined
      ? candidates.find(({ companyId }) => companyId === type_id)
      : candidates[0]) ?? invalid({ account_type: "You don’t have this account." });
  await db.update(users).set({ current_account_id: chosen.id }).where(eq(users.id, viewer.userId));
};
