import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { forbidden } from "../../http/problems.ts";
import { listAppliedJobs } from "../applications/applied-jobs.queries.ts";
import { requireDeveloper } from "../developers/developers.queries.ts";
import { readCompanyDashboard } from "./company-dashboard.queries.ts";
import { readCompanyWeek } from "./company-week.queries.ts";
import { savePreferences } from "./preferences.commands.ts";
import { listSuggestedJobs, readDashboard } from "./developer-dashboard.queries.ts";

export const dashboardRoutes = implement(contract.dashboards, {
  developer: async ({ db, viewer }) => ({ data: await readDashboard(db, viewer) }),
  developerJobs: async ({ db, params, query }) => {
    await requireDeveloper(db, params.id);
    const { rows, total } = await listAppliedJobs(db, params.id, query);
    return {
      data: { applied_jobs: rows, suggested_jobs: await listSuggestedJobs(db, params.id) },
      meta: toListMeta(query, total),
    };
  },
  company: async ({ db, viewer }) => ({
    data: await readCompanyDashboard(db, viewer.companyId ?? forbidden(), viewer),
  }),
  companyWeek: async ({ db, viewer }) => ({
    data: await readCompanyWeek(db, viewer.companyId ?? forbidden(), {
      seesCandidates: viewer.permissions.has("owner.company.view-candidates"),
    }),
  }),
  savePreferences: async ({ db, viewer, body }) => {
    const companyId = viewer.companyId ?? forbidden();
    await savePreferences(db, { userId: viewer.userId, companyId }, body);
    return null;
  },
});
