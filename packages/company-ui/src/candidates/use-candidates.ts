import { api } from "@devguild/api-client/browser-api";
import { useQuery } from "@tanstack/react-query";

import type { JobOfCompany } from "./candidates-cache.ts";

/** Returns the query for the candidates of a job. */
export const useCandidates = (job: JobOfCompany) =>
  useQuery(api.candidates.list.options({ params: job }));
