import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { findCompanyBase } from "./companies.queries.ts";

export const companyRoutes = implement(contract.companies, {
  baseInfo: async ({ db, params }) => ({
    data: (await findCompanyBase(db, params.id)) ?? notFound(),
  }),
});
