import type { Configuration } from "@devguild/config/configuration";
import type { endFactorBody, passkeyBody } from "@devguild/schemas/mfa";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { lockLogin } from "../users/users.commands.ts";
import { openChallenge, getPasskeyChallenge } from "./challenges.commands.ts";
import {
  runAsOwner,
  afterFactorAdded,
  afterFactorRemoved,
  requireCanAddFactor,
} from "./factors.commands.ts";
import { findFactors, findPasskey, listCredentials } from "./mfa.queries.ts";
import { passkeys } from "./mfa.tables.ts";
import {
  type MfaContext,
  findOpenChallenge,
  refuseChallenge,
  runWithProof,
} from "./proofs.commands.ts";
import { checkRegistration, registrationOptions } from "./webauthn.commands.ts";

const MAX_PASSKEYS = 20;

/** Starts adding a passkey: returns what the browser needs to create one, valid for five minutes. */
export const beginPasskey = (
  db: Db,
  config: Configuration,
  viewer: Viewer,
  { mfa_token }: { mfa_token?: string | undefined },
) =>
  transaction(db, async (tx) => {
    const { userId } = viewer;
    await lockLogin(tx, userId);
    await requireCanAddFactor(tx, viewer, mfa_token);
    const existing = await listCredentials(tx, userId);
    if (existing.length >= MAX_PASSKEYS)
      conflict("too_many_passkeys", `You have ${MAX_PASSKEYS} passkeys, the maximum.`);
    const { email, fullName } = await findFactors(tx, userId);
    const options = await registrationOptions(config, { userId, email, fullName }, existing);
    const { token } = await openChallenge(tx, {
      purpose: "passkey",
      user_id: userId,
      passkey_challenge: options.challenge,
    });
    return { challenge_id: token, options };
  });

/** Adds the passkey that the browser created. */
export const addPasskey = async (
  db: Db,
  context: MfaContext,
  viewer: Viewer,
  { challenge_id, credential: made, name = "Passkey" }: z.output<typeof passkeyBody>,
) => {
  const { userId } = viewer;
  const challenge = await findOpenChallenge(db, challenge_id, "passkey", userId);
  const expected = getPasskeyChallenge(challenge) ?? refuseChallenge();
  const registered = await checkRegistration(context.config, expected, made);
  const { visitor } = context;
  const verify = () => Promise.resolve(registered !== null);
  return runWithProof(db, userId, { challenge, method: "passkey", verify, visitor }, async (tx) => {
    const { credential, credentialBackedUp } = registered ?? refuseChallenge();
    const isFirst = !(await findFactors(tx, userId)).state.mfa_active;
    const [added] = await tx
      .insert(passkeys)
      .values({
        user_id: userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        backed_up: credentialBackedUp,
      })
      .onConflictDoNothing()
      .returning();
    if (!added) return conflict("already_active", "This passkey is already in use.");
    const factors = await afterFactorAdded(tx, context, viewer, {
      change: "passkey_added",
      isFirst,
    });
    return { ...factors, passkey: (await findPasskey(tx, userId, added.id)) ?? notFound() };
  });
};

/** Renames one of the viewer's passkeys. */
export const renamePasskey = async (db: Db, viewer: Viewer, id: number, name: string) => {
  await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, viewer.userId)));
  return (await findPasskey(db, viewer.userId, id)) ?? notFound();
};

/** Removes a passkey from a login. */
export const removePasskey = async (
  db: Db,
  context: MfaContext,
  viewer: Viewer,
  id: number,
  given: z.output<typeof endFactorBody>,
) => {
  if (!(await findPasskey(db, viewer.userId, id))) notFound();
  return runAsOwner(db, context, viewer, given, async (tx) => {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.user_id, viewer.userId)))
      .returning();
    if (removed.length === 0) notFound();
    return afterFactorRemoved(tx, viewer, "passkey_removed", context.visitor);
  });
};
