import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { listEventSessions } from "./event-sessions.queries.ts";
import { createEvent, eventSnapshot, updateEvent } from "./events.commands.ts";
import { findAdminEvent, listAdminEvents } from "./events.queries.ts";

export const eventRoutes = implement(
  contract.events,
  {
    sessions: async ({ db, params }) => ({
      data: (await listEventSessions(db, params.id)) ?? notFound(),
    }),
    list: async ({ db, query }) => {
      const { rows, total } = await listAdminEvents(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    details: async ({ db, params }) => ({
      data: (await findAdminEvent(db, params.id)) ?? notFound(),
    }),
    create: async ({ db, body }) => ({ data: await createEvent(db, body) }),
    update: async ({ db, params, body }) => ({ data: await updateEvent(db, params.id, body) }),
  },
  { event: eventSnapshot },
);
