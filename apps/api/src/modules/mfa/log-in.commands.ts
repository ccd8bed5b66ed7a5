import type { Configuration } from "@devguild/config/configuration";
import type { MfaProof } from "@devguild/schemas/mfa";

import type { Db } from "../../db/db.ts";
import type { KnownVisitor, Visitor } from "../../http/call.ts";
import { recordSecurityEvent } from "../audit/audit.commands.ts";
import { startSession } from "../sessions/sessions.commands.ts";
import { activateCurrentAccount } from "../users/current-account.commands.ts";
import { createChallenge } from "./create-challenge.commands.ts";
import { findFactors } from "./mfa.queries.ts";
import {
  type MfaContext,
  findOpenChallenge,
  refuseChallenge,
  runWithFactor,
} from "./proofs.commands.ts";

/** Creates the challenge for logging in after the password; null if the login has no second factor. */
export const challengeLogIn = async (
  db: Db,
  config: Configuration,
  userId: number,
  visitor: KnownVisitor,
) => {
  const login = await findFactors(db, userId);
  if (!login.state.mfa_active) return null;
  const challenge = await createChallenge(db, config, login, {
    purpose: "log-in",
    userId,
    visitor,
  });
  return { mfa_required: true as const, ...challenge };
};

/** Starts a session with a proven second factor, unless the login was closed in the meantime. */
export const startProvenSession = async (
  tx: Db,
  userId: number,
  visitor: Visitor,
  method: MfaProof["method"] | "passkey-alone",
) => {
  if ((await activateCurrentAccount(tx, userId)) === null) return refuseChallenge();
  const event = method === "passkey-alone" ? "logged_in_with_passkey" : "logged_in_with_factor";
  await recordSecurityEvent(tx, { userId }, event, visitor, { method });
  return startSession(tx, userId, visitor, { secondFactor: true });
};

/** Completes a log-in by answering its challenge. */
export const finishLogIn = async (
  db: Db,
  context: MfaContext,
  { challenge_id, ...proof }: MfaProof,
) => {
  const challenge = await findOpenChallenge(db, challenge_id, "log-in");
  const userId = challenge.user_id ?? refuseChallenge();
  return runWithFactor(db, context, userId, { challenge, proof }, (tx) =>
    startProvenSession(tx, userId, context.visitor, proof.method),
  );
};
