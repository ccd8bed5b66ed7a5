import { companyBaseInfo } from "@devguild/schemas/companies";
import { dataOf } from "@devguild/schemas/fields";

import { admin, companyUser, endpoint } from "./endpoint.ts";

export const companies = {
  baseInfo: endpoint({
    method: "GET",
    path: "/companies/:id/base-info",
    summary: "Basic data that the company's screens load first",
    access: [companyUser("any", "id"), admin("admin.view-company-profile")],
    answer: { 200: dataOf(companyBaseInfo) },
    errors: [404],
  }),
};
