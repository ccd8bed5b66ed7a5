import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobCard } from "@devguild/schemas/jobs";
import { LANGUAGE } from "@devguild/schemas/product";
import { formatEuros } from "@devguild/schemas/formats";

import type { MailJob } from "./mail-template.mails.ts";

const MODES: Record<string, string> = { on_site: "on site", hybrid: "hybrid" };

const placeOf = ({ cities, remote, remote_locations, hybrid_option }: JobCard) => {
  const towns = cities.map(({ name }) => name).join(" or ");
  const away = remote ? ["remote", remote_locations[0]?.name].filter(Boolean).join(", ") : "";
  if (!towns) return away.replace(/^r/, "R");
  return away
    ? `${towns} or ${away}`
    : [towns, MODES[hybrid_option.value]].filter(Boolean).join(", ");
};

const salaryOf = ({ salary_min: min, salary_max: max }: JobCard) => {
  if (min === null && max === null) return null;
  if (min === null || max === null || min === max) {
    const one = formatEuros(min ?? max ?? 0);
    return `${min === null ? "up to " : max === null ? "from " : ""}${one} a year`;
  }
  return `${formatEuros(min)} – ${formatEuros(max)} a year`;
};

/** A job as a mail lists it; `match` says how well it fits the reader, where that is known. */
export const toMailJob = (job: JobCard, match: string | null = null): MailJob => ({
  title: job.title,
  company: job.company.display_name,
  place: placeOf(job),
  salary: salaryOf(job),
  path: `/${LANGUAGE}${jobPath(job)}`,
  match,
});
