import {
  appliedJob,
  applyBody,
  archiveBody,
  candidate,
  candidateMessageBody,
  candidateStatusBody,
  declineBody,
  developerDashboard,
  oneClickApplyBody,
  guardedCandidateStatusBody,
} from "@devguild/schemas/applications";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, companyUser, developer, developerHimself, endpoint } from "./endpoint.ts";

const owner = [developerHimself("id"), admin("admin.view-developers")] as const;

export const applications = {
  apply: endpoint({
    method: "POST",
    path: "/jobs/:id/apply",
    summary: "Apply to a published job",
    access: developer,
    body: applyBody,
    answer: { 201: dataOf(appliedJob) },
    errors: [404, 409],
  }),
  applyByOneClick: endpoint({
    method: "POST",
    path: "/user/jobs/one-click-apply",
    summary: "Apply to a published job without a letter; not there while it is switched off",
    access: developer,
    body: oneClickApplyBody,
    answer: { 201: dataOf(appliedJob) },
    errors: [404, 409],
  }),
  dashboard: endpoint({
    method: "GET",
    path: "/developer/dashboard",
    summary:
      "The developer's applications, suggested jobs and videos, and what is left of the profile",
    access: developer,
    answer: { 200: dataOf(developerDashboard) },
  }),
  appliedAndSuggested: endpoint({
    method: "GET",
    path: "/developers/:id/jobs",
    summary: "Applied and suggested jobs of a developer",
    access: owner,
    answer: { 200: dataOf(developerDashboard.pick({ applied_jobs: true, suggested_jobs: true })) },
    errors: [404],
  }),
  applied: endpoint({
    method: "GET",
    path: "/developers/:id/jobs/applied",
    summary: "Applied jobs of a developer",
    access: owner,
    answer: { 200: dataOf(z.array(appliedJob)) },
    errors: [404],
  }),
  appliedOne: endpoint({
    method: "GET",
    path: "/developers/:id/jobs/applied/:jobId",
    summary: "One applied job with its history",
    access: owner,
    answer: { 200: dataOf(appliedJob) },
    errors: [404],
  }),
  walkAway: endpoint({
    method: "PUT",
    path: "/developers/:id/jobs/applied/:jobId/decline",
    summary: "Walk away from an application",
    access: [developerHimself("id")],
    body: declineBody,
    answer: { 200: dataOf(appliedJob) },
    errors: [404],
  }),
  archive: endpoint({
    method: "PUT",
    path: "/developers/:id/jobs/applied/:jobId/archive",
    summary: "Put an application into the archive, or take it out",
    access: [developerHimself("id")],
    body: archiveBody,
    answer: { 200: dataOf(appliedJob) },
    errors: [404],
  }),
  candidates: endpoint({
    method: "GET",
    path: "/companies/:companyId/jobs/:jobId/candidates",
    summary: "Candidates of a job",
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
    summary: "Write to a candidate; the message is mailed",
    access: [companyUser("owner.company.edit-candidates", "companyId")],
    body: candidateMessageBody,
    answer: { 201: dataOf(candidate) },
    errors: [404, 409],
  }),
  move: endpoint({
    method: "PUT",
    path: "/companies/:companyId/jobs/:jobId/candidates/:candidateId/status",
    summary: "Move a candidate to another state",
    access: [companyUser("owner.company.edit-candidates", "companyId")],
    body: candidateStatusBody,
    answer: { 200: dataOf(candidate) },
    errors: [404],
  }),
  changeStatus: endpoint({
    method: "PUT",
    path: "/companies/:companyId/jobs/:jobId/candidates/:candidateId/change-status",
    summary: "Move a candidate to another state as staff, with a fresh proof of a second factor",
    access: [admin("admin.edit-company-jobs")],
    body: guardedCandidateStatusBody,
    answer: { 200: dataOf(candidate) },
    errors: [403, 404],
  }),
};
