import type { Configuration } from "@devguild/schemas/configuration";
import type { signUpBody } from "@devguild/schemas/identity";
import { SIGNUP_STEPS, DIGEST_STATUSES, MESSAGES } from "@devguild/schemas/constants/identity";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { HttpExchange } from "../../http/call.ts";
import { invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { developers } from "../developers/developers.tables.ts";
import { askAtLogIn } from "../mfa/log-in.service.ts";
import { hasSecondFactor } from "../mfa/mfa.repository.ts";
import { alreadyRegisteredMail, verificationMail } from "./identity.mails.ts";
import { findLogin } from "./identity.repository.ts";
import { accounts, consents, oneTimeTokens, users } from "./identity.tables.ts";
import { hashPassword, isPassword, isStrongPassword } from "./passwords.ts";
import { startSession } from "./sessions.ts";
import {
  countAttempt,
  forgetAttempts,
  LOGIN_LIMIT,
  SIGN_UP_LIMIT,
  VERIFICATION_LIMIT,
} from "./throttle.ts";
import { hashToken, newToken } from "./tokens.ts";

type SignUp = z.output<typeof signUpBody>;
type Visitor = Pick<HttpExchange, "address" | "userAgent">;

const VERIFICATION_LIFETIME = 48 * 60 * 60 * 1000;
const CONSENT_VERSION = "2026-11";

const issueVerification = async (
  tx: Db,
  login: { id: number; email: string },
  { redirect, logsIn }: { redirect: string | null; logsIn: boolean },
) => {
  const token = newToken();
  await tx.insert(oneTimeTokens).values({
    token_hash: hashToken(token),
    purpose: "verify-email",
    user_id: login.id,
    email: login.email,
    redirect,
    logs_in: logsIn,
    expires_at: new Date(Date.now() + VERIFICATION_LIFETIME),
  });
  await enqueue(tx, verificationMail(login.email, token));
};

const HERE = "http://here.invalid";

/** A path of our own that somebody may be sent to, or null. It is read as a browser would read it. */
const safeRedirect = (redirect: string | undefined) =>
  redirect?.startsWith("/") &&
  URL.canParse(redirect, HERE) &&
  new URL(redirect, HERE).origin === HERE
    ? redirect
    : null;

const utmOf = ({ utm_campaign, utm_content, utm_medium, utm_source, utm_term, gclid }: SignUp) => {
  const given = Object.entries({
    utm_campaign,
    utm_content,
    utm_medium,
    utm_source,
    utm_term,
    gclid,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? Object.fromEntries(given) : null;
};

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
  await tx.insert(consents).values(
    purposes.map((purpose) => ({
      user_id: login.id,
      email: login.email,
      purpose,
      text_version: CONSENT_VERSION,
      source: `${PRODUCT_NAME} sign-up`,
    })),
  );
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
    else await enqueue(tx, alreadyRegisteredMail(body.email));
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
  await forgetAttempts(db, LOGIN_LIMIT, who);
  return (await askAtLogIn(db, config, login.id)) ?? startSession(db, login.id, visitor);
};

const confirmConsents = async (tx: Db, userId: number) => {
  const confirmed = await tx
    .update(consents)
    .set({ confirmed_at: new Date() })
    .where(and(eq(consents.user_id, userId), isNull(consents.confirmed_at)))
    .returning();
  const agreedTo = (purpose: string) => confirmed.some((consent) => consent.purpose === purpose);
  if (agreedTo("newsletter"))
    await tx
      .update(developers)
      .set({ dev_digest_subscription_status: DIGEST_STATUSES.SUBSCRIBED })
      .where(eq(developers.user_id, userId));
  if (agreedTo("job-digest"))
    await tx
      .update(developers)
      .set({ job_recommendations_subscribed: true })
      .where(eq(developers.user_id, userId));
};

/**
 * Confirms an address by its link's token, which works once. The link of a sign-up also logs its new
 * login in and says where it wanted to go.
 */
export const verifyEmail = (db: Db, token: string, visitor: Visitor) =>
  transaction(db, async (tx) => {
    const now = new Date();
    const [used] = await tx
      .update(oneTimeTokens)
      .set({ used_at: now })
      .where(
        and(
          eq(oneTimeTokens.token_hash, hashToken(token)),
          eq(oneTimeTokens.purpose, "verify-email"),
          isNull(oneTimeTokens.used_at),
          gt(oneTimeTokens.expires_at, now),
        ),
      )
      .returning();
    if (!used) return invalid({ token: MESSAGES.tokenInvalid });
    const [login] = await tx
      .update(users)
      .set({ email_verified_at: now })
      .where(and(eq(users.id, used.user_id), eq(users.email, used.email), isNull(users.deleted_at)))
      .returning();
    if (!login) return invalid({ token: MESSAGES.tokenInvalid });
    await confirmConsents(tx, login.id);
    // A link in a mail is no second factor.
    const mayLogIn = used.logs_in && !login.suspended_at && !(await hasSecondFactor(tx, login.id));
    const session = mayLogIn ? await startSession(tx, login.id, visitor) : null;
    return { redirect: used.redirect, session };
  });

/** Sends the verification link again; a login that is verified gets none. */
export const resendVerification = async (db: Db, viewer: Viewer) => {
  if (!viewer.emailVerified) {
    await countAttempt(db, VERIFICATION_LIMIT, String(viewer.userId));
    await transaction(db, (tx) =>
      issueVerification(
        tx,
        { id: viewer.userId, email: viewer.email },
        { redirect: null, logsIn: false },
      ),
    );
  }
  return { email: viewer.email };
};

/** Makes another account of the login the current one. */
export const switchAccount = async (
  db: Db,
  viewer: Viewer,
  {
    account_type,
    type_id,
  }: { account_type: Viewer["account"]["type"]; type_id?: number | undefined },
) => {
  const candidates = await db
    .select({ id: accounts.id, companyId: accounts.company_id })
    .from(accounts)
    .where(
      and(
        eq(accounts.user_id, viewer.userId),
        eq(accounts.type, account_type),
        eq(accounts.status, "active"),
      ),
    )
    .orderBy(asc(accounts.id));
  const chosen =
    (account_type === "company" && type_id !== undefined
      ? candidates.find(({ companyId }) => companyId === type_id)
      : candidates[0]) ?? notFound();
  await db.update(users).set({ current_account_id: chosen.id }).where(eq(users.id, viewer.userId));
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
