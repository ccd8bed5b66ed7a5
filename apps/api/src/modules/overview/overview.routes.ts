import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { readDecisions } from "./decisions.queries.ts";
import { readOverview } from "./overview.queries.ts";

export const overviewRoutes = implement(contract.overview, {
  read: async ({ db }) => ({ data: await readOverview(db) }),
  decisions: async ({ db }) => ({ data: await readDecisions(db) }),
});
