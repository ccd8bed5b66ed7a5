import { contract } from "@devguild/contract/contract";
import { COMPANY_STATUSES, MEMBERSHIP_TYPES } from "@devguild/schemas/constants/companies";
import { JOB_STATUSES } from "@devguild/schemas/constants/jobs";

import { implement } from "../../http/implement.ts";
import { metaOf } from "../../http/list-meta.ts";
import { forbidden, notFound } from "../../http/problems.ts";
import { listPostings } from "../postings/postings.repository.ts";
import {
  findCompanyBase,
  listAdminCompanies,
  listAssignedCompanies,
} from "./companies.repository.ts";

export const companyRoutes = implement(contract.companies, {
  dashboard: async ({ db, viewer }) => {
    const items = await listPostings(db, viewer.companyId ?? forbidden());
    const counted = JOB_STATUSES.map((status) => [
      status,
      items.filter((item) => item.status === status).length,
    ]);
    return {
      data: {
        jobs: { counts: { all: items.length, ...Object.fromEntries(counted) }, items },
        tips: [],
        stories: [],
        marketing: [],
        employer_branding: [],
        membership: null,
        credits: 0,
      },
    };
  },
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
