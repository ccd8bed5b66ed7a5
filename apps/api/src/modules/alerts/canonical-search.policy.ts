import { createHash } from "node:crypto";

import type { SearchCriteria } from "@devguild/job-index/search";
import { readSearchText } from "@devguild/job-index/words";
import type { SearchToSave } from "@devguild/schemas/alerts";
import { ALERT_MESSAGES } from "@devguild/schemas/constants/alerts";
import { EMPLOYMENT_TYPES, EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import { workMode } from "@devguild/schemas/job-words";

import { invalid } from "../../http/problems.ts";
import type { Catalogue } from "../catalogue/catalogue.queries.ts";

const once = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);

/** Returns a search in its canonical stored form: sorted, without duplicates. */
export const canonicalSearch = ({ job_title, ...search }: SearchToSave): SearchToSave => ({
  ...search,
  skills: once(search.skills),
  locations: once(search.locations),
  seniorities: once(search.seniorities),
  languages: once(search.languages),
  employment_type: EMPLOYMENT_TYPES.flatMap(({ value }) =>
    search.employment_type.includes(value) ? value : [],
  ),
  hybrid_option: workMode.options.filter((mode) => search.hybrid_option.includes(mode)),
  job_title: job_title.replace(/\s+/g, " "),
});

const asTerms = (text: string): string[] => {
  const { words, phrases, excluded } = readSearchText(text);
  const quoted = (phrase: readonly string[]) => `"${phrase.join(" ")}"`;
  return [...words, ...phrases.map(quoted), ...excluded.map((phrase) => `-${quoted(phrase)}`)];
};

/** Returns a hash that is the same for searches that find the same jobs; word order and case don't matter. */
export const hashSearch = (search: SearchToSave): string => {
  const { skills, locations, seniorities, languages, ...rest } = canonicalSearch(search);
  const parts = [
    [skills, locations, seniorities, languages],
    [...new Set(asTerms(rest.job_title))].toSorted(),
    // Searches saved before several could be chosen keep their hash.
    rest.hybrid_option.join(",") || "any",
    rest.remote,
    rest.salary_min ?? null,
    rest.without_salary,
    // Searches saved before these filters existed keep their hash.
    ...(rest.employment_type.length > 0 ? [rest.employment_type] : []),
    ...(rest.published_within ? [rest.published_within] : []),
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
};

const EXPERIENCE_IDS: ReadonlySet<number> = new Set(EXPERIENCES.map(({ id }) => id));

/**
 * Throws 422 for filters that can't match anything: ids missing from the catalogue, or a title without
 * words.
 */
export const requireFindable = (catalogue: Catalogue, search: SearchToSave) => {
  const all = (ids: readonly number[], known: { has: (id: number) => boolean }) =>
    ids.every((id) => known.has(id));
  if (!all(search.skills, catalogue.skills))
    invalid({ "search.skills": ALERT_MESSAGES.skillUnknown });
  if (!all(search.locations, catalogue.locations))
    invalid({ "search.locations": ALERT_MESSAGES.locationUnknown });
  if (!all(search.seniorities, EXPERIENCE_IDS))
    invalid({ "search.seniorities": ALERT_MESSAGES.seniorityUnknown });
  if (!all(search.languages, catalogue.languages))
    invalid({ "search.languages": ALERT_MESSAGES.languageUnknown });
  if (search.job_title !== "" && asTerms(search.job_title).length === 0)
    invalid({ "search.job_title": ALERT_MESSAGES.wordsMissing });
};

/** Converts a saved search to the criteria of the job search. */
export const toSearchCriteria = ({ remote, ...search }: SearchToSave): SearchCriteria => ({
  ...search,
  remote: remote || undefined,
});
