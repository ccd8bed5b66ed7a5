import type { Configuration } from "@devguild/config/configuration";
import type { MfaAction } from "@devguild/schemas/constants/mfa";
import type { MfaChallenge } from "@devguild/schemas/mfa";

import type { Db } from "../../db/db.ts";
import type { KnownVisitor } from "../../http/call.ts";
import { conflict, Problem } from "../../http/problems.ts";
import { canSendTexts, openChallenge, sendCode } from "./challenges.commands.ts";
import { findChallenge } from "./challenges.queries.ts";
import { findFactors, listCredentials, type LoginFactors, maskPhone } from "./mfa.queries.ts";
import { toTextRecipient } from "./proof-guess.policy.ts";
import { type MfaContext, refuseChallenge } from "./proofs.commands.ts";
import { requestOptions } from "./webauthn.commands.ts";

type ChallengeRequest = {
  purpose: "log-in" | "action";
  userId: number;
  visitor: Pick<KnownVisitor, "knownBrowser">;
  action?: MfaAction;
  subject_id?: number;
};

/**
 * Creates a challenge for one of a login's factors. A text message is only sent right away if the phone
 * is the only factor, otherwise on request, to avoid paying for unused codes.
 */
export const createChallenge = async (
  db: Db,
  config: Configuration,
  { phone, state }: LoginFactors,
  { userId, visitor, ...request }: ChallengeRequest,
): Promise<MfaChallenge> => {
  const options = state.mfa_methods.includes("passkey")
    ? await requestOptions(config, await listCredentials(db, userId), "preferred")
    : undefined;
  const { token, challenge } = await openChallenge(db, {
    ...request,
    user_id: userId,
    passkey_challenge: options?.challenge ?? null,
  });
  const onlyPhone = state.mfa_methods.every((method) => method === "sms");
  return {
    challenge_id: token,
    methods: state.mfa_methods,
    code_sent:
      phone !== null &&
      onlyPhone &&
      canSendTexts(config) &&
      (await isSent(
        sendCode(db, config, challenge, { recipient: toTextRecipient(userId, visitor), phone }),
      )),
    ...(phone !== null && { masked_phone: maskPhone(phone) }),
    ...(options && { passkey_options: options }),
  };
};

// Someone who has reached today's limit of text messages can still use a recovery code.
const isSent = async (sending: Promise<unknown>) => {
  try {
    await sending;
    return true;
  } catch (error) {
    if (error instanceof Problem && error.kind === "too_many") return false;
    throw error;
  }
};

/** Sends a code for an open challenge to its login's phone. */
export const sendCodeFor = async (db: Db, { config, visitor }: MfaContext, token: string) => {
  const challenge = (await findChallenge(db, token)) ?? refuseChallenge();
  const { purpose, user_id: userId } = challenge;
  if (userId === null || (purpose !== "log-in" && purpose !== "action")) return refuseChallenge();
  const { phone } = await findFactors(db, userId);
  if (phone === null) return conflict("no_phone", "No phone is set up for this login.");
  requireTexts(config);
  return sendCode(db, config, challenge, { recipient: toTextRecipient(userId, visitor), phone });
};

/** Throws 409 if text messages can't be delivered. */
export const requireTexts = (config: Configuration) => {
  if (!canSendTexts(config))
    conflict("sms_unavailable", "We can’t send text messages right now. Use an authenticator app.");
};
