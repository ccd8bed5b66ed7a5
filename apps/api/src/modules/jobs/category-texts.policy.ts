import { formatCount } from "@devguild/schemas/formats";
import { PRODUCT_NAME } from "@devguild/schemas/product";

/** What a category page is about, by the names that people read. */
export type Category = {
  skill?: string | undefined;
  location?: string | undefined;
  seniority?: string | undefined;
  language?: string | undefined;
};

/** Returns the title of a category page. Source: docs/product/job-search.md. */
export const categoryTitle = ({ skill, location, seniority, language }: Category) => {
  if (language) return `Developer jobs in ${language}`;
  const kind = seniority ?? skill;
  return `${kind ? `${kind} developer` : "Developer"} jobs${location ? ` in ${location}` : ""}`;
};

/** Formats a number of open jobs. */
export const openJobs = (total: number) =>
  total === 1 ? "1 open job" : `${formatCount(total)} open jobs`;

/** Returns the text that a category page shows by itself. Source: docs/product/job-search.md. */
export const automaticText = (total: number) =>
  total === 0
    ? `${PRODUCT_NAME} has no open jobs here right now. Save the search and we’ll email you when there’s one.`
    : `${PRODUCT_NAME} has ${openJobs(total)} here. Each shows its salary, if the company gives one, and how well it matches your skills.`;
