import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { readOverview } from "./overview.queries.ts";

export const overviewRoutes = implement(contract.overview, {
  read: async ({ db }) => ({ data: await readOverview(db) }),
});
