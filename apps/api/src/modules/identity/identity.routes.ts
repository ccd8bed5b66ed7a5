import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { unauthenticated } from "../../http/problems.ts";
import { bearer } from "../sessions/bearer.policy.ts";
import { switchAccount } from "../users/current-account.commands.ts";
import {
  changeEmail,
  readEmailStatus,
  resendVerification,
  verifyEmail,
} from "./email-address.commands.ts";
import { findUser } from "../current-user/current-user.queries.ts";
import { logIn, markSeen, signUp } from "./identity.commands.ts";
import { endSession, findSession } from "../sessions/sessions.commands.ts";

export const identityRoutes = implement(contract.identity, {
  signUp: async ({ db, body, http }) => ({ data: await signUp(db, body, http) }),
  logIn: async ({ db, config, body, http }) => {
    const session = await logIn(db, config, body, http);
    if ("challenge_id" in session) return session;
    http.setSession(session);
    return bearer(session);
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
    return { verified: true as const, redirect, ...(session && bearer(session)) };
  },
  resendVerification: async ({ db, viewer }) => ({ data: await resendVerification(db, viewer) }),
  changeEmail: async ({ db, viewer, body, http }) => ({
    data: await changeEmail(db, viewer, body, http),
  }),
  emailStatus: async ({ db, viewer }) => ({ data: await readEmailStatus(db, viewer) }),
  switchAccount: async ({ db, config, viewer, body }) => {
    await switchAccount(db, viewer, body);
    // Who one is now differs from who called.
    const switched = (await findSession(db, viewer.sessionId)) ?? unauthenticated();
    return { data: await findUser(db, config, switched) };
  },
  markSeen: async ({ db, viewer, body }) => {
    await markSeen(db, viewer, body.page);
    return null;
  },
});
