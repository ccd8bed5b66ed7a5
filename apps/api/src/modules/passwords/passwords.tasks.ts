import { and, eq, exists, isNull, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { type Task, type Worker, enqueue, taskKind, worker } from "../../queue/queue.ts";
import { issueToken } from "../tokens/tokens.commands.ts";
import { accounts, users } from "../users/users.tables.ts";
import { passwordResetMail } from "./passwords.mails.ts";

type PasswordReset = { email: string };

const sendPasswordReset = taskKind<PasswordReset>("send-password-reset", 12);

/** Builds the task that emails a reset link if the address has an active login. */
export const passwordResetTask = (email: string): Task<PasswordReset> => ({
  kind: sendPasswordReset,
  data: { email },
});

/**
 * Looks the address up in the background, so that a reset request takes the same time for any address.
 * Source: docs/product/account.md.
 */
export const passwordResetWorker = (db: Db): Worker =>
  worker(sendPasswordReset, ({ email }) =>
    transaction(db, async (tx) => {
      const [login] = await tx
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(
          and(
            sql`lower(${users.email}) = ${email.toLowerCase()}`,
            isNull(users.suspended_at),
            isNull(users.deleted_at),
            exists(
              tx
                .select({ id: accounts.id })
                .from(accounts)
                .where(and(eq(accounts.user_id, users.id), eq(accounts.status, "active"))),
            ),
          ),
        );
      if (!login) return;
      const token = await issueToken(tx, {
        purpose: "reset-password",
        userId: login.id,
        email: login.email,
      });
      await enqueue(tx, passwordResetMail(login.email, token));
    }),
  );
