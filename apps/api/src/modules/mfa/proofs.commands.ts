import type { Configuration } from "@devguild/config/configuration";
import { MFA_MESSAGES } from "@devguild/schemas/constants/mfa";
import type { MfaProof } from "@devguild/schemas/mfa";

import { type Db, transaction } from "../../db/db.ts";
import type { KnownVisitor } from "../../http/call.ts";
import { invalid } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { recordSecurityEvent } from "../audit/audit.commands.ts";
import { countGuess, forgiveGuess } from "../throttling/guesses.commands.ts";
import { TEXTS_AN_HOUR } from "../throttling/limits.policy.ts";
import { resetAttempts } from "../throttling/throttling.commands.ts";
import { lockLogin } from "../users/users.commands.ts";
import {
  closeChallenge,
  isSentCode,
  getPasskeyChallenge,
  countChallengeAttempt,
} from "./challenges.commands.ts";
import { type Challenge, findChallenge } from "./challenges.queries.ts";
import { recoveryCodeUsedMail } from "./mfa.mails.ts";
import { findCredential, findFactors, findPhone, findTotp } from "./mfa.queries.ts";
import { redeemTotp } from "./one-time-passwords.commands.ts";
import { toProofGuess, toTextRecipient } from "./proof-guess.policy.ts";
import { redeemRecoveryCode } from "./recovery-codes.commands.ts";
import { isUserHandle, isSigned } from "./webauthn.commands.ts";

/** The configuration, and where the request came from. */
export type MfaContext = { config: Configuration; visitor: KnownVisitor };

/** A proof of identity: the method and the answer, without its challenge. */
export type Proof =
  | Pick<Extract<MfaProof, { code: string }>, "method" | "code">
  | Pick<Extract<MfaProof, { method: "passkey" }>, "method" | "assertion">;

/** Checks a proof; anything it uses up is used up in `tx`. */
const verifyProof = async (
  tx: Db,
  { config, visitor }: MfaContext,
  userId: number,
  challenge: Challenge | null,
  proof: Proof,
): Promise<boolean> => {
  switch (proof.method) {
    case "sms": {
      const phone = await findPhone(tx, userId);
      return (
        challenge !== null &&
        phone?.activated_at != null &&
        isSentCode(config, challenge, proof.code)
      );
    }
    case "totp": {
      const totp = await findTotp(tx, userId);
      return totp !== null && redeemTotp(tx, config, totp, proof.code);
    }
    case "recovery": {
      const isValid = await redeemRecoveryCode(tx, config, userId, proof.code);
      if (isValid) {
        const { email, codesLeft } = await findFactors(tx, userId);
        await recordSecurityEvent(tx, { userId }, "recovery_code_used", visitor);
        await enqueue(tx, recoveryCodeUsedMail(email, codesLeft));
      }
      return isValid;
    }
    case "passkey": {
      const expected = challenge && getPasskeyChallenge(challenge);
      const passkey = await findCredential(tx, proof.assertion.id, userId);
      return (
        expected != null &&
        passkey !== null &&
        isUserHandle(userId, proof.assertion.response.userHandle) &&
        isSigned(tx, config, passkey, expected, proof.assertion, { alone: false })
      );
    }
  }
};

/** Throws 422 for a wrong code. */
export const refuseCode = (): never => invalid({ code: MFA_MESSAGES.codeWrong });

/** Throws 422 for a wrong passkey. */
export const refusePasskey = (): never => invalid({ assertion: MFA_MESSAGES.passkeyWrong });

// Thrown so that the transaction rolls back whatever the wrong proof used up.
class WrongProof extends Error {}

type Attempt = {
  challenge: Challenge | null;
  method: Proof["method"];
  verify: (tx: Db, challenge: Challenge | null) => Promise<boolean>;
  visitor: KnownVisitor;
};

/**
 * Runs `work` for `userId` if `verify` accepts the proof: the proof is used up and the challenge
 * closed in the same transaction, or nothing happens. Attempts are counted first, and wrong ones
 * recorded.
 */
export const runWithProof = async <T>(
  db: Db,
  userId: number,
  { challenge, method, verify, visitor }: Attempt,
  work: (tx: Db) => Promise<T>,
): Promise<T> => {
  const guess = toProofGuess(userId, method, visitor);
  await countGuess(db, guess);
  const tried = challenge && ((await countChallengeAttempt(db, challenge.id)) ?? refuseChallenge());
  try {
    const done = await transaction(db, async (tx) => {
      await lockLogin(tx, userId);
      if (tried && !(await closeChallenge(tx, tried.id))) throw new WrongProof();
      if (!(await verify(tx, tried))) throw new WrongProof();
      return work(tx);
    });
    await forgiveGuess(db, guess);
    for (const recipient of new Set([toTextRecipient(userId, visitor), String(userId)]))
      await resetAttempts(db, TEXTS_AN_HOUR, recipient);
    return done;
  } catch (error) {
    if (!(error instanceof WrongProof)) throw error;
    await recordSecurityEvent(db, { userId }, "second_factor_refused", visitor, { method });
    return method === "passkey" ? refusePasskey() : refuseCode();
  }
};

/** Runs `work` for someone who proves to be `userId` with an active factor. */
export const runWithFactor = <T>(
  db: Db,
  context: MfaContext,
  userId: number,
  { challenge, proof }: { challenge: Challenge | null; proof: Proof },
  work: (tx: Db) => Promise<T>,
): Promise<T> =>
  runWithProof(
    db,
    userId,
    {
      challenge,
      method: proof.method,
      verify: (tx, tried) => verifyProof(tx, context, userId, tried, proof),
      visitor: context.visitor,
    },
    work,
  );

/** Throws 422 for a challenge that is not, or no longer, open. */
export const refuseChallenge = (): never => invalid({ challenge_id: MFA_MESSAGES.challengeOver });

/** Finds a token's open challenge for a purpose; throws if there is none or it belongs to another login. */
export const findOpenChallenge = async (
  db: Db,
  token: string,
  purpose: Challenge["purpose"],
  userId?: number,
) => {
  const challenge = await findChallenge(db, token);
  return challenge?.purpose === purpose && (userId === undefined || challenge.user_id === userId)
    ? challenge
    : refuseChallenge();
};
