import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import {
  findFiguredCompany,
  readCompanyFigures,
  readCompanySourceDays,
} from "./company-figures.queries.ts";
import { toPeriod } from "./figure-days.policy.ts";
import {
  FIGURES_HEAD,
  findAdFigures,
  readSourceDays,
  toFiguresRow,
} from "./figures-csv.queries.ts";
import { readJobFigures } from "./job-figures.queries.ts";

export const jobFigureRoutes = implement(contract.jobFigures, {
  company: async ({ db, params, query }) => ({
    data: (await readCompanyFigures(db, params.companyId, query.period)) ?? notFound(),
  }),
  companyCsv: async ({ db, params: { companyId }, query: { period } }) => {
    const company = (await findFiguredCompany(db, companyId)) ?? notFound();
    const { from } = toPeriod(period, company.firstDay, new Date());
    return {
      name: `figures-${company.slug}.csv`,
      body: toCsv(FIGURES_HEAD, readCompanySourceDays(db, companyId, from), toFiguresRow),
    };
  },
  one: async ({ db, viewer, params, query }) => {
    const { permissions } = viewer;
    const seesCandidates =
      permissions.has("owner.company.view-candidates") ||
      permissions.has("admin.view-company-jobs");
    return {
      data: (await readJobFigures(db, params, query.period, { seesCandidates })) ?? notFound(),
    };
  },
  csv: async ({ db, params: { companyId, jobId }, query: { period } }) => {
    const ad = (await findAdFigures(db, companyId, jobId)) ?? notFound();
    return {
      name: `figures-${ad.slug}.csv`,
      body: toCsv(FIGURES_HEAD, readSourceDays(db, jobId, period, ad.firstDay), toFiguresRow),
    };
  },
});
