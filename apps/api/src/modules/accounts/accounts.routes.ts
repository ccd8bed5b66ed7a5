import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound, unauthenticated } from "../../http/problems.ts";
import { findUser } from "../current-user/current-user.queries.ts";
import { toBearerResponse } from "../sessions/bearer.policy.ts";
import { findSession } from "../sessions/sessions.queries.ts";
import { assignDeveloper } from "./assign-developer.commands.ts";
import { deleteOwnAccount } from "./delete-account.commands.ts";
import { acceptInvitation } from "./invitations.commands.ts";
import { findInvitation } from "./invitations.queries.ts";
import { sendDeletionCode } from "./prove-deletion.commands.ts";
import { restoreAccount } from "./restore-account.commands.ts";

export const accountRoutes = implement(contract.account, {
  invitation: async ({ db, params }) => ({
    data: (await findInvitation(db, params.token)) ?? notFound(),
  }),
  acceptInvitation: async ({ db, body, http }) => {
    const { email, accountType, session } = await acceptInvitation(db, body, http);
    if (session) http.setSession(session);
    return {
      data: { email, account_type: accountType },
      ...(session && toBearerResponse(session)),
    };
  },
  assignDeveloper: async ({ db, config, viewer, body, http }) => {
    await assignDeveloper(db, viewer, body, http);
    // The call switches accounts, so the user is read again through the session.
    const developer = (await findSession(db, viewer.sessionId)) ?? unauthenticated();
    return { data: await findUser(db, config, developer) };
  },
  deleteGeneric: async ({ db, config, viewer, body, http }) => {
    const proven = { proof: body, secret: config.secret, visitor: http };
    const deleted = await deleteOwnAccount(db, viewer, "generic", proven);
    if (deleted.logged_out) http.clearSession();
    return { data: deleted };
  },
  deleteDeveloper: async ({ db, config, viewer, body, http }) => {
    const proven = { proof: body, secret: config.secret, visitor: http };
    const deleted = await deleteOwnAccount(db, viewer, "developer", proven);
    if (deleted.logged_out) http.clearSession();
    return { data: deleted };
  },
  sendDeletionCode: async ({ db, config, viewer }) => ({
    data: await sendDeletionCode(db, viewer, config.secret),
  }),
  restore: async ({ db, body, http }) => ({ data: await restoreAccount(db, body.token, http) }),
});
