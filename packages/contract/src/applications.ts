import {
  appliedJob,
  appliedJobsQuery,
  applyBody,
  archiveBody,
  declineBody,
  oneClickApplyBody,
  replyBody,
} from "@devguild/schemas/applications";
import { dataOf, pageOf } from "@devguild/schemas/fields";

import { admin, developer, ownDeveloper, endpoint } from "./endpoint.ts";

const owner = [ownDeveloper("id"), admin("admin.view-developers")] as const;

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
    summary: "Apply to a published job without a cover letter; unavailable while switched off",
    access: developer,
    body: oneClickApplyBody,
    answer: { 201: dataOf(appliedJob) },
    errors: [404, 409],
  }),
  applied: endpoint({
    method: "GET",
    path: "/developers/:id/jobs/applied",
    summary: "A developer's applications, the most recently changed first",
    access: owner,
    query: appliedJobsQuery,
    answer: { 200: pageOf(appliedJob) },
    errors: [404],
  }),
  appliedOne: endpoint({
    method: "GET",
    path: "/developers/:id/jobs/applied/:jobId",
    summary: "One application with its history",
    access: owner,
    answer: { 200: dataOf(appliedJob) },
    errors: [404],
  }),
  walkAway: endpoint({
    method: "PUT",
    path: "/developers/:id/jobs/applied/:jobId/decline",
    summary: "Withdraw an application",
    access: [ownDeveloper("id")],
    body: declineBody,
    answer: { 200: dataOf(appliedJob) },
    errors: [404],
  }),
  reply: endpoint({
    method: "POST",
    path: "/developers/:id/jobs/applied/:jobId/messages",
    summary: "Write to the company about an application, once it has written",
    access: [ownDeveloper("id")],
    body: replyBody,
    answer: { 201: dataOf(appliedJob) },
    errors: [404, 409],
  }),
  archive: endpoint({
    method: "PUT",
    path: "/developers/:id/jobs/applied/:jobId/archive",
    summary: "Archive an application, or restore it",
    access: [ownDeveloper("id")],
    body: archiveBody,
    answer: { 200: dataOf(appliedJob) },
    errors: [404],
  }),
};
