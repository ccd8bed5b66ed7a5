import { dataOf } from "@devguild/schemas/fields";
import { adminOverview } from "@devguild/schemas/overview";

import { admin, endpoint } from "./endpoint.ts";

export const overview = {
  read: endpoint({
    method: "GET",
    path: "/admin/overview",
    summary: "Platform-wide figures for staff",
    access: [admin("admin.view-dashboard")],
    answer: { 200: dataOf(adminOverview) },
  }),
};
