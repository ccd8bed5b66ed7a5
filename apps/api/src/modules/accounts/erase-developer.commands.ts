import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { enqueue, removeTasksTo } from "../../queue/queue.ts";
import { eraseDetails } from "../audit/audit.commands.ts";
import { removeExports } from "../data-export/remove-exports.commands.ts";
import { developers } from "../developers/developers.tables.ts";
import { removeOutboxMessages } from "../mail/outbox.commands.ts";
import { redeemMfaToken } from "../mfa/guarded-actions.commands.ts";
import { removeAccounts } from "../users/accounts.commands.ts";
import { activateCurrentAccount } from "../users/current-account.commands.ts";
import { lockLogin } from "../users/users.commands.ts";
import { accounts } from "../users/users.tables.ts";
import { developerErasedMail } from "./accounts.mails.ts";
import { accountDeletions } from "./accounts.tables.ts";
import { eraseDeveloperAccount, eraseWholeLogin } from "./erase-person.commands.ts";

const lockOwner = async (tx: Db, userId: number) => {
  const login = (await lockLogin(tx, userId)) ?? notFound();
  const [developer] = await tx
    .select({ id: developers.id })
    .from(developers)
    .where(eq(developers.user_id, userId));
  // A row that was anonymised keeps its login, and has nothing left to erase.
  if (!developer || login.email.endsWith("@deleted.invalid")) return notFound();
  const own = await tx
    .select({ id: accounts.id, type: accounts.type })
    .from(accounts)
    .where(eq(accounts.user_id, userId));
  return {
    login,
    developerId: developer.id,
    accountIds: own.flatMap(({ id, type }) => (type === "developer" ? [id] : [])),
    isOnly: own.every(({ type }) => type === "developer" || type === "generic"),
  };
};

const closeDeletions = (tx: Db, userId: number) =>
  tx
    .update(accountDeletions)
    .set({ purged_at: sql`now()` })
    .where(
      and(
        eq(accountDeletions.user_id, userId),
        inArray(accountDeletions.account_type, ["developer", "generic"]),
        isNull(accountDeletions.restored_at),
        isNull(accountDeletions.purged_at),
      ),
    );

/**
 * Erases a developer at once and for good, and the login unless it has a company's or a staff account.
 * It takes a fresh second factor. All of it is one transaction; files are removed in it, so that after
 * a kill the same call finds the rows again and finishes. Source: docs/product/staff-developers.md.
 */
export const eraseByRequest = async (
  tx: Db,
  viewer: Viewer,
  userId: number,
  { token, files }: { token: string; files: FileStore },
) => {
  const owner = await lockOwner(tx, userId);
  const { login, developerId, isOnly } = owner;
  await redeemMfaToken(tx, viewer, { action: "developer.gdpr", subjectId: userId, token });
  await eraseDetails(tx, { userId, developerId, withLogin: isOnly });
  await removeExports(tx, files, userId);
  await eraseDeveloperAccount(tx, userId, isOnly, files);
  await closeDeletions(tx, userId);
  if (isOnly) {
    await eraseWholeLogin(tx, userId, files);
    await removeTasksTo(tx, login.email);
    await removeOutboxMessages(tx, login.email);
  } else {
    await removeAccounts(tx, owner.accountIds);
    await activateCurrentAccount(tx, userId);
  }
  // The last email: it leaves the queue when it is sent.
  await enqueue(tx, developerErasedMail(login.email, { withLogin: isOnly }));
  return { user_id: userId, with_login: isOnly };
};
