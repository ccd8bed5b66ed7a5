import {
  auditLogFilter,
  auditLogOptions,
  auditLogPage,
  auditLogQuery,
} from "@devguild/schemas/audit-log";
import { dataOf } from "@devguild/schemas/fields";

import { admin, endpoint } from "./endpoint.ts";

const readers = [admin("admin.manage-admin-users")] as const;

export const auditLog = {
  list: endpoint({
    method: "GET",
    path: "/admin/audit-log",
    summary: "Who changed what on the platform and when, newest first",
    access: readers,
    query: auditLogQuery,
    answer: { 200: auditLogPage },
  }),
  options: endpoint({
    method: "GET",
    path: "/filter/admin/audit-log/options",
    summary: "What the audit log can be filtered by: kinds of record, and their actions",
    access: readers,
    staysSmall: "the kinds of record",
    answer: { 200: dataOf(auditLogOptions) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/audit-log/csv",
    summary: "Who changed what on the platform as a spreadsheet, with the same filters",
    access: readers,
    query: auditLogFilter,
    file: "text/csv",
    answer: { 200: null },
  }),
};
