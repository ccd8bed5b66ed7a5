import {
  jobSuggestionBody,
  jobSuggestionsQuery,
  matchingJob,
  suggestedJob,
  suggestionConversation,
} from "@devguild/schemas/admin-developers";
import { dataOf, pageOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

const readers = [admin("admin.view-developers")] as const;

export const jobSuggestions = {
  matching: endpoint({
    method: "GET",
    path: "/developers/:id/jobs/matching",
    summary: "The 20 open jobs that fit a developer best, without those they applied to",
    access: readers,
    staysSmall: "the best 20",
    answer: { 200: dataOf(z.array(matchingJob)) },
    errors: [404],
  }),
  list: endpoint({
    method: "GET",
    path: "/developers/:id/job-suggestions",
    summary: "Jobs that staff suggested to a developer, the latest first",
    access: readers,
    query: jobSuggestionsQuery,
    answer: { 200: pageOf(suggestedJob) },
    errors: [404],
  }),
  create: endpoint({
    method: "POST",
    path: "/developers/:id/job-suggestions",
    summary: "Suggest an open job to a developer by email",
    access: [admin("admin.edit-developers")],
    audit: {
      action: "developer.suggest-job",
      subject: "developer-suggestions",
      id: "params.id",
    },
    body: jobSuggestionBody,
    answer: { 201: dataOf(suggestedJob) },
    errors: [404, 409],
  }),
  conversation: endpoint({
    method: "GET",
    path: "/developers/:id/job-suggestions/:suggestionId/conversation",
    summary: "Where a suggestion is talked about: the support chat, or an email",
    access: readers,
    answer: { 200: dataOf(suggestionConversation) },
    errors: [404],
  }),
};
