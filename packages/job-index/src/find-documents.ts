import { EMPLOYMENT_TYPES, HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import type { JobSearch } from "@devguild/schemas/jobs";
import { TypedFastBitSet } from "typedfastbitset";

import type { DocumentIndex } from "./document-index.ts";
import { UNSTATED } from "./documents.ts";
import { publishedSince } from "./published-since.ts";
import { readSearchText } from "./words.ts";

/**
 * A job search without its order and paging. Documents with one of `excluded_skills` are left out.
 */
export type SearchCriteria = Omit<
  JobSearch,
  "orderBy" | "jobs_page" | "job_listings_page" | "per_page"
> & {
  excluded_skills?: readonly number[];
  /** In milliseconds; the instant from which `published_within` counts back. */
  now?: number;
};

/** The filters with counts of their own. */
export type Facet =
  | "skills"
  | "locations"
  | "seniorities"
  | "languages"
  | "work_mode"
  | "employment"
  | "published"
  | "salary";

/** The documents that a search finds, and for each facet in use, those without that filter. */
export type FoundDocuments = {
  all: TypedFastBitSet;
  without: ReadonlyMap<Facet, TypedFastBitSet>;
};

type Filter = { facet: Facet | "words"; set: TypedFastBitSet };

const withWords = (index: DocumentIndex, text: string): TypedFastBitSet => {
  const { words, phrases, excluded } = readSearchText(text);
  const sets = [
    ...words.map((word) => index.words.withPrefix(word)),
    ...phrases.map((phrase) => index.words.withPhrase(phrase)),
  ];
  if (sets.length === 0 && excluded.length === 0) return new TypedFastBitSet();
  const found = sets.reduce((all, set) => all.intersection(set), sets[0] ?? index.live.clone());
  for (const phrase of excluded) found.difference(index.words.withPhrase(phrase));
  return found;
};

/** Remote, hybrid and on site widen one another; `remote` false leaves out remote documents. */
const withWorkMode = (
  index: DocumentIndex,
  { hybrid_option, remote }: SearchCriteria,
): TypedFastBitSet => {
  const ids = HYBRID_OPTIONS.filter(({ value }) => includes(hybrid_option, value));
  const found = index.hybridOptions.anyOf(ids.map(({ id }) => id));
  if (remote === true) return found.union(index.remote);
  const wanted = ids.length > 0 ? found : index.live.clone();
  return remote === false ? wanted.difference(index.remote) : wanted;
};

const includes = (list: readonly string[], value: string) => list.includes(value);

const withSalary = (
  index: DocumentIndex,
  { salary_min, without_salary }: SearchCriteria,
): TypedFastBitSet => {
  const { salaries, end } = index.documents;
  const min = salary_min ?? 0;
  const includesUnstated = without_salary !== false;
  const words = new Uint32Array((end + 31) >>> 5);
  for (let document = 0; document < end; document++) {
    const salary = salaries[document] as number;
    if (salary === UNSTATED ? includesUnstated : salary >= min)
      words[document >>> 5]! |= 1 << (document & 31);
  }
  // Free positions still have the salary of their last document.
  return TypedFastBitSet.fromWords(words).intersection(index.live);
};

/** Builds the sets of documents that pass each active filter. */
const buildFilters = (index: DocumentIndex, criteria: SearchCriteria): Filter[] => {
  const filters: Filter[] = [];
  const add = (facet: Filter["facet"], isSet: boolean, find: () => TypedFastBitSet) => {
    if (isSet) filters.push({ facet, set: find() });
  };
  const { skills, locations, seniorities, languages, hybrid_option, remote } = criteria;
  const { employment_type: employment } = criteria;
  add("words", criteria.job_title !== "", () => withWords(index, criteria.job_title));
  const { excluded_skills: excluded = [] } = criteria;
  add("words", excluded.length > 0, () => index.live.new_difference(index.skills.anyOf(excluded)));
  add("skills", skills.length > 0, () => index.skills.anyOf(skills));
  add("locations", locations.length > 0, () => index.locations.anyOf(locations));
  add("seniorities", seniorities.length > 0, () => index.seniorities.anyOf(seniorities));
  add("languages", languages.length > 0, () => index.languages.anyOf(languages));
  add("work_mode", hybrid_option.length > 0 || remote !== undefined, () =>
    withWorkMode(index, criteria),
  );
  add("employment", employment.length > 0, () => {
    const types = EMPLOYMENT_TYPES.filter(({ value }) => includes(employment, value));
    return index.employmentTypes.anyOf(types.map(({ id }) => id));
  });
  const { published_within: days, now = 0 } = criteria;
  add(
    "published",
    days !== undefined,
    () => new TypedFastBitSet(index.publishedWithin(publishedSince(days ?? 0, now))),
  );
  add("salary", criteria.salary_min !== undefined || criteria.without_salary === false, () =>
    withSalary(index, criteria),
  );
  return filters;
};

const intersect = (a: TypedFastBitSet | undefined, b: TypedFastBitSet | undefined) =>
  a && b ? a.new_intersection(b) : (a ?? b);

/**
 * Finds the documents of a search. The sets may be the index's own: read them, never change them.
 */
export const findDocuments = (index: DocumentIndex, criteria: SearchCriteria): FoundDocuments => {
  const filters = buildFilters(index, criteria);
  // What passes all filters before and after each one, so that leaving one out is a single step.
  const before: (TypedFastBitSet | undefined)[] = [undefined];
  for (const { set } of filters) before.push(intersect(before.at(-1), set));
  let after: TypedFastBitSet | undefined;
  const without = new Map<Facet, TypedFastBitSet>();
  for (let at = filters.length - 1; at >= 0; at--) {
    const { facet, set } = filters[at] as Filter;
    if (facet !== "words") without.set(facet, intersect(before[at], after) ?? index.live);
    after = intersect(set, after);
  }
  return { all: after ?? index.live, without };
};
