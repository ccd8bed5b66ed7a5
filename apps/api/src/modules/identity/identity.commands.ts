import type { Configuration } from "@devguild/schemas/configuration";
import type { signUpBody } from "@devguild/schemas/identity";
import { MESSAGES, SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { eq } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { offerRestoring } from "../accounts/restore-account.commands.ts";
import { recordSecurityEvent } from "../audit/audit.commands.ts";
import { developers } from "../developers/developers.tables.ts";
import { askAtLogIn } from "../mfa/log-in.commands.ts";
import { recordConsents } from "../consents/consents.commands.ts";
import { settleAccount } from "../users/current-account.commands.ts";
import { issueVerification } from "./email-address.commands.ts";
import { alreadyRegisteredMail } from "./identity.mails.ts";
import { findLogin } from "../current-user/current-user.queries.ts";
import { accounts, users } from "../users/users.tables.ts";
import { hashPassword, isPassword, isStrongPassword } from "../../secrets/password-hash.ts";
import { safeRedirect } from "./safe-redirect.policy.ts";
import { startSession } from "../sessions/sessions.commands.ts";
import {
  countAttempt,
  forgetAttempts,
  LOGIN_LIMIT,
  SIGN_UP_LIMIT,
} from "../throttling/throttling.commands.ts";
import { lockLoginWith } from "../tokens/tokens.commands.ts";
import { utmOf } from "../users/utm.policy.ts";

type SignUp = z.output<typeof signUpBody>;

const insertDeveloperLogin = async (tx: Db, body: SignUp, passwordHash: string) => {
  const [login] = await tx
    .insert(users)
    .values({ email: body.email, password_hash: passwordHash, utm: utmOf(body) })
    .onConflictDoNothing()
    .returning();
  if (!login) return null;
  const [account] = await tx
    .insert(accounts)
    .values({ user_id: login.id, type: "developer" })
    .returning();
  await tx.update(users).set({ current_account_id: account?.id }).where(eq(users.id, login.id));
  await tx.insert(developers).values({ user_id: login.id, signup_step: SIGNUP_STEPS.REGISTRATION });
  const purposes = [
    "terms" as const,
    ...(body.hs_terms ? (["newsletter"] as const) : []),
    ...(body.job_digest_terms ? (["job-digest"] as const) : []),
  ];
  await recordConsents(tx, login, purposes, "sign-up");
  return login;
};

/**
 * Creates a developer's login. The answer and the time it takes are the same for an address that
 * already has one; its owner gets a mail that says so. Source: docs/product/sign-up.md.
 */
export const signUp = async (db: Db, body: SignUp, visitor: Visitor) => {
  if (!isStrongPassword(body.password, body.email)) invalid({ password: MESSAGES.passwordWeak });
  await countAttempt(db, SIGN_UP_LIMIT, visitor.address);
  const passwordHash = await hashPassword(body.password);
  await transaction(db, async (tx) => {
    const login = await insertDeveloperLogin(tx, body, passwordHash);
    if (login)
      await issueVerification(tx, login, { redirect: safeRedirect(body.redirect), logsIn: true });
    else if (!(await offerRestoring(tx, body.email)))
      await enqueue(tx, alreadyRegisteredMail(body.email));
  });
  return { email: body.email };
};

/**
 * Logs in with address and password; an unknown address fails like a wrong password. A login with a
 * second factor gets no session yet, but the question that the factor answers.
 */
export const logIn = async (
  db: Db,
  config: Configuration,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
) => {
  const who = `${visitor.address}:${email}`;
  await countAttempt(db, LOGIN_LIMIT, who);
  const login = await findLogin(db, email);
  const matches = await isPassword(login?.password_hash, password);
  if (!login || !matches || login.suspended_at || login.deleted_at)
    return invalid({ email: MESSAGES.credentials });
  const answer = await transaction(db, async (tx) => {
    const isSame = await lockLoginWith(tx, login.id, login.password_hash);
    if (!isSame || (await settleAccount(tx, login.id)) === null)
      return invalid({ email: MESSAGES.credentials });
    const question = await askAtLogIn(tx, config, login.id);
    if (question) return question;
    await recordSecurityEvent(tx, { userId: login.id }, "logged_in", visitor);
    return startSession(tx, login.id, visitor);
  });
  await forgetAttempts(db, LOGIN_LIMIT, who);
  return answer;
};

const SEEN_COLUMNS = {
  "developer.dashboard": "developer_dashboard_last_visited_at",
  "company.dashboard": "company_dashboard_last_visited_at",
  "company.users": "company_users_last_visited_at",
} as const;

/** Remembers that a page was seen. */
export const markSeen = (db: Db, viewer: Viewer, page: keyof typeof SEEN_COLUMNS) =>
  db
    .update(users)
    .set({ [SEEN_COLUMNS[page]]: new Date() })
    .where(eq(users.id, viewer.userId));
