import type { JobPosting } from "@devguild/schemas/jobs";

import type { Company } from "../frame/require-company.ts";

/** The parameters of a published ad's page. */
export const jobAddressOf = (company: Company, posting: JobPosting) => ({
  company_id: company.id,
  company_slug: company.slug,
  job_id: posting.id,
  job_slug: posting.slug,
});
