import type { DeletedAccount } from "@devguild/schemas/account";
import { RESTORABLE_DAYS } from "@devguild/schemas/constants/identity";
import { and, eq } from "drizzle-orm";

import { type Db, iso, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { conflict, unauthenticated } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS } from "../../time.ts";
import { recordOwnEvent } from "../audit/audit.commands.ts";
import { setDeveloperDeleted } from "../developers/developers.commands.ts";
import { endSessionsExcept } from "../sessions/own-sessions.commands.ts";
import { dropTokens, issueToken } from "../tokens/tokens.commands.ts";
import { removeAccounts, setAccountStatus } from "../users/accounts.commands.ts";
import { activateCurrentAccount } from "../users/current-account.commands.ts";
import { lockLogin } from "../users/users.commands.ts";
import { updateLogin } from "../users/users.commands.ts";
import { accounts } from "../users/users.tables.ts";
import { accountDeletedMail } from "./accounts.mails.ts";
import { accountDeletions } from "./accounts.tables.ts";
import { checkDeletionProof, type DeletionProof } from "./prove-deletion.commands.ts";

type Deletable = "developer" | "generic";

/** Locks the login against a concurrent log-in or deletion. */
const lockOwn = async (tx: Db, userId: number) => {
  const login = await lockLogin(tx, userId);
  return login && !login.deleted_at ? login : unauthenticated();
};

/** Closes the whole login: ends all sessions and invalidates every link except the one that restores it. */
const closeLogin = async (tx: Db, userId: number, now: Date) => {
  await updateLogin(tx, userId, { deleted_at: now });
  await endSessionsExcept(tx, userId);
  await dropTokens(tx, userId, [
    "verify-email",
    "change-email",
    "reset-password",
    "set-password",
    "delete-account",
    "invitation",
  ]);
};

type Deletion = {
  login: { email: string; first_name: string };
  type: Deletable;
  accountIds: number[];
  isLast: boolean;
};

const deleteSoftly = async (
  tx: Db,
  viewer: Viewer,
  { login, type, accountIds, isLast }: Deletion,
  visitor: Visitor,
): Promise<DeletedAccount> => {
  const now = new Date();
  const { userId } = viewer;
  await setAccountStatus(tx, accountIds, "deleted");
  if (type === "developer") await setDeveloperDeleted(tx, userId, now);
  const restorableUntil = new Date(now.getTime() + RESTORABLE_DAYS * DAY_MS);
  await tx.insert(accountDeletions).values({
    user_id: userId,
    account_type: type,
    with_login: isLast,
    deleted_by: userId,
    deleted_at: now,
    restorable_until: restorableUntil,
  });
  await recordOwnEvent(tx, viewer, "account_deleted", visitor);
  if (isLast) await closeLogin(tx, userId, now);
  else await activateCurrentAccount(tx, userId);
  const [accountId] = accountIds;
  const token = await issueToken(tx, {
    purpose: "restore-account",
    userId,
    email: login.email,
    ...(accountId !== undefined && { accountId }),
  });
  await enqueue(tx, accountDeletedMail(login.email, login.first_name, token));
  return { restorable_until: iso(restorableUntil), logged_out: isLast };
};

/**
 * Deletes the viewer's developer or generic account, and the login if it was the last one. It can be
 * restored for 30 days; a generic account next to others has no data and is deleted for good.
 * Source: docs/product/account.md.
 */
export const deleteOwnAccount = async (
  db: Db,
  viewer: Viewer,
  type: Deletable,
  { proof, secret, visitor }: { proof: DeletionProof; secret: string; visitor: Visitor },
) => {
  const redeemProof = await checkDeletionProof(db, viewer, proof, secret);
  return transaction(db, async (tx): Promise<DeletedAccount> => {
    const login = await lockOwn(tx, viewer.userId);
    await redeemProof(tx);
    const active = await tx
      .select({ id: accounts.id, type: accounts.type })
      .from(accounts)
      .where(and(eq(accounts.user_id, viewer.userId), eq(accounts.status, "active")));
    const accountIds = active.filter((each) => each.type === type).map(({ id }) => id);
    if (accountIds.length === 0) conflict("no_such_account", "You don’t have this account.");
    const isLast = active.length === accountIds.length;
    if (type === "developer" || isLast)
      return deleteSoftly(tx, viewer, { login, type, accountIds, isLast }, visitor);
    await removeAccounts(tx, accountIds);
    await activateCurrentAccount(tx, viewer.userId);
    await recordOwnEvent(tx, viewer, "account_deleted", visitor);
    return { restorable_until: null, logged_out: false };
  });
};
