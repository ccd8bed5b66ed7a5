import { dataOf, id, pageOf } from "@devguild/schemas/fields";
import { savedJob, savedJobMark, savedJobsQuery } from "@devguild/schemas/saved-jobs";
import { z } from "zod";

import { developer, endpoint } from "./endpoint.ts";

export const savedJobs = {
  list: endpoint({
    method: "GET",
    path: "/developer/saved-jobs",
    summary: "The developer's saved jobs, last saved first, including ended ones",
    access: developer,
    query: savedJobsQuery,
    answer: { 200: pageOf(savedJob) },
  }),
  ids: endpoint({
    method: "GET",
    path: "/developer/saved-jobs/ids",
    summary: "The ids of the developer's saved jobs",
    access: developer,
    staysSmall: "one number for each job that a developer saved",
    answer: { 200: dataOf(z.array(id)) },
  }),
  save: endpoint({
    method: "PUT",
    path: "/developer/saved-jobs/:id",
    summary: "Save an open job; saving it twice has no further effect",
    access: developer,
    answer: { 200: dataOf(savedJobMark) },
    errors: [404, 409],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/developer/saved-jobs/:id",
    summary: "Remove a saved job; removing it twice has no further effect",
    access: developer,
    answer: { 204: null },
    errors: [404],
  }),
};
