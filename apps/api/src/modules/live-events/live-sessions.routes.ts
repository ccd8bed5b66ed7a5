import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import {
  createSession,
  liveSessionSnapshot,
  removeSession,
  toggleSession,
  updateSession,
} from "./edit-sessions.commands.ts";
import { findAdminEvent } from "./find-admin-event.queries.ts";
import { findSession, listSessions } from "./find-sessions.queries.ts";

const toKey = (params: { id: number; sessionId: number }) => ({
  eventId: params.id,
  id: params.sessionId,
});

export const liveSessionRoutes = implement(
  contract.liveSessions,
  {
    list: async ({ db, params }) => {
      if (!(await findAdminEvent(db, params.id))) notFound();
      return { data: await listSessions(db, params.id) };
    },
    create: async ({ db, params, body }) => ({ data: await createSession(db, params.id, body) }),
    details: async ({ db, params }) => ({
      data: (await findSession(db, toKey(params))) ?? notFound(),
    }),
    update: async ({ db, params, body }) => ({
      data: await updateSession(db, toKey(params), body),
    }),
    toggleStatus: async ({ db, params, audit }) => {
      const data = await toggleSession(db, toKey(params));
      audit.actsAs(data.published ? "live-session.publish" : "live-session.unpublish");
      return { data };
    },
    remove: async ({ db, params }) => {
      await removeSession(db, toKey(params));
      return null;
    },
  },
  { "live-session": liveSessionSnapshot },
);
