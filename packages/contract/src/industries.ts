import { filterItem } from "@devguild/schemas/catalogue";
import { dataOf, pageOf } from "@devguild/schemas/fields";
import { industriesQuery, industry } from "@devguild/schemas/industries";
import { z } from "zod";

import { admin, anyone, endpoint } from "./endpoint.ts";

export const industries = {
  options: endpoint({
    method: "GET",
    path: "/lists/company/industries",
    summary: "Industries that a company can choose",
    access: anyone,
    answer: { 200: dataOf(z.array(filterItem)) },
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/industries",
    summary: "Industries of the catalogue, searched and sorted by name",
    access: [admin("admin.edit-catalogue")],
    query: industriesQuery,
    answer: { 200: pageOf(industry) },
  }),
};
