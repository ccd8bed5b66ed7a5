import { filterItem } from "@devguild/schemas/catalogue";
import { dataOf } from "@devguild/schemas/fields";
import { companyListQuery, keyValue, portrayed } from "@devguild/schemas/public-companies";
import { z } from "zod";

import { admin, anyone, endpoint } from "./endpoint.ts";

const items = { 200: dataOf(z.array(filterItem)) };

export const companyLists = {
  companies: endpoint({
    method: "GET",
    path: "/lists/companies",
    summary: "Published companies by name: all of them, or the best matches for a search",
    access: anyone,
    query: companyListQuery,
    answer: items,
  }),
  employees: endpoint({
    method: "GET",
    path: "/lists/company/employees",
    summary: "Company sizes",
    access: anyone,
    staysSmall: "fixed options",
    answer: items,
  }),
  keyValues: endpoint({
    method: "GET",
    path: "/lists/company/key-values",
    summary: "Values a company can choose, and what they mean",
    access: anyone,
    staysSmall: "the catalogue's values",
    answer: { 200: dataOf(z.array(keyValue)) },
  }),
  hiringPreferences: endpoint({
    method: "GET",
    path: "/lists/company/hiring-preferences",
    summary: "Options for who a company mostly hires",
    access: anyone,
    staysSmall: "fixed options",
    answer: items,
  }),
  marketingMembers: endpoint({
    method: "GET",
    path: "/lists/companies/marketing-membership",
    summary: "Companies with an active marketing membership",
    access: [admin("admin.view-company-profile")],
    staysSmall: "companies with a running marketing membership",
    answer: { 200: dataOf(z.array(portrayed)) },
  }),
  talentManagers: endpoint({
    method: "GET",
    path: "/lists/talent-managers",
    summary: "Talent managers",
    access: [admin("admin.view-company-profile")],
    staysSmall: "our own staff",
    answer: { 200: dataOf(z.array(portrayed)) },
  }),
};
