import { appliedJobsQuery, developerDashboard } from "@devguild/schemas/applications";
import { companyDashboard } from "@devguild/schemas/company-dashboard";
import { dataOf, listMeta } from "@devguild/schemas/fields";

import { admin, companyUser, developer, ownDeveloper, endpoint } from "./endpoint.ts";

export const dashboards = {
  developer: endpoint({
    method: "GET",
    path: "/developer/dashboard",
    summary:
      "The developer's applications, suggested jobs and videos, and what the profile still needs",
    access: developer,
    answer: { 200: dataOf(developerDashboard) },
  }),
  developerJobs: endpoint({
    method: "GET",
    path: "/developers/:id/jobs",
    summary: "A page of a developer's applications, and suggested jobs",
    access: [ownDeveloper("id"), admin("admin.view-developers")],
    query: appliedJobsQuery,
    answer: {
      200: dataOf(developerDashboard.pick({ applied_jobs: true, suggested_jobs: true })).extend({
        meta: listMeta,
      }),
    },
    errors: [404],
  }),
  company: endpoint({
    method: "GET",
    path: "/company/dashboard",
    summary: "The company's jobs by status, suggested next steps, and its job slots and credits",
    access: [companyUser("any")],
    answer: { 200: dataOf(companyDashboard) },
  }),
};
