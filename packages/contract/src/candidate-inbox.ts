import {
  bulkAction,
  bulkActionBody,
  candidateWaits,
  inboxCandidate,
  inboxCounts,
  inboxFilterQuery,
  inboxOptions,
  inboxQuery,
  openedCandidate,
} from "@devguild/schemas/candidate-inbox";
import { dataOf, pageOf } from "@devguild/schemas/fields";

import { companyUser, endpoint } from "./endpoint.ts";

const readers = [companyUser("owner.company.view-candidates", "companyId")] as const;
const editors = [companyUser("owner.company.edit-candidates", "companyId")] as const;

export const candidateInbox = {
  list: endpoint({
    method: "GET",
    path: "/companies/:companyId/candidates",
    summary: "Candidates for all of a company's jobs, filtered; without a status, the open ones",
    access: readers,
    query: inboxQuery,
    answer: { 200: pageOf(inboxCandidate).extend(inboxCounts.shape) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/companies/:companyId/candidates/csv",
    summary: "The candidates that a filter finds as a spreadsheet",
    access: readers,
    query: inboxFilterQuery,
    file: "text/csv",
    answer: { 200: null },
  }),
  options: endpoint({
    method: "GET",
    path: "/companies/:companyId/candidates/options",
    summary:
      "The jobs, skills, locations and sources that a company's open candidates can be filtered by",
    access: readers,
    answer: { 200: dataOf(inboxOptions) },
  }),
  waits: endpoint({
    method: "GET",
    path: "/companies/:companyId/candidates/waits",
    summary: "How long the open candidates that a filter finds have waited, and interviews take",
    access: readers,
    query: inboxFilterQuery,
    answer: { 200: dataOf(candidateWaits) },
  }),
  one: endpoint({
    method: "GET",
    path: "/companies/:companyId/candidates/:candidateId",
    summary: "One candidate, whichever job of the company they applied to",
    access: readers,
    answer: { 200: dataOf(openedCandidate) },
    errors: [404],
  }),
  startAction: endpoint({
    method: "POST",
    path: "/companies/:companyId/candidates/actions",
    summary: "Move many candidates, message them, or both; runs in the background",
    access: editors,
    audit: { action: "candidate.bulk-action", subject: "bulk-action", id: "answer.data.id" },
    body: bulkActionBody,
    answer: { 201: dataOf(bulkAction) },
  }),
  action: endpoint({
    method: "GET",
    path: "/companies/:companyId/candidates/actions/:actionId",
    summary: "A bulk action's progress, and the candidates it couldn't change",
    access: editors,
    answer: { 200: dataOf(bulkAction) },
    errors: [404],
  }),
  stopAction: endpoint({
    method: "POST",
    path: "/companies/:companyId/candidates/actions/:actionId/stop",
    summary: "Leave the remaining candidates of an action as they are",
    access: editors,
    audit: { action: "candidate.stop-bulk-action", subject: "bulk-action", id: "params.actionId" },
    answer: { 200: dataOf(bulkAction) },
    errors: [404],
  }),
  undoAction: endpoint({
    method: "POST",
    path: "/companies/:companyId/candidates/actions/:actionId/undo",
    summary: "Undo an action for many candidates within ten seconds, before any email is sent",
    access: editors,
    audit: { action: "candidate.undo-bulk-action", subject: "bulk-action", id: "params.actionId" },
    answer: { 200: dataOf(bulkAction) },
    errors: [404, 409],
  }),
};
