import type { Configuration } from "@devguild/config/configuration";
import type { PasskeyAssertion } from "@devguild/schemas/mfa";

import type { Db } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { PASSKEY_LOG_IN_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { openChallenge, getPasskeyChallenge } from "./challenges.commands.ts";
import { startProvenSession } from "./log-in.commands.ts";
import { findCredential } from "./mfa.queries.ts";
import {
  type MfaContext,
  findOpenChallenge,
  refuseChallenge,
  runWithProof,
  refusePasskey,
} from "./proofs.commands.ts";
import { isUserHandle, isSigned, requestOptions } from "./webauthn.commands.ts";

/** Starts a log-in by passkey alone, with any passkey for this site on the visitor's device. */
export const beginPasskeyLogIn = async (db: Db, config: Configuration, visitor: Visitor) => {
  await countAttempt(db, PASSKEY_LOG_IN_LIMIT, visitor);
  const options = await requestOptions(config, [], "required");
  const { token } = await openChallenge(db, {
    purpose: "passkey-log-in",
    user_id: null,
    passkey_challenge: options.challenge,
  });
  return { challenge_id: token, passkey_options: options };
};

/**
 * Logs in by passkey alone. The device must have verified its user, so that this counts as two factors:
 * possession, and knowledge or biometrics. Source: docs/product/second-factors.md.
 */
export const logInByPasskey = async (
  db: Db,
  { config, visitor }: MfaContext,
  { challenge_id, assertion }: { challenge_id: string; assertion: PasskeyAssertion },
) => {
  const challenge = await findOpenChallenge(db, challenge_id, "passkey-log-in");
  const expected = getPasskeyChallenge(challenge) ?? refuseChallenge();
  const found = (await findCredential(db, assertion.id)) ?? refusePasskey();
  const userId = found.user_id;
  const verify = async (tx: Db) => {
    const passkey = await findCredential(tx, assertion.id, userId);
    return (
      passkey !== null &&
      isUserHandle(userId, assertion.response.userHandle) &&
      isSigned(tx, config, passkey, expected, assertion, { alone: true })
    );
  };
  return runWithProof(db, userId, { challenge, method: "passkey", verify, visitor }, (tx) =>
    startProvenSession(tx, userId, visitor, "passkey-alone"),
  );
};
