import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { listActiveIndustries, listIndustries } from "./industries.queries.ts";

export const industryRoutes = implement(contract.industries, {
  options: async ({ db }) => ({ data: await listActiveIndustries(db) }),
  list: async ({ db, query }) => {
    const { rows, total } = await listIndustries(db, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
});
