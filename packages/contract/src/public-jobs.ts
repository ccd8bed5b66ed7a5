import { publicJobsAnswer, publicJobsQuery } from "@devguild/schemas/public-jobs";

import { anyone, endpoint } from "./endpoint.ts";

export const publicJobs = {
  list: endpoint({
    method: "GET",
    path: "/public/jobs",
    summary:
      "All open jobs, newest first, paginated: a public feed for listing them elsewhere. No key needed, works from any origin",
    access: anyone,
    query: publicJobsQuery,
    answer: { 200: publicJobsAnswer },
    errors: [429],
  }),
};
