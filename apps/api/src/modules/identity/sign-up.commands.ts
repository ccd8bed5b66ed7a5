import { MESSAGES } from "@devguild/schemas/constants/identity";
import type { signUpBody } from "@devguild/schemas/identity";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { invalid } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { hashPassword, isStrongPassword } from "../../secrets/password-hash.ts";
import { sendRestoreLink } from "../accounts/restore-account.commands.ts";
import { recordConsents } from "../consents/consents.commands.ts";
import { createDeveloper } from "../developers/developers.commands.ts";
import { REQUESTED_MAIL_LIMIT, SIGN_UP_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt, isWithinLimit } from "../throttling/throttling.commands.ts";
import { createLogin } from "../users/users.commands.ts";
import { toUtm } from "../users/utm.policy.ts";
import { issueVerification } from "./email-address.commands.ts";
import { alreadyRegisteredMail } from "./identity.mails.ts";
import { safeRedirect } from "./safe-redirect.policy.ts";

type SignUp = z.output<typeof signUpBody>;

const insertDeveloperLogin = async (tx: Db, body: SignUp, passwordHash: string) => {
  const values = { email: body.email, password_hash: passwordHash, utm: toUtm(body) };
  const login = await createLogin(tx, values, { type: "developer" });
  if (!login) return null;
  await createDeveloper(tx, login.id);
  const purposes = [
    "terms" as const,
    ...(body.hs_terms ? (["newsletter"] as const) : []),
    ...(body.job_digest_terms ? (["job-digest"] as const) : []),
  ];
  await recordConsents(tx, login, purposes, "sign-up");
  return login;
};

/**
 * Creates a developer's login. Response and timing are the same if the address already has one; its
 * owner gets an email that says so. Source: docs/product/sign-up.md.
 */
export const signUp = async (db: Db, body: SignUp, visitor: Visitor) => {
  if (!isStrongPassword(body.password, body.email)) invalid({ password: MESSAGES.passwordWeak });
  await countAttempt(db, SIGN_UP_LIMIT, visitor);
  const passwordHash = await hashPassword(body.password);
  await transaction(db, async (tx) => {
    const login = await insertDeveloperLogin(tx, body, passwordHash);
    if (!(await isWithinLimit(tx, REQUESTED_MAIL_LIMIT, body.email))) return;
    if (login)
      await issueVerification(tx, login, { redirect: safeRedirect(body.redirect), logsIn: true });
    else if (!(await sendRestoreLink(tx, body.email)))
      await enqueue(tx, alreadyRegisteredMail(body.email));
  });
  return { email: body.email };
};
