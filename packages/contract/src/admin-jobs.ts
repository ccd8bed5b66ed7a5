import { adminJob, adminJobsCsvQuery, adminJobsQuery } from "@devguild/schemas/jobs";
import { dataOf, listQuery, pageOf, paginationOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

export const adminJobs = {
  list: endpoint({
    method: "GET",
    path: "/admin/jobs",
    summary: "Jobs of all companies",
    access: [admin("admin.view-company-jobs")],
    query: adminJobsQuery,
    answer: { 200: paginationOf(adminJob) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/jobs/csv",
    summary:
      "Jobs of all companies as a spreadsheet, searched and filtered; the download is in the audit log",
    access: [admin("admin.view-company-jobs")],
    query: adminJobsCsvQuery,
    file: "text/csv",
    answer: { 200: null },
  }),
  bookmarked: endpoint({
    method: "GET",
    path: "/admin/jobs/bookmarked",
    summary: "Jobs the admin bookmarked",
    access: [admin("admin.view-company-jobs")],
    query: listQuery,
    answer: { 200: pageOf(adminJob) },
  }),
  expiredOfAssigned: endpoint({
    method: "GET",
    path: "/admin/jobs/company-expired-jobs",
    summary: "Expired jobs from the companies the admin manages",
    access: [admin("admin.view-company-jobs")],
    query: listQuery,
    answer: { 200: pageOf(adminJob) },
  }),
  bookmark: endpoint({
    method: "PUT",
    path: "/admin/jobs/:id/bookmark",
    summary: "Bookmark a job, or remove the bookmark",
    access: [admin("admin.view-company-jobs")],
    audit: { none: "a bookmark is the staff member's own and changes nothing of the company's" },
    body: z.object({ bookmarked: z.boolean() }),
    answer: { 200: dataOf(adminJob.pick({ id: true, bookmarked: true })) },
    errors: [404],
  }),
};
