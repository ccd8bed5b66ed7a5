import {
  candidate,
  candidateMessageBody,
  candidateStatusBody,
  guardedCandidateStatusBody,
} from "@devguild/schemas/applications";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, companyUser, endpoint } from "./endpoint.ts";

export const candidates = {
  list: endpoint({
    method: "GET",
    path: "/companies/:companyId/jobs/:jobId/candidates",
    summary: "Candidates for a job",
    access: [
      companyUser("owner.company.view-candidates", "companyId"),
      admin("admin.view-company-jobs"),
    ],
    answer: { 200: dataOf(z.array(candidate)) },
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
