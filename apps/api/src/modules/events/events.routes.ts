import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { listEventSessions } from "./event-sessions.queries.ts";

export const eventRoutes = implement(contract.events, {
  sessions: async ({ db, params }) => ({
    data: (await listEventSessions(db, params.id)) ?? notFound(),
  }),
});
