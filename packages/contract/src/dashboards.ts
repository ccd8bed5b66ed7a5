import { appliedJobsQuery, developerDashboard } from "@devguild/schemas/applications";
import {
  companyDashboard,
  companyWeek,
  dashboardPreferencesBody,
} from "@devguild/schemas/company-dashboard";
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
  companyWeek: endpoint({
    method: "GET",
    path: "/company/dashboard/week",
    summary:
      "The week's figures of the company's ads with a line of 30 days, and who waits for an answer",
    access: [companyUser("any")],
    answer: { 200: dataOf(companyWeek) },
  }),
  savePreferences: endpoint({
    method: "PUT",
    path: "/company/dashboard/preferences",
    summary: "Remember which sections of the dashboard are closed, and a tip that was dismissed",
    access: [companyUser("any")],
    audit: { none: "how people arrange a page for themselves changes nothing for the company" },
    body: dashboardPreferencesBody,
    answer: { 204: null },
  }),
};
