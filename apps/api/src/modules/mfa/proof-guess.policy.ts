import type { MfaProof } from "@devguild/schemas/mfa";

import type { KnownVisitor } from "../../http/call.ts";
import {
  type Guess,
  KNOWN_BROWSER_MFA_LIMIT,
  MFA_ACCOUNT_LIMIT,
  MFA_LIMIT,
} from "../throttling/limits.policy.ts";

// Six digits can be guessed. Passkeys and recovery codes can't, so whoever has one is never locked out
// by someone else who knows the password.
const GUESSABLE: ReadonlySet<MfaProof["method"]> = new Set(["sms", "totp"]);

/**
 * Returns the limits on proving a second factor: of a browser that the login knows, or of the network,
 * and for codes, of all unknown browsers together. Source: docs/product/second-factors.md.
 */
export const toProofGuess = (
  userId: number,
  method: MfaProof["method"],
  { address, knownBrowser }: Pick<KnownVisitor, "address" | "knownBrowser">,
): Guess => {
  const browser = knownBrowser(userId);
  if (browser !== undefined) return { own: [[KNOWN_BROWSER_MFA_LIMIT, browser]], everyones: [] };
  return {
    own: [[MFA_LIMIT, { address, at: String(userId) }]],
    everyones: GUESSABLE.has(method) ? [[MFA_ACCOUNT_LIMIT, String(userId)]] : [],
  };
};

/** Returns whose limit a text message counts towards: a browser that the login knows has its own. */
export const toTextRecipient = (
  userId: number,
  { knownBrowser }: Pick<KnownVisitor, "knownBrowser">,
): string => knownBrowser(userId) ?? String(userId);
