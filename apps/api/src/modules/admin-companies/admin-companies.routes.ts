import { contract } from "@devguild/contract/contract";
import { MEMBERSHIP_TYPES } from "@devguild/schemas/constants/companies";
import { COMPANY_STATUSES } from "@devguild/schemas/constants/company-statuses";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { listAdminCompanies, listAssignedCompanies } from "./admin-companies.queries.ts";

export const adminCompanyRoutes = implement(contract.adminCompanies, {
  list: async ({ db, query }) => {
    const { rows, total } = await listAdminCompanies(db, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
  assigned: async ({ db, viewer, query }) => {
    const { rows, total } = await listAssignedCompanies(db, viewer.userId, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
  options: () => ({
    data: { statuses: [...COMPANY_STATUSES], membership_types: [...MEMBERSHIP_TYPES] },
  }),
});
