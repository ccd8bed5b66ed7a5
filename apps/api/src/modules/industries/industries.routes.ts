import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { createIndustry, industrySnapshot, updateIndustry } from "./industries.commands.ts";
import { listActiveIndustries, listIndustries } from "./industries.queries.ts";

export const industryRoutes = implement(
  contract.industries,
  {
    options: async ({ db }) => ({ data: await listActiveIndustries(db) }),
    list: async ({ db, query }) => {
      const { rows, total } = await listIndustries(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    create: async ({ db, body }) => ({ data: await createIndustry(db, body) }),
    update: async ({ db, params, body }) => ({ data: await updateIndustry(db, params.id, body) }),
  },
  { industry: industrySnapshot },
);
