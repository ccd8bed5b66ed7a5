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

// Ed25519, ES256 and RS256: what authenticators have. Others are still experiments of the runtime.
const ALGORITHMS = [-8, -7, -257];

type Credential = { id: string; transports: string[] };

/** Whom a passkey is for: one domain that the three apps share, and pages of theirs alone. */
const relyingParty = ({ urls, cookieDomain }: Configuration) => ({
  rpID: (cookieDomain ?? new URL(urls.site).hostname).replace(/^\./, ""),
  origins: [urls.site, urls.company, urls.admin],
});

/** The bytes by which an authenticator knows a login; they name nobody. */
const handleOf = (userId: number) => new TextEncoder().encode(`login-${userId}`);

/** What a browser needs to make a passkey that this login does not have yet. */
export const registrationOptions = (
  config: Configuration,
  login: { userId: number; email: string; fullName: string },
  existing: readonly Credential[],
) =>
  generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: relyingParty(config).rpID,
    userID: handleOf(login.userId),
    userName: login.email,
    userDisplayName: login.fullName || login.email,
    timeout: TIMEOUT_MS,
    excludeCredentials: [...existing],
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });

/** What a browser needs to ask for one of these passkeys, or for any where none is named. */
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

/** The passkey that a browser made for a challenge; null where anything about it is wrong. */
export const checkRegistration = async (
  config: Configuration,
  challenge: string,
  { authenticatorAttachment, ...response }: PasskeyRegistration,
) => {
  const { rpID, origins } = relyingParty(config);
  // The library throws for everything that a browser of good will would not send.
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
 * Whether somebody signed a challenge with a passkey. As the only proof it has to say that the device
 * knew its owner, by a finger, a face or a PIN.
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

/** Whether an authenticator's own idea of whose passkey it is agrees with ours. */
export const isUserHandle = (userId: number, handle: string | null | undefined) =>
  handle == null || Buffer.from(handle, "base64url").equals(Buffer.from(handleOf(userId)));
