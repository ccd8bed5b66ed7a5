import { dataOf } from "@devguild/schemas/fields";
import { adminDecisions, adminOverview } from "@devguild/schemas/overview";

import { admin, endpoint } from "./endpoint.ts";

export const overview = {
  read: endpoint({
    method: "GET",
    path: "/admin/overview",
    summary: "Platform-wide figures for staff",
    access: [admin("admin.view-dashboard")],
    answer: { 200: dataOf(adminOverview) },
  }),
  decisions: endpoint({
    method: "GET",
    path: "/admin/overview/decisions",
    summary: "What waits for a decision of staff, with the memberships that end within 30 days",
    access: [admin("admin.view-company-profile")],
    answer: { 200: dataOf(adminDecisions) },
  }),
};
