import {
  adminCompaniesCsvQuery,
  adminCompaniesQuery,
  adminCompany,
  companyRecordCounts,
} from "@devguild/schemas/companies";
import { dataOf, listQuery, pageOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

export const adminCompanies = {
  list: endpoint({
    method: "GET",
    path: "/admin/companies",
    summary: "Companies, searched, filtered and sorted",
    access: [admin("admin.view-company-profile")],
    query: adminCompaniesQuery,
    answer: { 200: pageOf(adminCompany) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/companies/csv",
    summary: "Companies as a spreadsheet, searched and filtered; the download is in the audit log",
    access: [admin("admin.view-company-profile")],
    query: adminCompaniesCsvQuery,
    file: "text/csv",
    answer: { 200: null },
  }),
  recordCounts: endpoint({
    method: "GET",
    path: "/admin/companies/:id/record-counts",
    summary: "How many open ads, candidates, users and other records a company has",
    access: [admin("admin.view-company-profile")],
    answer: { 200: dataOf(companyRecordCounts) },
    errors: [404],
  }),
  assigned: endpoint({
    method: "GET",
    path: "/admin/companies/assigned-companies",
    summary: "Companies the admin manages",
    access: [admin("admin.view-company-profile")],
    query: listQuery,
    answer: { 200: pageOf(adminCompany) },
  }),
  options: endpoint({
    method: "GET",
    path: "/filter/admin/companies/options",
    summary: "Statuses to filter companies by",
    access: [admin("admin.view-company-profile")],
    answer: {
      200: dataOf(
        z.object({
          statuses: z.array(z.object({ id: z.number().int(), label: z.string() })),
          membership_types: z.array(z.string()),
        }),
      ),
    },
  }),
};
