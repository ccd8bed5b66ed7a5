import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { removeExports } from "../data-export/remove-exports.commands.ts";
import { removeDeletedAccount } from "../users/accounts.commands.ts";
import { accountDeletions } from "./accounts.tables.ts";
import { eraseDeveloperAccount, eraseWholeLogin } from "./erase-person.commands.ts";

const isDue = (now: Date) =>
  and(
    isNull(accountDeletions.restored_at),
    isNull(accountDeletions.purged_at),
    lte(accountDeletions.restorable_until, now),
  );

const purgeNext = (db: Db, files: FileStore, now: Date) =>
  transaction(db, async (tx) => {
    const [due] = await tx
      .select()
      .from(accountDeletions)
      .where(isDue(now))
      .orderBy(asc(accountDeletions.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return false;
    const { user_id: userId, account_type: type, with_login: withLogin } = due;
    // Files go first: if this fails halfway, the next cleanup finds the rows and continues.
    await removeExports(tx, files, userId);
    if (type === "developer") await eraseDeveloperAccount(tx, userId, withLogin, files);
    if (withLogin) await eraseWholeLogin(tx, userId, files);
    else await removeDeletedAccount(tx, userId, type);
    await tx
      .update(accountDeletions)
      .set({ purged_at: sql`now()` })
      .where(eq(accountDeletions.id, due.id));
    return true;
  });

/** Deletes everything that can no longer be restored. Source: docs/product/account.md. */
export const purgeAccounts = async (db: Db, files: FileStore, now = new Date()) => {
  while (await purgeNext(db, files, now));
};
