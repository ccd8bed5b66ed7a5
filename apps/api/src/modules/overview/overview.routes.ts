import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { readDecisions } from "./decisions.queries.ts";
import { readOverview } from "./overview.queries.ts";
import { snoozeDecision } from "./snooze-decision.commands.ts";

export const overviewRoutes = implement(contract.overview, {
  read: async ({ db }) => ({ data: await readOverview(db) }),
  decisions: async ({ db, viewer }) => ({ data: await readDecisions(db, viewer.userId) }),
  snooze: async ({ db, viewer, body }) => {
    await snoozeDecision(db, viewer.userId, body);
    return { data: await readDecisions(db, viewer.userId) };
  },
});
