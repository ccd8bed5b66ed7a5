import { dataOf, id, pageOf } from "@devguild/schemas/fields";
import { savedJob, savedJobMark, savedJobsQuery } from "@devguild/schemas/saved-jobs";
import { z } from "zod";

import { developer, endpoint } from "./endpoint.ts";

export const savedJobs = {
  list: endpoint({
    method: "GET",
    path: "/developer/saved-jobs",
    summary: "The jobs that the developer saved, the one saved last first; ended ones stay",
    access: developer,
    query: savedJobsQuery,
    answer: { 200: pageOf(savedJob) },
  }),
  ids: endpoint({
    method: "GET",
    path: "/developer/saved-jobs/ids",
    summary: "The ids of the jobs that the developer saved",
    access: developer,
    answer: { 200: dataOf(z.array(id)) },
  }),
  save: endpoint({
    method: "PUT",
    path: "/developer/saved-jobs/:id",
    summary: "Save an open job; one that is saved stays so",
    access: developer,
    answer: { 200: dataOf(savedJobMark) },
    errors: [404, 409],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/developer/saved-jobs/:id",
    summary: "Take a job off the saved ones; one that is not saved stays so",
    access: developer,
    answer: { 204: null },
    errors: [404],
  }),
};
