import { contract } from "@devguild/contract/contract";
import { MEMBERSHIP_TYPES } from "@devguild/schemas/constants/companies";
import { COMPANY_STATUSES } from "@devguild/schemas/constants/company-statuses";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { COMPANIES_HEAD, toCompanyCells } from "./companies-csv.policy.ts";
import {
  listAdminCompanies,
  listAssignedCompanies,
  readAdminCompanies,
} from "./admin-companies.queries.ts";
import { countCompanyRecords } from "./record-counts.queries.ts";

export const adminCompanyRoutes = implement(contract.adminCompanies, {
  list: async ({ db, query }) => {
    const { rows, total } = await listAdminCompanies(db, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
  csv: async ({ db, viewer, query }) => {
    await recordExport(db, viewer, "companies");
    return {
      name: "companies.csv",
      body: toCsv(COMPANIES_HEAD, readAdminCompanies(db, query), toCompanyCells),
    };
  },
  recordCounts: async ({ db, params }) => ({
    data: (await countCompanyRecords(db, params.id)) ?? notFound(),
  }),
  assigned: async ({ db, viewer, query }) => {
    const { rows, total } = await listAssignedCompanies(db, viewer.userId, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
  options: () => ({
    data: { statuses: [...COMPANY_STATUSES], membership_types: [...MEMBERSHIP_TYPES] },
  }),
});
