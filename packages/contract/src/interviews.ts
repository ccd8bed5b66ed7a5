import { interview, interviewBody } from "@devguild/schemas/interviews";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

const editors = [admin("admin.edit-developers")] as const;
const ofDeveloper = { subject: "developer-interviews", id: "params.id" } as const;

export const interviews = {
  list: endpoint({
    method: "GET",
    path: "/developers/:id/interviews",
    summary: "What staff noted about a developer's interviews, the earliest first",
    access: [admin("admin.view-developers")],
    staysSmall: "the interviews of one person's applications, each with a limit",
    answer: { 200: dataOf(z.array(interview)) },
    errors: [404],
  }),
  create: endpoint({
    method: "POST",
    path: "/developers/:id/interviews",
    summary: "Note an interview about a job that the developer applied to",
    access: editors,
    audit: { action: "developer.add-interview", ...ofDeveloper },
    body: interviewBody,
    answer: { 201: dataOf(interview) },
    errors: [404],
  }),
  update: endpoint({
    method: "PUT",
    path: "/developers/:id/interviews/:interviewId",
    summary: "Change what was noted about an interview",
    access: editors,
    audit: { action: "developer.edit-interview", ...ofDeveloper },
    body: interviewBody,
    answer: { 200: dataOf(interview) },
    errors: [404],
  }),
};
