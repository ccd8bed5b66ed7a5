import { dataOf } from "@devguild/schemas/fields";
import { adFigures, companyFigures, figuresQuery } from "@devguild/schemas/job-figures";

import { admin, companyUser, endpoint } from "./endpoint.ts";

const readers = <const Of extends string>(of: Of) =>
  [companyUser("owner.company.edit-jobs", of), admin("admin.view-company-jobs")] as const;

export const jobFigures = {
  company: endpoint({
    method: "GET",
    path: "/companies/:companyId/figures",
    summary: "The figures of all ads of a company in a period, by day and source",
    access: readers("companyId"),
    query: figuresQuery,
    answer: { 200: dataOf(companyFigures) },
    errors: [404],
  }),
  companyCsv: endpoint({
    method: "GET",
    path: "/companies/:companyId/figures/csv",
    summary: "The figures of all ads of a company by day and source as a spreadsheet",
    access: readers("companyId"),
    query: figuresQuery,
    file: "text/csv",
    answer: { 200: null },
    errors: [404],
  }),
  one: endpoint({
    method: "GET",
    path: "/companies/:companyId/jobs/:jobId/figures",
    summary: "An ad's dates, its figures of a period by day and source, and what to change",
    access: readers("companyId"),
    query: figuresQuery,
    answer: { 200: dataOf(adFigures) },
    errors: [404],
  }),
  csv: endpoint({
    method: "GET",
    path: "/companies/:companyId/jobs/:jobId/figures/csv",
    summary: "An ad's figures by day and source as a spreadsheet",
    access: readers("companyId"),
    query: figuresQuery,
    file: "text/csv",
    answer: { 200: null },
    errors: [404],
  }),
};
