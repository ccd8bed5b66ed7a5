import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobCard } from "@devguild/schemas/jobs";
import { LANGUAGE } from "@devguild/schemas/product";
import { formatEuros } from "@devguild/schemas/formats";

import type { MailJob } from "../../mail-components/mail-message.ts";

const MODES: Record<string, string> = { on_site: "on site", hybrid: "hybrid" };

const describeJobLocation = ({ cities, remote, remote_locations, hybrid_option }: JobCard) => {
  const named = cities.map(({ name }) => name).join(" or ");
  const anywhere = remote ? ["remote", remote_locations[0]?.name].filter(Boolean).join(", ") : "";
  if (!named) return anywhere.replace(/^r/, "R");
  return anywhere
    ? `${named} or ${anywhere}`
    : [named, MODES[hybrid_option.value]].filter(Boolean).join(", ");
};

const describeSalary = ({ salary_min: min, salary_max: max }: JobCard) => {
  if (min === null && max === null) return null;
  if (min === null || max === null || min === max) {
    const amount = formatEuros(min ?? max ?? 0);
    return `${min === null ? "up to " : max === null ? "from " : ""}${amount} a year`;
  }
  return `${formatEuros(min)}–${formatEuros(max)} a year`;
};

/** Converts a job card to a job in an email; `match` describes how well it fits the reader, if known. */
export const toMailJob = (job: JobCard, match: string | null = null): MailJob => ({
  title: job.title,
  company: job.company.display_name,
  location: describeJobLocation(job),
  salary: describeSalary(job),
  path: `/${LANGUAGE}${jobPath(job)}`,
  match,
});
