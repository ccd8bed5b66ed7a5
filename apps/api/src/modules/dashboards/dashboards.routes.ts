import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { forbidden } from "../../http/problems.ts";
import { listAppliedJobs } from "../applications/applied-jobs.queries.ts";
import { requireDeveloper } from "../developers/developers.queries.ts";
import { readCompanyDashboard } from "./company-dashboard.queries.ts";
import { listSuggestedJobs, readDashboard } from "./developer-dashboard.queries.ts";

export const dashboardRoutes = implement(contract.dashboards, {
  developer: async ({ db, viewer }) => ({ data: await readDashboard(db, viewer) }),
  developerJobs: async ({ db, params }) => {
    await requireDeveloper(db, params.id);
    return {
      data: {
        applied_jobs: await listAppliedJobs(db, params.id),
        suggested_jobs: await listSuggestedJobs(db, params.id),
      },
    };
  },
  company: async ({ db, viewer }) => ({
    data: await readCompanyDashboard(db, viewer.companyId ?? forbidden(), viewer),
  }),
});
