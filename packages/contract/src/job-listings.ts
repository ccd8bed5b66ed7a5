import { dataOf, pageOf } from "@devguild/schemas/fields";
import {
  importBody,
  importedChange,
  importedChangeBody,
  importedChangesQuery,
  jobListing,
  jobListingBody,
  jobListingsQuery,
  listingFile,
  listingFileBody,
  listingImport,
  listingSource,
  listingSourceBody,
} from "@devguild/schemas/job-listings";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

const reading = [admin("admin.view-company-jobs")] as const;
const writing = [admin("admin.edit-company-jobs")] as const;
const byImport = { subject: "listing-import", id: "params.id" } as const;
const one = { 200: dataOf(listingImport) };

export const jobListings = {
  list: endpoint({
    method: "GET",
    path: "/admin/job-listings",
    summary: "Imported listings by words, source and state, the latest first",
    access: reading,
    query: jobListingsQuery,
    answer: { 200: pageOf(jobListing) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/job-listings/:id",
    summary: "Correct a listing by hand; its feed no longer overwrites the fields that changed",
    access: writing,
    audit: { action: "job-listing.edit", subject: "job-listing", id: "params.id" },
    body: jobListingBody,
    answer: { 200: dataOf(jobListing) },
    errors: [404],
  }),
  sources: endpoint({
    method: "GET",
    path: "/admin/job-listings/sources",
    summary: "The boards, feeds and files that listings come from, with their latest import",
    access: reading,
    staysSmall: "the feeds that staff set up",
    answer: { 200: dataOf(z.array(listingSource)) },
  }),
  updateSource: endpoint({
    method: "PUT",
    path: "/admin/job-listings/sources/:id",
    summary: "Change a source's schedule, its approval and the company whose listings it has",
    access: writing,
    audit: { action: "job-listing.edit-source", subject: "listing-source", id: "params.id" },
    body: listingSourceBody,
    answer: { 200: dataOf(listingSource) },
    errors: [404],
  }),
  importAgain: endpoint({
    method: "POST",
    path: "/admin/job-listings/sources/:id/import",
    summary: "Import a saved source again, at once",
    access: writing,
    audit: { action: "job-listing.import", subject: "listing-import", id: "answer.data.import_id" },
    answer: { 202: dataOf(listingImport) },
    errors: [404, 409],
  }),
  uploadUrl: endpoint({
    method: "POST",
    path: "/admin/job-listings/upload-url",
    summary: "A URL to upload a CSV or JSON file of listings to by PUT within 15 minutes",
    access: writing,
    audit: { none: "it gives out an address; what is uploaded there is not imported yet" },
    body: listingFileBody,
    answer: { 200: dataOf(listingFile) },
    errors: [409, 429],
  }),
  startImport: endpoint({
    method: "POST",
    path: "/admin/job-listings/import",
    summary:
      "Start an import in the background; a dry run waits for approval before anything changes",
    access: writing,
    audit: { action: "job-listing.import", subject: "listing-import", id: "answer.data.import_id" },
    body: importBody,
    answer: { 202: dataOf(listingImport) },
    errors: [409],
  }),
  progress: endpoint({
    method: "GET",
    path: "/admin/job-listings/imports/:id",
    summary: "An import's progress",
    access: reading,
    answer: one,
    errors: [404],
  }),
  changes: endpoint({
    method: "GET",
    path: "/admin/job-listings/imports/:id/changes",
    summary: "What an import changes, listing by listing",
    access: reading,
    query: importedChangesQuery,
    answer: { 200: pageOf(importedChange) },
    errors: [404],
  }),
  decide: endpoint({
    method: "PUT",
    path: "/admin/job-listings/imports/:id/changes/:changeId",
    summary: "Leave a listing out of an import, use the feed's values, or choose its skills",
    access: writing,
    audit: { action: "job-listing.decide", ...byImport },
    body: importedChangeBody,
    answer: { 200: dataOf(importedChange) },
    errors: [404, 409],
  }),
  apply: endpoint({
    method: "POST",
    path: "/admin/job-listings/imports/:id/apply",
    summary: "Write what a dry run found, in the background",
    access: writing,
    audit: { action: "job-listing.apply", ...byImport },
    answer: one,
    errors: [404, 409],
  }),
  stop: endpoint({
    method: "POST",
    path: "/admin/job-listings/imports/:id/stop",
    summary: "Discard a dry run, or stop an import; what it has written stays",
    access: writing,
    audit: { action: "job-listing.stop", ...byImport },
    answer: one,
    errors: [404, 409],
  }),
};
