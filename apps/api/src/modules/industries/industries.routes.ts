import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { listActiveIndustries } from "./industries.queries.ts";

export const industryRoutes = implement(contract.industries, {
  options: async ({ db }) => ({ data: await listActiveIndustries(db) }),
});
