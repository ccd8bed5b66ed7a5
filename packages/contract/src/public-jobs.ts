import { publicJobsAnswer, publicJobsQuery } from "@devguild/schemas/public-jobs";

import { anyone, endpoint } from "./endpoint.ts";

export const publicJobs = {
  list: endpoint({
    method: "GET",
    path: "/public/jobs",
    summary:
      "All open jobs, newest first, in pages: an open feed for listing them elsewhere. No key needed, readable from any origin",
    access: anyone,
    query: publicJobsQuery,
    answer: { 200: publicJobsAnswer },
    errors: [429],
  }),
};
