import type { OAuthClient } from "@devguild/config/oauth";
import * as openid from "openid-client";
import { z } from "zod";

import { unavailable } from "../../http/problems.ts";

/** A person's identity as reported by a provider. */
export type Person = {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** The parameters a login started with; it must finish with the same ones. */
export type Attempt = { state: string; nonce: string; codeVerifier: string; redirectUri: string };

type Returned = { code: string; iss: string | undefined };

const SCOPES = { github: "read:user user:email", other: "openid profile email" };

const isGithub = ({ id }: OAuthClient) => id === "github";

const overHttp = ({ issuer }: OAuthClient) =>
  new URL(issuer).protocol === "http:" ? [openid.allowInsecureRequests] : [];

const githubConfiguration = (client: OAuthClient) => {
  const configuration = new openid.Configuration(
    {
      issuer: client.issuer,
      authorization_endpoint: `${client.issuer}/login/oauth/authorize`,
      token_endpoint: `${client.issuer}/login/oauth/access_token`,
      code_challenge_methods_supported: ["S256"],
    },
    client.clientId,
    client.clientSecret,
  );
  for (const allow of overHttp(client)) allow(configuration);
  return configuration;
};

// The public address of the demo's issuer may be one that only browsers resolve.
const fromInside = ({ issuer, internalOrigin }: OAuthClient) =>
  internalOrigin === undefined
    ? {}
    : {
        [openid.customFetch]: (url: string, options: openid.CustomFetchOptions) =>
          fetch(url.replace(new URL(issuer).origin, internalOrigin), options as RequestInit),
      };

// Discovery documents rarely change but are needed for every login.
const discovered = new Map<string, Promise<openid.Configuration>>();

const getConfiguration = (client: OAuthClient): Promise<openid.Configuration> => {
  if (isGithub(client)) return Promise.resolve(githubConfiguration(client));
  const key = `${client.issuer} ${client.clientId}`;
  const known = discovered.get(key);
  if (known) return known;
  const discovery = openid.discovery(
    new URL(client.issuer),
    client.clientId,
    client.clientSecret,
    undefined,
    { execute: overHttp(client), ...fromInside(client) },
  );
  discovered.set(key, discovery);
  discovery.catch(() => discovered.delete(key));
  return discovery;
};

const reachConfiguration = async (client: OAuthClient) => {
  try {
    return await getConfiguration(client);
  } catch {
    return unavailable(`${client.name} isn’t responding. Try again later.`);
  }
};

/** Returns the URL of the provider's login page. Throws 503 if the provider doesn't respond. */
export const buildLogInUrl = async (client: OAuthClient, attempt: Attempt): Promise<string> => {
  const configuration = await reachConfiguration(client);
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: attempt.redirectUri,
    scope: isGithub(client) ? SCOPES.github : SCOPES.other,
    state: attempt.state,
    ...(!isGithub(client) && { nonce: attempt.nonce }),
    ...(configuration.serverMetadata().supportsPKCE() && {
      code_challenge: await openid.calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: "S256",
    }),
  });
  return url.href;
};

const claims = z.object({
  sub: z.string().min(1),
  email: z.email().nullish(),
  email_verified: z.union([z.boolean(), z.stringbool()]).nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  name: z.string().nullish(),
});

const splitName = (full: string) => {
  const [first = "", ...rest] = full.trim().split(/\s+/);
  return { firstName: first, lastName: rest.join(" ") };
};

const toPerson = (given: unknown): Person => {
  const parsed = claims.parse(given);
  const names = splitName(parsed.name ?? "");
  return {
    subject: parsed.sub,
    email: parsed.email ?? null,
    emailVerified: parsed.email_verified === true,
    firstName: parsed.given_name ?? names.firstName,
    lastName: parsed.family_name ?? names.lastName,
  };
};

const githubUser = z.object({ id: z.number().int(), name: z.string().nullish() });
const githubEmails = z.array(
  z.object({ email: z.email(), primary: z.boolean(), verified: z.boolean() }),
);

const githubPerson = async (
  { apiUrl = "" }: OAuthClient,
  configuration: openid.Configuration,
  accessToken: string,
): Promise<Person> => {
  const read = async (path: string): Promise<unknown> => {
    const response = await openid.fetchProtectedResource(
      configuration,
      accessToken,
      new URL(apiUrl + path),
      "GET",
      null,
      new Headers({ Accept: "application/vnd.github+json", "User-Agent": "devguild" }),
    );
    return response.json();
  };
  const user = githubUser.parse(await read("/user"));
  const emails = githubEmails.parse(await read("/user/emails"));
  const email = emails.find(({ primary }) => primary) ?? emails[0];
  return {
    subject: String(user.id),
    email: email?.email ?? null,
    emailVerified: email?.verified ?? false,
    ...splitName(user.name ?? ""),
  };
};

/**
 * Exchanges the code from a provider for the person's identity. Throws if code, state, nonce, issuer or
 * verifier don't match the attempt.
 */
export const readPerson = async (
  client: OAuthClient,
  attempt: Attempt,
  { code, iss }: Returned,
): Promise<Person> => {
  const configuration = await reachConfiguration(client);
  const returned = new URL(attempt.redirectUri);
  returned.searchParams.set("code", code);
  returned.searchParams.set("state", attempt.state);
  if (iss) returned.searchParams.set("iss", iss);
  const tokens = await openid.authorizationCodeGrant(configuration, returned, {
    expectedState: attempt.state,
    ...(!isGithub(client) && { expectedNonce: attempt.nonce, idTokenExpected: true }),
    ...(configuration.serverMetadata().supportsPKCE() && {
      pkceCodeVerifier: attempt.codeVerifier,
    }),
  });
  if (isGithub(client)) return githubPerson(client, configuration, tokens.access_token);
  const idClaims = tokens.claims();
  const subject = idClaims?.sub ?? "";
  // Some issuers include the email address only in the userinfo response.
  const allClaims = idClaims?.["email"]
    ? idClaims
    : await openid.fetchUserInfo(configuration, tokens.access_token, subject);
  return toPerson(allClaims);
};
