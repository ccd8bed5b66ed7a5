import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import {
  listLoginConnections,
  removeLoginConnection,
} from "../login-connections/login-connections.commands.ts";
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
} from "../sessions/own-sessions.commands.ts";
import { listSecurityEvents } from "../sessions/security-events.queries.ts";

export const securityRoutes = implement(contract.security, {
  sessions: async ({ db, viewer }) => ({ data: await listSessions(db, viewer) }),
  endSession: async ({ db, viewer, params, http }) => {
    await endOwnSession(db, viewer, params.id, http);
    if (params.id === viewer.sessionId) http.clearSession();
    return null;
  },
  endOtherSessions: async ({ db, viewer, http }) => {
    await endOtherSessions(db, viewer, http);
    return null;
  },
  events: ({ db, viewer, query }) => listSecurityEvents(db, viewer.userId, query),
  loginConnections: async ({ db, viewer }) => ({
    data: await listLoginConnections(db, viewer.userId),
  }),
  removeLoginConnection: async ({ db, viewer, params, http }) => {
    await removeLoginConnection(db, viewer, params.id, http);
    return null;
  },
});
