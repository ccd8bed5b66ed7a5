import { contract } from "@devguild/contract/contract";

import type { Db } from "../../db/db.ts";
import type { RequestContext } from "../../http/call.ts";
import { implement } from "../../http/implement.ts";
import { toBearerResponse } from "../sessions/bearer.policy.ts";
import { sendCodeFor } from "./create-challenge.commands.ts";
import { renewRecoveryCodes } from "./factors.commands.ts";
import { verifyAction, challengeAction } from "./guarded-actions.commands.ts";
import { finishLogIn } from "./log-in.commands.ts";
import { findFactors, listPasskeys } from "./mfa.queries.ts";
import { beginPasskeyLogIn, logInByPasskey } from "./passkey-log-in.commands.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./passkeys.commands.ts";
import { activatePhone, beginPhone, removePhone, resendCode } from "./phone.commands.ts";
import { activateTotp, beginTotp, removeTotp } from "./totp.commands.ts";

const readOverview = async (db: Db, userId: number) => {
  const { state, codesLeft } = await findFactors(db, userId);
  return { ...state, recovery_codes_left: codesLeft };
};

const loggedIn = (
  http: RequestContext,
  session: { token: string; maxAge: number; userId: number },
) => {
  http.setSession(session);
  return toBearerResponse(session);
};

export const mfaRoutes = implement(contract.mfa, {
  overview: async ({ db, viewer }) => ({ data: await readOverview(db, viewer.userId) }),
  generateCode: async ({ db, config, viewer, body }) => ({
    data: await beginPhone(db, config, viewer, body),
  }),
  resendCode: async ({ db, config, viewer }) => ({ data: await resendCode(db, config, viewer) }),
  activate: async ({ db, config, viewer, body, http }) => ({
    data: await activatePhone(db, { config, visitor: http }, viewer, body),
  }),
  deactivate: async ({ db, config, viewer, body, http }) => ({
    data: await removePhone(db, { config, visitor: http }, viewer, body),
  }),
  setUpTotp: async ({ db, config, viewer, body }) => ({
    data: await beginTotp(db, config, viewer, body),
  }),
  activateTotp: async ({ db, config, viewer, body, http }) => ({
    data: await activateTotp(db, { config, visitor: http }, viewer, body),
  }),
  deactivateTotp: async ({ db, config, viewer, body, http }) => ({
    data: await removeTotp(db, { config, visitor: http }, viewer, body),
  }),
  renewRecoveryCodes: async ({ db, config, viewer, body, http }) => ({
    data: await renewRecoveryCodes(db, { config, visitor: http }, viewer, body),
  }),
  passkeys: async ({ db, viewer }) => ({ data: await listPasskeys(db, viewer.userId) }),
  beginPasskey: async ({ db, config, viewer, body }) => ({
    data: await beginPasskey(db, config, viewer, body),
  }),
  addPasskey: async ({ db, config, viewer, body, http }) => ({
    data: await addPasskey(db, { config, visitor: http }, viewer, body),
  }),
  renamePasskey: async ({ db, viewer, params, body }) => ({
    data: await renamePasskey(db, viewer, params.id, body.name),
  }),
  removePasskey: async ({ db, config, viewer, params, body, http }) => ({
    data: await removePasskey(db, { config, visitor: http }, viewer, params.id, body),
  }),
  challenge: async ({ db, config, viewer, body, http }) => ({
    data: await challengeAction(db, { config, visitor: http }, viewer, body),
  }),
  verify: async ({ db, config, viewer, body, http }) => ({
    data: await verifyAction(db, { config, visitor: http }, viewer, body),
  }),
  sendCode: async ({ db, config, body, http }) => ({
    data: await sendCodeFor(db, { config, visitor: http }, body.challenge_id),
  }),
  finishLogIn: async ({ db, config, body, http }) =>
    loggedIn(http, await finishLogIn(db, { config, visitor: http }, body)),
  beginPasskeyLogIn: async ({ db, config, http }) => ({
    data: await beginPasskeyLogIn(db, config, http),
  }),
  logInByPasskey: async ({ db, config, body, http }) =>
    loggedIn(http, await logInByPasskey(db, { config, visitor: http }, body)),
});
