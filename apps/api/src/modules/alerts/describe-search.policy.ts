import type { SearchToSave } from "@devguild/schemas/alerts";
import {
  EMPLOYMENT_TYPES,
  EXPERIENCES,
  HYBRID_OPTIONS,
} from "@devguild/schemas/constants/catalogue";
import { PUBLISHED_WITHIN } from "@devguild/schemas/constants/jobs";
import { formatEuros } from "@devguild/schemas/formats";

import { type Catalogue, pick } from "../catalogue/catalogue.queries.ts";

const NAMED = 4;

/** Joins names; only the first few are listed, the rest are counted. */
const some = (names: readonly string[], between: string) =>
  names.length <= NAMED
    ? names.join(between)
    : `${names.slice(0, NAMED - 1).join(", ")} and ${names.length - NAMED + 1} more`;

const experiences = (ids: readonly number[]) => EXPERIENCES.filter(({ id }) => ids.includes(id));

/** Describes a search in words: "Senior Go, Rust jobs in Berlin or Vienna, remote". */
export const describeSearch = (catalogue: Catalogue, search: SearchToSave): string => {
  const named = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  const what = [
    some(
      experiences(search.seniorities).map(({ title }) => title),
      " or ",
    ),
    some(named(pick(catalogue.skills, search.skills)), ", "),
  ].filter(Boolean);
  const where = some(named(pick(catalogue.locations, search.locations)), " or ");
  const languages = some(named(pick(catalogue.languages, search.languages)), " or ");
  const chosenModes: readonly string[] = search.hybrid_option;
  const modes = HYBRID_OPTIONS.filter(({ value }) => chosenModes.includes(value));
  const employment: readonly string[] = search.employment_type;
  const age = PUBLISHED_WITHIN.find(({ days }) => days === search.published_within);
  const extras = [
    search.job_title && `“${search.job_title}”`,
    [search.remote && "remote", ...modes.map(({ label }) => label.toLowerCase())]
      .filter(Boolean)
      .join(" or "),
    EMPLOYMENT_TYPES.filter(({ value }) => employment.includes(value))
      .map(({ label }) => label.toLowerCase())
      .join(" or "),
    languages && `${languages} required`,
    search.salary_min !== undefined && `from ${formatEuros(search.salary_min)}`,
    !search.without_salary && "with a salary",
    age && `published in the last ${age.label.toLowerCase()}`,
  ].filter(Boolean);
  const head = what.length > 0 ? `${what.join(" ")} jobs` : "Tech jobs";
  return [where ? `${head} in ${where}` : head, ...extras].join(", ");
};

/**
 * Returns the site path of a search, without the language, using current slugs: "/jobs?skills=go,rust".
 * Default values are left out, as on the site.
 */
export const toSearchPath = (catalogue: Catalogue, search: SearchToSave): string => {
  const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug).join(",");
  const params = new URLSearchParams();
  const set = (name: string, value: string) => value && params.set(name, value);
  set("job_title", search.job_title);
  set("skills", slugs(pick(catalogue.skills, search.skills)));
  set("locations", slugs(pick(catalogue.locations, search.locations)));
  set("seniorities", slugs(experiences(search.seniorities)));
  set("languages", slugs(pick(catalogue.languages, search.languages)));
  set("hybrid_option", search.hybrid_option.join(","));
  set("employment_type", search.employment_type.join(","));
  set("published_within", String(search.published_within ?? ""));
  set("remote", search.remote ? "1" : "");
  set("salary_min", String(search.salary_min ?? ""));
  set("without_salary", search.without_salary ? "" : "0");
  return params.size > 0 ? `/jobs?${params.toString().replaceAll("%2C", ",")}` : "/jobs";
};
