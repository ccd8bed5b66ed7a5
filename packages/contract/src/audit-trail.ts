import {
  auditEntry,
  auditFilter,
  auditPerson,
  auditTrailQuery,
} from "@devguild/schemas/audit-trail";
import { dataOf, pageOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, companyUser, endpoint } from "./endpoint.ts";

const readers = [
  companyUser("owner.company.view-company-users", "id"),
  admin("admin.view-company-profile"),
] as const;

export const auditTrail = {
  list: endpoint({
    method: "GET",
    path: "/companies/:id/audit-trail",
    summary: "Who changed what at a company and when, newest first; counted up to 10,000",
    access: readers,
    query: auditTrailQuery,
    answer: { 200: pageOf(auditEntry) },
    errors: [404],
  }),
  people: endpoint({
    method: "GET",
    path: "/companies/:id/audit-trail/people",
    summary: "The people who changed something at a company, by name",
    access: readers,
    staysSmall: "the people who have worked on one company's account",
    answer: { 200: dataOf(z.array(auditPerson)) },
    errors: [404],
  }),
  csv: endpoint({
    method: "GET",
    path: "/companies/:id/audit-trail/csv",
    summary: "Who changed what at a company as a spreadsheet, with the same filters",
    access: readers,
    query: auditFilter,
    file: "text/csv",
    answer: { 200: null },
    errors: [404],
  }),
};
