import { publicJobsAnswer, publicJobsQuery } from "@devguild/schemas/public-jobs";

import { anyone, endpoint } from "./endpoint.ts";

export const publicJobs = {
  list: endpoint({
    method: "GET",
    path: "/public/jobs",
    summary:
      "All open jobs, the newest first, page by page: a feed without a key for whoever wants to list them elsewhere. Scripts of any site may read it",
    access: anyone,
    query: publicJobsQuery,
    answer: { 200: publicJobsAnswer },
    errors: [429],
  }),
};
