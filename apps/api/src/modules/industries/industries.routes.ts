import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { createIndustry, industrySnapshot, updateIndustry } from "./industries.commands.ts";
import { INDUSTRIES_HEAD, toIndustryCells } from "./industries-csv.policy.ts";
import { listActiveIndustries, listIndustries, readIndustries } from "./industries.queries.ts";

export const industryRoutes = implement(
  contract.industries,
  {
    options: async ({ db }) => ({ data: await listActiveIndustries(db) }),
    list: async ({ db, query }) => {
      const { rows, total } = await listIndustries(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    csv: async ({ db, viewer, query }) => {
      await recordExport(db, viewer, "industries");
      return {
        name: "industries.csv",
        body: toCsv(INDUSTRIES_HEAD, readIndustries(db, query), toIndustryCells),
      };
    },
    create: async ({ db, body }) => ({ data: await createIndustry(db, body) }),
    update: async ({ db, params, body }) => ({ data: await updateIndustry(db, params.id, body) }),
  },
  { industry: industrySnapshot },
);
