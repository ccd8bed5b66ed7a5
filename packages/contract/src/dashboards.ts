import { developerDashboard } from "@devguild/schemas/applications";
import { companyDashboard } from "@devguild/schemas/company-dashboard";
import { dataOf } from "@devguild/schemas/fields";

import { admin, companyUser, developer, ownDeveloper, endpoint } from "./endpoint.ts";

export const dashboards = {
  developer: endpoint({
    method: "GET",
    path: "/developer/dashboard",
    summary:
      "The developer's applications, suggested jobs and videos, and what is left of the profile",
    access: developer,
    answer: { 200: dataOf(developerDashboard) },
  }),
  developerJobs: endpoint({
    method: "GET",
    path: "/developers/:id/jobs",
    summary: "Applied and suggested jobs of a developer",
    access: [ownDeveloper("id"), admin("admin.view-developers")],
    answer: { 200: dataOf(developerDashboard.pick({ applied_jobs: true, suggested_jobs: true })) },
    errors: [404],
  }),
  company: endpoint({
    method: "GET",
    path: "/company/dashboard",
    summary:
      "The company's jobs by state, what is worth doing next, and what it has to publish with",
    access: [companyUser("any")],
    answer: { 200: dataOf(companyDashboard) },
  }),
};
