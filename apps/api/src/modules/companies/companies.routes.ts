import { contract } from "@devguild/contract/contract";
import { COMPANY_STATUSES, MEMBERSHIP_TYPES } from "@devguild/schemas/constants/companies";

import { implement } from "../../http/implement.ts";
import { metaOf } from "../../http/list-meta.ts";
import { forbidden, notFound } from "../../http/problems.ts";
import {
  findCompanyBase,
  listAdminCompanies,
  listAssignedCompanies,
} from "./admin-companies.queries.ts";
import { readCompanyDashboard } from "../dashboards/company-dashboard.queries.ts";

export const companyRoutes = implement(contract.companies, {
  dashboard: async ({ db, viewer }) => ({
    data: await readCompanyDashboard(db, viewer.companyId ?? forbidden(), viewer),
  }),
  baseInfo: async ({ db, params }) => ({
    data: (await findCompanyBase(db, params.id)) ?? notFound(),
  }),
  adminList: async ({ db, query }) => {
    const { rows, total } = await listAdminCompanies(db, query);
    return { data: rows, meta: metaOf(query, total) };
  },
  assigned: async ({ db, viewer }) => ({ data: await listAssignedCompanies(db, viewer.userId) }),
  adminOptions: () => ({
    data: { statuses: [...COMPANY_STATUSES], membership_types: [...MEMBERSHIP_TYPES] },
  }),
});
