import type { JobDetails } from "@devguild/schemas/jobs";
import { PRODUCT_NAME } from "@devguild/schemas/product";

type Described = Pick<JobDetails, "title" | "cities" | "remote" | "skills"> & {
  company: { display_name: string } | null;
};

/** Builds the title and description of a job's page. Search engines have indexed this exact wording. */
export const buildJobMeta = (
  job: Described | undefined,
): { title: string; description: string } => {
  if (!job?.company) {
    const title = `DEVELOPER JOB: ${job?.title ?? "not found"}. More jobs on ${PRODUCT_NAME}`;
    return { title, description: title };
  }
  const { title, company, cities, remote, skills } = job;
  const places = [...cities.map(({ name }) => name), ...(remote ? ["Remote"] : [])].join(", ");
  return {
    title:
      cities.length > 0
        ? `${title} at ${company.display_name} in ${places}`
        : `Remote ${title} at ${company.display_name}.`,
    description: `${company.display_name} is now hiring ${remote ? "for a remote" : "a"} ${title} in ${places}. Required skills ${skills.map(({ name }) => name).join(", ")}. Apply for this job now`,
  };
};
