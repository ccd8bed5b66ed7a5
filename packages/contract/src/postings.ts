import { dataOf, pageOf } from "@devguild/schemas/fields";
import { jobDetails, jobPosting, postingCounts, postingsQuery } from "@devguild/schemas/jobs";
import { draftBody, postingBody } from "@devguild/schemas/posting-body";
import {
  draftPreviewQuery,
  editablePosting,
  editableQuery,
  jobPrices,
  postingOptions,
  pricesQuery,
  publishOptions,
  publishOptionsQuery,
  reachEstimate,
  reachQuery,
  savedDraft,
} from "@devguild/schemas/postings";

import { admin, anyone, guestIfNew, companyUser, endpoint } from "./endpoint.ts";

const readers = <const Of extends string>(of: Of) =>
  [companyUser("any", of), admin("admin.view-company-jobs")] as const;
const editors = <const Of extends string>(of: Of) =>
  [companyUser("owner.company.edit-jobs", of), admin("admin.edit-company-jobs")] as const;

// Fixed words come before parameters, because the first match wins.
export const postings = {
  list: endpoint({
    method: "GET",
    path: "/companies/:id/job-postings",
    summary: "A company's jobs, and how many it has in each status",
    access: readers("id"),
    query: postingsQuery,
    answer: { 200: pageOf(jobPosting).extend({ counts: postingCounts }) },
    errors: [404],
  }),
  options: endpoint({
    method: "GET",
    path: "/companies/:id/jobs/options",
    summary: "Options for the ad form; id 0 means a company that doesn't exist yet",
    access: [
      companyUser("owner.company.edit-jobs", "id"),
      admin("admin.view-company-jobs"),
      guestIfNew("id"),
    ],
    newIds: ["id"],
    answer: { 200: dataOf(postingOptions) },
    errors: [404],
  }),
  publishOptions: endpoint({
    method: "GET",
    path: "/companies/jobs/publish-options",
    summary: "Whether a company can publish an ad, and if not, why",
    access: [companyUser("owner.company.edit-jobs"), admin("admin.view-company-jobs")],
    query: publishOptionsQuery,
    answer: { 200: dataOf(publishOptions) },
    errors: [404],
  }),
  prices: endpoint({
    method: "GET",
    path: "/companies/jobs/prices",
    summary: "Prices for publishing an ad; a company's own prices for its users",
    access: anyone,
    staysSmall: "our own prices",
    query: pricesQuery,
    answer: { 200: jobPrices },
    errors: [403, 404],
  }),
  reach: endpoint({
    method: "GET",
    path: "/companies/jobs/reach-estimate",
    summary: "How many developers a draft would reach; fewer than 5 count as 0",
    access: anyone,
    query: reachQuery,
    answer: { 200: dataOf(reachEstimate) },
    errors: [429],
  }),
  editable: endpoint({
    method: "GET",
    path: "/companies/:companyId/jobs/:jobId/editable",
    summary: "An ad as the form shows it; job id 0 is a new ad, duplicate=1 a copy",
    access: [
      companyUser("owner.company.edit-jobs", "companyId"),
      admin("admin.view-company-jobs"),
      guestIfNew("companyId"),
    ],
    newIds: ["companyId", "jobId"],
    query: editableQuery,
    answer: { 200: dataOf(editablePosting) },
    errors: [404],
  }),
  one: endpoint({
    method: "GET",
    path: "/companies/:companyId/jobs/:jobId",
    summary: "One job of a company",
    access: readers("companyId"),
    answer: { 200: dataOf(jobPosting) },
    errors: [404],
  }),
  saveDraft: endpoint({
    method: "POST",
    path: "/company",
    summary: "Save a draft of the user's own company: a new one, or the one in job.id",
    access: [companyUser("owner.company.edit-jobs")],
    audit: {
      action: "job.save-draft",
      subject: "job",
      id: ["body.job.id", "answer.data.job.id"],
    },
    body: draftBody,
    answer: { 200: dataOf(savedDraft) },
    errors: [404, 409],
  }),
  create: endpoint({
    method: "POST",
    path: "/companies/:id/jobs",
    summary: "Create an ad as a draft, or publish it straight away with is_draft false",
    access: editors("id"),
    audit: { action: "job.create", subject: "job", id: "answer.data.id" },
    body: postingBody,
    answer: { 201: dataOf(jobPosting) },
    errors: [404, 409],
  }),
  update: endpoint({
    method: "PUT",
    path: "/companies/:companyId/jobs/:jobId",
    summary: "Edit an ad; is_draft false publishes a draft",
    access: editors("companyId"),
    audit: { action: "job.edit", subject: "job", id: "params.jobId" },
    body: postingBody,
    answer: { 200: dataOf(jobPosting) },
    errors: [404, 409],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/companies/:companyId/jobs/:jobId",
    summary: "Delete an ad: drafts for good, others keep only what records need",
    access: editors("companyId"),
    audit: { action: "job.delete", subject: "job", id: "params.jobId" },
    answer: { 204: null },
    errors: [404],
  }),
  draftPreview: endpoint({
    method: "GET",
    path: "/jobs/:id/draft-preview",
    summary: "Preview an ad, for its company, staff and anyone with its token",
    access: anyone,
    query: draftPreviewQuery,
    answer: { 200: dataOf(jobDetails) },
    errors: [404],
  }),
};
