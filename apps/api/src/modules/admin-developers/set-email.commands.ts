import { DEVELOPER_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-developers";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { developers } from "../developers/developers.tables.ts";
import { issueVerification } from "../identity/email-address.commands.ts";
import { emailChangedMail } from "../identity/identity.mails.ts";
import { endSessionsExcept } from "../sessions/own-sessions.commands.ts";
import { dropTokens } from "../tokens/tokens.commands.ts";
import { updateLogin } from "../users/users.commands.ts";
import { findLogin } from "../users/users.queries.ts";
import { listOtherAccounts } from "./find-developer.queries.ts";
import { lockDeveloper } from "./lock-developer.commands.ts";

const lockOnlyDeveloper = async (tx: Db, userId: number) => {
  const [developer] = await tx
    .select({ id: developers.id })
    .from(developers)
    .where(eq(developers.user_id, userId));
  const login = await lockDeveloper(tx, developer?.id ?? notFound());
  // Whoever changes the address of a company's or of our own login could take it over.
  const others = await listOtherAccounts(tx, userId);
  if (others.has("company") || others.has("admin")) conflict("other_accounts", M.otherAccounts);
  return login;
};

/**
 * Changes the address of a developer's login: it is unconfirmed until the emailed link is used, all
 * sessions and links of the old address end, and the old address is told. An address belongs to one
 * login. Source: docs/product/staff-developers.md.
 */
export const setEmail = async (tx: Db, userId: number, email: string) => {
  const login = await lockOnlyDeveloper(tx, userId);
  if (login.email.toLowerCase() === email.toLowerCase()) invalid({ email: MESSAGES.emailSame });
  if (await findLogin(tx, email)) invalid({ email: M.emailTaken });
  // In a savepoint, so that a sign-up at the same moment is an answer and not a failure.
  await transaction(tx, (inner) =>
    updateLogin(inner, userId, { email, email_verified_at: null }),
  ).catch((error: unknown) =>
    isUniqueViolation(error, "users_email") ? invalid({ email: M.emailTaken }) : raise(error),
  );
  await dropTokens(tx, userId, [
    "verify-email",
    "change-email",
    "reset-password",
    "set-password",
    "delete-account",
  ]);
  await endSessionsExcept(tx, userId);
  await issueVerification(tx, { id: userId, email }, { redirect: null, logsIn: false });
  await enqueue(tx, emailChangedMail(login.email));
};
