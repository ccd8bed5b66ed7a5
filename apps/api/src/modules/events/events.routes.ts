import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { listEventSessions } from "./event-sessions.queries.ts";
import { createEvent, eventSnapshot, updateEvent } from "./events.commands.ts";
import { EVENTS_HEAD, toEventCells } from "./events-csv.policy.ts";
import { findAdminEvent, listAdminEvents, readAdminEvents } from "./events.queries.ts";

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
    csv: async ({ db, viewer, query }) => {
      await recordExport(db, viewer, "events");
      return {
        name: "events.csv",
        body: toCsv(EVENTS_HEAD, readAdminEvents(db, query), toEventCells),
      };
    },
    details: async ({ db, params }) => ({
      data: (await findAdminEvent(db, params.id)) ?? notFound(),
    }),
    create: async ({ db, body }) => ({ data: await createEvent(db, body) }),
    update: async ({ db, params, body }) => ({ data: await updateEvent(db, params.id, body) }),
  },
  { event: eventSnapshot },
);
