import type { Configuration } from "@devguild/config/configuration";
import type { PasskeyAssertion, PasskeyRegistration } from "@devguild/schemas/mfa";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { passkeys } from "./mfa.tables.ts";

const TIMEOUT_MS = 5 * 60 * 1000;

// Ed25519, ES256 and RS256 cover all common authenticators; the runtime's support for others is
// experimental.
const ALGORITHMS = [-8, -7, -257];

type Credential = { id: string; transports: string[] };

/** The relying party: one domain shared by the three apps, and only their pages as origins. */
const relyingParty = ({ urls, cookieDomain }: Configuration) => ({
  rpID: (cookieDomain ?? new URL(urls.site).hostname).replace(/^\./, ""),
  origins: [urls.site, urls.company, urls.admin],
});

/** The user handle by which an authenticator identifies a login; it reveals no name. */
const toUserHandle = (userId: number) => new TextEncoder().encode(`login-${userId}`);

/** Builds the options for a browser to create a passkey that this login doesn't have yet. */
export const registrationOptions = (
  config: Configuration,
  login: { userId: number; email: string; fullName: string },
  existing: readonly Credential[],
) =>
  generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: relyingParty(config).rpID,
    userID: toUserHandle(login.userId),
    userName: login.email,
    userDisplayName: login.fullName || login.email,
    timeout: TIMEOUT_MS,
    excludeCredentials: [...existing],
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });

/** Builds the options for a browser to use one of these passkeys, or any if none are given. */
export const requestOptions = (
  config: Configuration,
  allowed: readonly Credential[],
  userVerification: "preferred" | "required",
) =>
  generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    timeout: TIMEOUT_MS,
    allowCredentials: [...allowed],
    userVerification,
  });

/** Verifies the passkey a browser created for a challenge; null if anything about it is wrong. */
export const checkRegistration = async (
  config: Configuration,
  challenge: string,
  { authenticatorAttachment, ...response }: PasskeyRegistration,
) => {
  const { rpID, origins } = relyingParty(config);
  // The library throws for anything that a well-behaved browser wouldn't send.
  const checked = await verifyRegistrationResponse({
    response: { ...response, authenticatorAttachment: authenticatorAttachment ?? undefined },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  return checked?.verified ? checked.registrationInfo : null;
};

/**
 * Returns whether a challenge was signed with a passkey. If it is the only proof, the device must have
 * verified its user by fingerprint, face or PIN.
 */
export const isSigned = async (
  tx: Db,
  config: Configuration,
  passkey: typeof passkeys.$inferSelect,
  challenge: string,
  { authenticatorAttachment, ...assertion }: PasskeyAssertion,
  { alone }: { alone: boolean },
) => {
  const { rpID, origins } = relyingParty(config);
  const { userHandle, ...signed } = assertion.response;
  const checked = await verifyAuthenticationResponse({
    response: {
      ...assertion,
      authenticatorAttachment: authenticatorAttachment ?? undefined,
      response: { ...signed, userHandle: userHandle ?? undefined },
    },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: alone,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => null);
  if (!checked?.verified) return false;
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  const used = await tx
    .update(passkeys)
    .set({ counter: newCounter, backed_up: credentialBackedUp, last_used_at: new Date() })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning();
  return used.length > 0;
};

/** Returns whether the authenticator's user handle, if any, matches the passkey's login. */
export const isUserHandle = (userId: number, handle: string | null | undefined) =>
  handle == null || Buffer.from(handle, "base64url").equals(Buffer.from(toUserHandle(userId)));
