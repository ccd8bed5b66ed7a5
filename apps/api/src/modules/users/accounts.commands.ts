import { and, eq, inArray } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { accounts } from "./users.tables.ts";

type Account = typeof accounts.$inferSelect;
type Invited = Pick<Account, "user_id" | "type" | "company_id" | "role">;

/**
 * Invites a login to an account, again if it hasn't accepted yet; undefined if it already has the
 * account.
 */
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

/** Activates an account that someone was invited to; undefined if it isn't pending. */
export const activateInvited = async (tx: Db, id: number): Promise<Account | undefined> => {
  const [account] = await tx
    .update(accounts)
    .set({ status: "active" })
    .where(and(eq(accounts.id, id), eq(accounts.status, "invited")))
    .returning();
  return account;
};

/** Turns a login's generic account into a developer account; returns its id, or undefined if it has none. */
export const convertToDeveloper = async (tx: Db, userId: number): Promise<number | undefined> => {
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

/** Sets the status of several accounts. */
export const setAccountStatus = (tx: Db, ids: readonly number[], status: Account["status"]) =>
  tx
    .update(accounts)
    .set({ status })
    .where(inArray(accounts.id, [...ids]));

/** Deletes accounts permanently. */
export const removeAccounts = (tx: Db, ids: readonly number[]) =>
  tx.delete(accounts).where(inArray(accounts.id, [...ids]));

/** Deletes a login's account of a type that was marked as deleted; the login's other accounts stay. */
export const removeDeletedAccount = (tx: Db, userId: number, type: Account["type"]) =>
  tx
    .delete(accounts)
    .where(
      and(eq(accounts.user_id, userId), eq(accounts.type, type), eq(accounts.status, "deleted")),
    );

/** Deletes all accounts of a login. */
export const removeAllAccounts = (tx: Db, userId: number) =>
  tx.delete(accounts).where(eq(accounts.user_id, userId));
