import { contract } from "@devguild/contract/contract";
import { EMPLOYEE_RANGES, HIRING_PREFERENCES } from "@devguild/schemas/constants/companies";

import { implement } from "../../http/implement.ts";
import { listCachedCompanies } from "./cached-company-list.queries.ts";
import {
  listKeyValues,
  listMarketingMembers,
  listTalentManagers,
} from "./company-lists.queries.ts";

export const companyListRoutes = implement(contract.companyLists, {
  companies: async ({ db, query }) => ({ data: await listCachedCompanies(db, query) }),
  employees: () => ({ data: [...EMPLOYEE_RANGES] }),
  keyValues: async ({ db }) => ({ data: await listKeyValues(db) }),
  hiringPreferences: () => ({ data: [...HIRING_PREFERENCES] }),
  marketingMembers: async ({ db }) => ({ data: await listMarketingMembers(db) }),
  talentManagers: async ({ db }) => ({ data: await listTalentManagers(db) }),
});
