import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { jobPriceSnapshot, updateJobPrice } from "./job-prices.commands.ts";
import { listAllPrices } from "./job-prices.queries.ts";

export const jobPriceRoutes = implement(
  contract.jobPrices,
  {
    list: async ({ db }) => ({ data: await listAllPrices(db) }),
    update: async ({ db, params, body }) => ({ data: await updateJobPrice(db, params.id, body) }),
  },
  { "job-price": jobPriceSnapshot },
);
