import { and, eq, exists, isNull, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { type Task, type Worker, enqueue, taskKind, worker } from "../../queue/queue.ts";
import { MINUTE_MS } from "../../time.ts";
import { REQUESTED_MAIL_LIMIT } from "../throttling/limits.policy.ts";
import { isWithinLimit } from "../throttling/throttling.commands.ts";
import { issueToken } from "../tokens/tokens.commands.ts";
import { findPendingToken } from "../tokens/tokens.queries.ts";
import { lockLogin } from "../users/users.commands.ts";
import { accounts, users } from "../users/users.tables.ts";
import { passwordResetMail } from "./passwords.mails.ts";

// A second press, or someone else's request, needs no second email.
const FRESH_MS = 5 * MINUTE_MS;

/** Emails a link unless a fresh one is out. Beyond the limit, only if none works: or it would lock the owner out. */
const mayResetAgain = async (tx: Db, { id, email }: { id: number; email: string }) => {
  await lockLogin(tx, id);
  const pending = await findPendingToken(tx, id, "reset-password");
  if (pending && pending.created_at.getTime() > Date.now() - FRESH_MS) return false;
  return (await isWithinLimit(tx, REQUESTED_MAIL_LIMIT, email)) || !pending;
};

type PasswordReset = { email: string };

const sendPasswordReset = taskKind<PasswordReset>("send-password-reset", 12, {
  pace: "urgent",
});

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
      if (!login || !(await mayResetAgain(tx, login))) return;
      const token = await issueToken(tx, {
        purpose: "reset-password",
        userId: login.id,
        email: login.email,
      });
      await enqueue(tx, passwordResetMail(login.email, token));
    }),
  );
