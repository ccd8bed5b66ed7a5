import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { unauthenticated } from "../../http/problems.ts";
import { findUser } from "../current-user/current-user.queries.ts";
import { toBearerResponse } from "../sessions/bearer.policy.ts";
import { endSession } from "../sessions/sessions.commands.ts";
import { findSession } from "../sessions/sessions.queries.ts";
import { switchAccount } from "../users/current-account.commands.ts";
import { markSeen } from "../users/users.commands.ts";
import { changeEmail, resendVerification, verifyEmail } from "./email-address.commands.ts";
import { readEmailStatus } from "./email-address.queries.ts";
import { logIn } from "./log-in.commands.ts";
import { signUp } from "./sign-up.commands.ts";

export const identityRoutes = implement(contract.identity, {
  signUp: async ({ db, body, http }) => {
    const data = await signUp(db, body, http);
    http.markSignUp(body.email);
    return { data };
  },
  logIn: async ({ db, config, body, http }) => {
    const session = await logIn(db, config, body, http);
    if ("challenge_id" in session) return session;
    http.setSession(session);
    return toBearerResponse(session);
  },
  logOut: async ({ db, viewer, http }) => {
    if (viewer) await endSession(db, viewer.sessionId);
    http.clearSession();
    return null;
  },
  me: async ({ db, config, viewer }) => ({ data: await findUser(db, config, viewer) }),
  verifyEmail: async ({ db, viewer, body, http }) => {
    const { redirect, session } = await verifyEmail(db, body.token, viewer, http);
    if (session) http.setSession(session);
    return { verified: true as const, redirect, ...(session && toBearerResponse(session)) };
  },
  resendVerification: async ({ db, viewer }) => ({ data: await resendVerification(db, viewer) }),
  changeEmail: async ({ db, viewer, body, http }) => ({
    data: await changeEmail(db, viewer, body, http),
  }),
  emailStatus: async ({ db, viewer }) => ({ data: await readEmailStatus(db, viewer) }),
  switchAccount: async ({ db, config, viewer, body }) => {
    await switchAccount(db, viewer, body);
    // The call switches accounts, so the user is read again through the session.
    const switched = (await findSession(db, viewer.sessionId)) ?? unauthenticated();
    return { data: await findUser(db, config, switched) };
  },
  markSeen: async ({ db, viewer, body }) => {
    await markSeen(db, viewer, body.page);
    return null;
  },
});
