import { MESSAGES } from "@devguild/schemas/constants/identity";
import { and, desc, eq, gt, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { conflict, invalid } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { recordSecurityEvent } from "../audit/audit.commands.ts";
import { setDeveloperDeleted } from "../developers/developers.commands.ts";
import { dropTokens, issueToken, redeemToken } from "../tokens/tokens.commands.ts";
import { findToken } from "../tokens/tokens.queries.ts";
import { setAccountStatus } from "../users/accounts.commands.ts";
import { updateLogin } from "../users/users.commands.ts";
import { findLogin } from "../users/users.queries.ts";
import { accounts } from "../users/users.tables.ts";
import { accountRestorableMail, accountRestoredMail } from "./accounts.mails.ts";
import { accountDeletions } from "./accounts.tables.ts";

const isOpen = (userId: number) =>
  and(
    eq(accountDeletions.user_id, userId),
    isNull(accountDeletions.restored_at),
    isNull(accountDeletions.purged_at),
  );

const refuse = () => invalid({ token: MESSAGES.tokenInvalid });

type DeletedAccount = Pick<typeof accounts.$inferSelect, "id" | "type">;

/** Ends the deletion of an account; undefined if it can no longer be undone. */
const reopenAccount = async (tx: Db, userId: number, { id, type }: DeletedAccount) => {
  const now = new Date();
  // Locks the deletion row first, as the cleanup does, so that the two can't deadlock.
  const restored = await tx
    .update(accountDeletions)
    .set({ restored_at: now })
    .where(
      and(
        isOpen(userId),
        eq(accountDeletions.account_type, type),
        gt(accountDeletions.restorable_until, now),
      ),
    )
    .returning();
  if (restored.length === 0) return undefined;
  // Other deleted accounts of this login no longer take the login with them.
  await tx.update(accountDeletions).set({ with_login: false }).where(isOpen(userId));
  await setAccountStatus(tx, [id], "active");
  if (type === "developer") await setDeveloperDeleted(tx, userId, null);
  return updateLogin(tx, userId, { deleted_at: null, current_account_id: id });
};

/**
 * Restores a deleted account, and its login if that was deleted too, by the token of its link. Doesn't
 * log anyone in. Source: docs/product/account.md.
 */
export const restoreAccount = (db: Db, token: string, visitor: Visitor) =>
  transaction(db, async (tx) => {
    const found = (await findToken(tx, "restore-account", token)) ?? refuse();
    const [account] = await tx
      .select({ id: accounts.id, type: accounts.type })
      .from(accounts)
      .where(and(eq(accounts.id, found.account_id ?? 0), eq(accounts.status, "deleted")));
    if (!account) return refuse();
    const { user_id: userId } = found;
    const login = await reopenAccount(tx, userId, account);
    if (!login || !(await redeemToken(tx, "restore-account", hashToken(token)))) return refuse();
    await recordSecurityEvent(
      tx,
      { userId, accountType: account.type },
      "account_restored",
      visitor,
    );
    return { email: login.email, account_type: account.type };
  });

/**
 * Restores someone's deleted accounts, for staff. The owner gets an email; the link in the earlier one
 * stops working. Source: docs/product/account.md.
 */
export const restoreDeletedAccounts = (db: Db, userId: number) =>
  transaction(db, async (tx) => {
    const deleted = await tx
      .select({ id: accounts.id, type: accounts.type })
      .from(accounts)
      .where(and(eq(accounts.user_id, userId), eq(accounts.status, "deleted")))
      .orderBy(desc(accounts.type));
    let login: Awaited<ReturnType<typeof reopenAccount>>;
    for (const account of deleted) login = (await reopenAccount(tx, userId, account)) ?? login;
    if (!login) return conflict("not_restorable", "This account can no longer be restored.");
    await dropTokens(tx, userId, ["restore-account"]);
    await enqueue(tx, accountRestoredMail(login.email, login.first_name));
    return { user_id: userId, email: login.email };
  });

/** Sends a new restore link if the login of an address is deleted; otherwise returns false. */
export const sendRestoreLink = async (tx: Db, email: string): Promise<boolean> => {
  const login = await findLogin(tx, email);
  if (!login?.deleted_at) return false;
  const [deleted] = await tx
    .select({ accountId: accounts.id })
    .from(accountDeletions)
    .innerJoin(
      accounts,
      and(
        eq(accounts.user_id, accountDeletions.user_id),
        eq(accounts.type, accountDeletions.account_type),
      ),
    )
    .where(and(isOpen(login.id), eq(accountDeletions.with_login, true)));
  if (!deleted) return false;
  await dropTokens(tx, login.id, ["restore-account"]);
  const token = await issueToken(tx, {
    purpose: "restore-account",
    userId: login.id,
    email: login.email,
    accountId: deleted.accountId,
  });
  await enqueue(tx, accountRestorableMail(login.email, login.first_name, token));
  return true;
};
