import type { JobDetails } from "@devguild/schemas/jobs";

/** Builds the API parameters for a job's canonical address. */
export const toJobAddress = ({
  id,
  slug,
  company,
}: Pick<JobDetails, "id" | "slug" | "company">) => ({
  company_id: company.id,
  company_slug: company.slug,
  job_id: id,
  job_slug: slug,
});
