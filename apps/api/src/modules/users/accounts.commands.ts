import { and, eq, inArray } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { accounts } from "./users.tables.ts";

type Account = typeof accounts.$inferSelect;
type Invited = Pick<Account, "user_id" | "type" | "company_id" | "role">;

/** Invites a login to an account, again where it did not answer; nothing where it has the account. */
export const inviteAccount = async (tx: Db, invited: Invited): Promise<Account | undefined> => {
  const [account] = await tx
    .insert(accounts)
    .values({ ...invited, status: "invited" })
    .onConflictDoUpdate({
      target: [accounts.user_id, accounts.type, accounts.company_id],
      set: { role: invited.role },
      setWhere: eq(accounts.status, "invited"),
    })
    .returning();
  return account;
};

/** Opens an account that someone was invited to; nothing where it is not waiting for an answer. */
export const activateInvited = async (tx: Db, id: number): Promise<Account | undefined> => {
  const [account] = await tx
    .update(accounts)
    .set({ status: "active" })
    .where(and(eq(accounts.id, id), eq(accounts.status, "invited")))
    .returning();
  return account;
};

/** Turns a login's generic account into a developer's; its id, or nothing where it has none. */
export const turnIntoDeveloper = async (tx: Db, userId: number): Promise<number | undefined> => {
  const isGeneric = and(
    eq(accounts.user_id, userId),
    eq(accounts.type, "generic"),
    eq(accounts.status, "active"),
  );
  const [turned] = await tx
    .update(accounts)
    .set({ type: "developer" })
    .where(isGeneric)
    .returning({ id: accounts.id });
  return turned?.id;
};

/** Sets the status of some accounts. */
export const setAccountStatus = (tx: Db, ids: readonly number[], status: Account["status"]) =>
  tx
    .update(accounts)
    .set({ status })
    .where(inArray(accounts.id, [...ids]));

/** Removes accounts for good. */
export const removeAccounts = (tx: Db, ids: readonly number[]) =>
  tx.delete(accounts).where(inArray(accounts.id, [...ids]));

/** Removes the deleted account of a type from a login that goes on with others. */
export const removeDeletedAccount = (tx: Db, userId: number, type: Account["type"]) =>
  tx
    .delete(accounts)
    .where(
      and(eq(accounts.user_id, userId), eq(accounts.type, type), eq(accounts.status, "deleted")),
    );

/** Removes all accounts of a login. */
export const removeAllAccounts = (tx: Db, userId: number) =>
  tx.delete(accounts).where(eq(accounts.user_id, userId));
