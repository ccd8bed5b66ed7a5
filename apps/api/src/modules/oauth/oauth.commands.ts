import type { Configuration } from "@devguild/config/configuration";
import type { OAuthClient } from "@devguild/config/oauth";
import { OAUTH_CALLBACK_PATH, OAUTH_MESSAGES } from "@devguild/schemas/constants/oauth";
import type { quickExchangeBody, quickInitQuery } from "@devguild/schemas/oauth";
import { and, eq, gt, lt } from "drizzle-orm";
import * as openid from "openid-client";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { KnownVisitor, RequestContext } from "../../http/call.ts";
import { invalid, notFound, Problem } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { buildLogInUrl, type Person, readPerson } from "../../ports/oauth/providers.ts";
import { hashToken, generateToken } from "../../secrets/tokens.ts";
import { MINUTE_S } from "../../time.ts";
import { recordSecurityEvent } from "../audit/audit.commands.ts";
import { safeRedirect } from "../identity/safe-redirect.policy.ts";
import { challengeLogIn } from "../mfa/log-in.commands.ts";
import { startSession } from "../sessions/sessions.commands.ts";
import { OAUTH_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { activateCurrentAccount } from "../users/current-account.commands.ts";
import { toUtm } from "../users/utm.policy.ts";
import { connectLogin } from "./connect-login.commands.ts";
import { oauthAttempts } from "./oauth.tables.ts";

const ATTEMPT_LIFETIME_S = 15 * MINUTE_S;

/** The caller, and the configuration with the registered providers. */
type Context = { config: Configuration; http: RequestContext };

const getClient = ({ oauthClients }: Configuration, provider: string): OAuthClient =>
  oauthClients.find(({ id }) => id === provider) ?? notFound();

const requireOwnCallback = ({ urls }: Configuration, redirectUri: string) => {
  if (redirectUri !== urls.site + OAUTH_CALLBACK_PATH)
    invalid({ redirect_uri: "This isn’t the redirect URI we use for logins." });
};

/**
 * Starts a login at a provider. A cookie binds the attempt to this browser, so that a link started in
 * another browser can't be completed here. Source: docs/product/other-logins.md.
 */
export const beginLogin = async (
  db: Db,
  { config, http }: Context,
  provider: string,
  query: z.output<typeof quickInitQuery>,
) => {
  const client = getClient(config, provider);
  requireOwnCallback(config, query.redirect_uri);
  await countAttempt(db, OAUTH_LIMIT, http);
  const state = generateToken();
  const browser = http.browserSecret() ?? generateToken();
  const attempt = {
    nonce: generateToken(),
    codeVerifier: openid.randomPKCECodeVerifier(),
    redirectUri: query.redirect_uri,
  };
  const url = await buildLogInUrl(client, { state, ...attempt });
  await db.insert(oauthAttempts).values({
    state_hash: hashToken(state),
    provider: client.id,
    browser_hash: hashToken(browser),
    nonce: attempt.nonce,
    code_verifier: attempt.codeVerifier,
    redirect_uri: attempt.redirectUri,
    redirect: safeRedirect(query.redirect),
    expires_at: new Date(Date.now() + ATTEMPT_LIFETIME_S * 1000),
  });
  http.bindBrowser(browser, ATTEMPT_LIFETIME_S);
  return { url, state };
};

/** Uses up an attempt, whatever its outcome; of two concurrent requests, one gets it. */
const takeAttempt = async (
  db: Db,
  { http }: Context,
  provider: OAuthClient["id"],
  state: string,
) => {
  const [attempt] = await db
    .delete(oauthAttempts)
    .where(
      and(
        eq(oauthAttempts.state_hash, hashToken(state)),
        eq(oauthAttempts.provider, provider),
        eq(oauthAttempts.browser_hash, hashToken(http.browserSecret() ?? "")),
        gt(oauthAttempts.expires_at, new Date()),
      ),
    )
    .returning();
  return attempt ?? invalid({ state: OAUTH_MESSAGES.failed });
};

const fetchPerson = async (...args: Parameters<typeof readPerson>): Promise<Person> => {
  try {
    return await readPerson(...args);
  } catch (error) {
    if (error instanceof Problem) throw error;
    // The cause lies with the provider, and the person can't do anything about it.
    return invalid({ code: OAUTH_MESSAGES.failed });
  }
};

const logInUser = async (tx: Db, config: Configuration, userId: number, visitor: KnownVisitor) => {
  if ((await activateCurrentAccount(tx, userId)) === null)
    return invalid({ code: OAUTH_MESSAGES.failed });
  const challenge = await challengeLogIn(tx, config, userId, visitor);
  if (challenge) return challenge;
  await recordSecurityEvent(tx, { userId }, "logged_in", visitor);
  return startSession(tx, userId, visitor);
};

/**
 * Completes a login at a provider: connects it to one of our logins, and starts a session or creates a
 * challenge.
 */
export const finishLogin = async (
  db: Db,
  context: Context,
  viewer: Viewer | null,
  provider: string,
  body: z.output<typeof quickExchangeBody>,
) => {
  const { config, http } = context;
  const client = getClient(config, provider);
  await countAttempt(db, OAUTH_LIMIT, http);
  const attempt = await takeAttempt(db, context, client.id, body.state);
  if (attempt.redirect_uri !== body.redirect_uri) invalid({ redirect_uri: OAUTH_MESSAGES.failed });
  const person = await fetchPerson(
    client,
    {
      state: body.state,
      nonce: attempt.nonce,
      codeVerifier: attempt.code_verifier,
      redirectUri: attempt.redirect_uri,
    },
    { code: body.code, iss: body.iss },
  );
  return transaction(db, async (tx) => {
    const { userId, isNew } = await connectLogin(
      tx,
      { provider: client.id, person, utm: toUtm(body), redirect: attempt.redirect },
      viewer,
      http,
    );
    return {
      session: await logInUser(tx, config, userId, http),
      redirect: attempt.redirect,
      isNew,
    };
  });
};

/** Deletes attempts that were never completed. */
export const cleanUpAttempts = (db: Db) =>
  db.delete(oauthAttempts).where(lt(oauthAttempts.expires_at, new Date()));
