import { dataOf, paginationOf } from "@devguild/schemas/fields";
import {
  adminJob,
  adminJobsQuery,
  categoryFooterLinks,
  categoryPageMeta,
  categoryPageQuery,
  jobAddressQuery,
  jobCard,
  jobDetails,
  jobFilterOptions,
  jobSearchAnswer,
  jobSearchQuery,
} from "@devguild/schemas/jobs";
import { jobWords, jobWordsQuery } from "@devguild/schemas/job-words";
import { locationItem } from "@devguild/schemas/catalogue";
import { z } from "zod";

import { admin, anyone, endpoint } from "./endpoint.ts";

export const jobs = {
  search: endpoint({
    method: "GET",
    path: "/jobs",
    summary: "Search published jobs and imported listings",
    access: anyone,
    query: jobSearchQuery,
    answer: { 200: jobSearchAnswer },
  }),
  details: endpoint({
    method: "GET",
    path: "/jobs/details",
    summary: "A published job by its address; 301 with the canonical parameters where it has moved",
    access: anyone,
    query: jobAddressQuery,
    answer: { 200: dataOf(jobDetails) },
    errors: [301, 404],
  }),
  similar: endpoint({
    method: "GET",
    path: "/jobs/:id/similar",
    summary: "Published jobs that share the most skills with a job",
    access: anyone,
    answer: { 200: dataOf(z.array(jobCard)) },
    errors: [404],
  }),
  options: endpoint({
    method: "GET",
    path: "/filter/jobs/options",
    summary: "What the job search can be narrowed to",
    access: anyone,
    answer: { 200: dataOf(jobFilterOptions) },
  }),
  words: endpoint({
    method: "GET",
    path: "/filter/jobs/words",
    summary: "The filters that the words of a text name, and the words that name none",
    access: anyone,
    query: jobWordsQuery,
    answer: { 200: dataOf(jobWords) },
  }),
  locations: endpoint({
    method: "GET",
    path: "/filter/jobs/locations",
    summary: "Places with published jobs whose name begins with a text",
    access: anyone,
    query: z.object({ search: z.string().trim().max(100).default("") }),
    answer: { 200: dataOf(z.array(locationItem)) },
  }),
  categoryPage: endpoint({
    method: "GET",
    path: "/filter/jobs/category-page/meta-data",
    summary: "Title, texts, total and filters of a job list by seniority, place, language or skill",
    access: anyone,
    query: categoryPageQuery,
    answer: { 200: dataOf(categoryPageMeta) },
    errors: [404],
  }),
  categoryFooter: endpoint({
    method: "GET",
    path: "/filter/jobs/category-page/footer-links",
    summary: "Links to neighbouring job lists by skill and by place",
    access: anyone,
    query: z.object({
      skillId: z.coerce.number().int().positive().optional(),
      locationId: z.coerce.number().int().positive().optional(),
    }),
    answer: { 200: dataOf(categoryFooterLinks) },
  }),
  adminList: endpoint({
    method: "GET",
    path: "/admin/jobs",
    summary: "Jobs of all companies",
    access: [admin("admin.view-company-jobs")],
    query: adminJobsQuery,
    answer: { 200: paginationOf(adminJob) },
  }),
  bookmarked: endpoint({
    method: "GET",
    path: "/admin/jobs/bookmarked",
    summary: "The jobs that the admin has bookmarked",
    access: [admin("admin.view-company-jobs")],
    answer: { 200: dataOf(z.array(adminJob)) },
  }),
  expiredOfAssigned: endpoint({
    method: "GET",
    path: "/admin/jobs/company-expired-jobs",
    summary: "Expired jobs of the companies that the admin looks after",
    access: [admin("admin.view-company-jobs")],
    answer: { 200: dataOf(z.array(adminJob)) },
  }),
  bookmark: endpoint({
    method: "PUT",
    path: "/admin/jobs/:id/bookmark",
    summary: "Keep a job among one's bookmarks, or take it off",
    access: [admin("admin.view-company-jobs")],
    body: z.object({ bookmarked: z.boolean() }),
    answer: { 200: dataOf(adminJob.pick({ id: true, bookmarked: true })) },
    errors: [404],
  }),
};
