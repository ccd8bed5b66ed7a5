import { dataOf } from "@devguild/schemas/fields";
import { adminDecisions, adminOverview, snoozeBody } from "@devguild/schemas/overview";

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
  snooze: endpoint({
    method: "PUT",
    path: "/admin/overview/decisions",
    summary: "Hide a decision from one's own list until tomorrow, or show it again",
    access: [admin("admin.view-company-profile")],
    audit: { none: "It changes only the person's own list, and what waits still waits." },
    body: snoozeBody,
    answer: { 200: dataOf(adminDecisions) },
  }),
};
