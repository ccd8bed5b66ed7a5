import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toBearerResponse } from "../sessions/bearer.policy.ts";
import { beginLogin, finishLogin } from "./oauth.commands.ts";

export const oauthRoutes = implement(contract.oauth, {
  providers: ({ config }) => ({
    data: config.oauthClients.map(({ id, name }) => ({ id, name })),
  }),
  quickInit: ({ db, config, http, params, query }) =>
    beginLogin(db, { config, http }, params.provider, query),
  quickExchange: async ({ db, config, http, params, body, viewer }) => {
    const { session, redirect, isNew } = await finishLogin(
      db,
      { config, http },
      viewer,
      params.provider,
      body,
    );
    const arrival = { redirect, is_new: isNew };
    if ("challenge_id" in session) return { ...session, ...arrival };
    http.setSession(session);
    return { ...toBearerResponse(session), ...arrival };
  },
});
