import {
  candidate,
  candidateCounts,
  candidateMessageBody,
  candidatesQuery,
  candidateStatusBody,
  guardedCandidateStatusBody,
} from "@devguild/schemas/applications";
import { dataOf, pageOf } from "@devguild/schemas/fields";

import { admin, companyUser, endpoint } from "./endpoint.ts";

export const candidates = {
  list: endpoint({
    method: "GET",
    path: "/companies/:companyId/jobs/:jobId/candidates",
    summary: "Candidates for a job, and how many are in each status",
    access: [
      companyUser("owner.company.view-candidates", "companyId"),
      admin("admin.view-company-jobs"),
    ],
    query: candidatesQuery,
    answer: { 200: pageOf(candidate).extend({ counts: candidateCounts }) },
    errors: [404],
  }),
  one: endpoint({
    method: "GET",
    path: "/companies/:companyId/jobs/:jobId/candidates/:candidateId",
    summary: "One candidate for a job",
    access: [
      companyUser("owner.company.view-candidates", "companyId"),
      admin("admin.view-company-jobs"),
    ],
    answer: { 200: dataOf(candidate) },
    errors: [404],
  }),
  message: endpoint({
    method: "POST",
    path: "/companies/:companyId/jobs/:jobId/candidates/:candidateId/messages",
    summary: "Message a candidate; the message is sent by email",
    access: [companyUser("owner.company.edit-candidates", "companyId")],
    audit: { action: "candidate.message", subject: "application", id: "params.candidateId" },
    body: candidateMessageBody,
    answer: { 201: dataOf(candidate) },
    errors: [404, 409],
  }),
  move: endpoint({
    method: "PUT",
    path: "/companies/:companyId/jobs/:jobId/candidates/:candidateId/status",
    summary: "Move a candidate to another status",
    access: [companyUser("owner.company.edit-candidates", "companyId")],
    audit: { action: "candidate.move", subject: "application", id: "params.candidateId" },
    body: candidateStatusBody,
    answer: { 200: dataOf(candidate) },
    errors: [404],
  }),
  changeStatus: endpoint({
    method: "PUT",
    path: "/companies/:companyId/jobs/:jobId/candidates/:candidateId/change-status",
    summary: "Move a candidate to another status as staff; requires recent two-step confirmation",
    access: [admin("admin.edit-company-jobs")],
    audit: { action: "candidate.move", subject: "application", id: "params.candidateId" },
    body: guardedCandidateStatusBody,
    answer: { 200: dataOf(candidate) },
    errors: [403, 404],
  }),
};
