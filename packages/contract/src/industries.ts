import { filterItem } from "@devguild/schemas/catalogue";
import { dataOf, pageOf } from "@devguild/schemas/fields";
import {
  industriesCsvQuery,
  industriesQuery,
  industry,
  industryBody,
} from "@devguild/schemas/industries";
import { z } from "zod";

import { admin, anyone, endpoint } from "./endpoint.ts";

export const industries = {
  options: endpoint({
    method: "GET",
    path: "/lists/company/industries",
    summary: "Industries that a company can choose",
    access: anyone,
    staysSmall: "the catalogue's industries",
    answer: { 200: dataOf(z.array(filterItem)) },
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/industries",
    summary: "All industries, searched and sorted by name",
    access: [admin("admin.edit-catalogue")],
    query: industriesQuery,
    answer: { 200: pageOf(industry) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/industries/csv",
    summary: "Industries as a spreadsheet, searched and filtered; the download is in the audit log",
    access: [admin("admin.edit-catalogue")],
    query: industriesCsvQuery,
    file: "text/csv",
    answer: { 200: null },
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/industries",
    summary: "Add an industry",
    access: [admin("admin.edit-catalogue")],
    audit: { action: "industry.create", subject: "industry", id: "answer.data.id" },
    body: industryBody,
    answer: { 201: dataOf(industry) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/industries/:id",
    summary: "Rename an industry, or change whether companies can choose it",
    access: [admin("admin.edit-catalogue")],
    audit: { action: "industry.edit", subject: "industry", id: "params.id" },
    body: industryBody,
    answer: { 200: dataOf(industry) },
    errors: [404],
  }),
};
