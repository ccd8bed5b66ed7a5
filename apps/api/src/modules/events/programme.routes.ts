import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { findEvent } from "./events.queries.ts";
import {
  addSession,
  changeSession,
  deleteSession,
  eventSessionSnapshot,
} from "./programme.commands.ts";
import { listProgramme } from "./programme.queries.ts";

const toKey = (params: { id: number; sessionId: number }) => ({
  eventId: params.id,
  id: params.sessionId,
});

export const eventProgrammeRoutes = implement(
  contract.eventProgramme,
  {
    list: async ({ db, params }) => {
      if (!(await findEvent(db, params.id))) notFound();
      return { data: await listProgramme(db, params.id) };
    },
    create: async ({ db, params, body }) => ({ data: await addSession(db, params.id, body) }),
    update: async ({ db, params, body }) => ({
      data: await changeSession(db, toKey(params), body),
    }),
    remove: async ({ db, params }) => {
      await deleteSession(db, toKey(params));
      return null;
    },
  },
  { "event-session": eventSessionSnapshot },
);
