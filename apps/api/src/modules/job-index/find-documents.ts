import { HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import type { JobSearch } from "@devguild/schemas/jobs";
import { TypedFastBitSet } from "typedfastbitset";

import { queryWords } from "../jobs/search-words.policy.ts";
import type { DocumentIndex } from "./document-index.ts";
import { UNSTATED } from "./documents.ts";

/** The part of a search that says which documents are wanted, not in which order. */
export type Wanted = Omit<JobSearch, "orderBy" | "jobs_page" | "job_listings_page" | "per_page">;

/** The filters that have counts of their own. */
export const FACETS = [
  "skills",
  "locations",
  "seniorities",
  "languages",
  "hybrid_option",
  "remote",
  "salary",
] as const;
export type Facet = (typeof FACETS)[number];

/** What a search finds: the documents, and those it would find without one of its filters. */
export type Found = { all: TypedFastBitSet; without: ReadonlyMap<Facet, TypedFastBitSet> };

type Group = { facet: Facet | "words"; set: TypedFastBitSet };

const withWords = (index: DocumentIndex, text: string): TypedFastBitSet => {
  const words = queryWords(text);
  const sets = words.map((word) => index.words.beginningWith(word));
  return sets.reduce((found, set) => found.intersection(set), sets[0] ?? new TypedFastBitSet());
};

const hybridOptionId = (value: Wanted["hybrid_option"]) =>
  HYBRID_OPTIONS.find((option) => option.value === value)?.id ?? 0;

const paying = (index: DocumentIndex, { salary_min, without_salary }: Wanted): TypedFastBitSet => {
  const { pays, end } = index.documents;
  const least = salary_min ?? 0;
  const keepsUnstated = without_salary !== false;
  const words = new Uint32Array((end + 31) >>> 5);
  for (let document = 0; document < end; document++) {
    const salary = pays[document] as number;
    if (salary === UNSTATED ? keepsUnstated : salary >= least)
      words[document >>> 5]! |= 1 << (document & 31);
  }
  // Places that no document has at present hold what the last one left.
  return TypedFastBitSet.fromWords(words).intersection(index.live);
};

/** One set for each filter that is set; all of them must hold. */
const groupsOf = (index: DocumentIndex, wanted: Wanted): Group[] => {
  const groups: Group[] = [];
  const add = (facet: Group["facet"], isSet: boolean, make: () => TypedFastBitSet) => {
    if (isSet) groups.push({ facet, set: make() });
  };
  const { skills, locations, seniorities, languages, hybrid_option, remote } = wanted;
  add("words", wanted.job_title !== "", () => withWords(index, wanted.job_title));
  add("skills", skills.length > 0, () => index.skills.anyOf(skills));
  add("locations", locations.length > 0, () => index.locations.anyOf(locations));
  add("seniorities", seniorities.length > 0, () => index.seniorities.anyOf(seniorities));
  add("languages", languages.length > 0, () => index.languages.anyOf(languages));
  add("hybrid_option", hybrid_option !== "any", () =>
    index.hybridOptions.anyOf([hybridOptionId(hybrid_option)]),
  );
  add("remote", remote !== undefined, () =>
    remote ? index.remote : index.live.new_difference(index.remote),
  );
  add("salary", wanted.salary_min !== undefined || wanted.without_salary === false, () =>
    paying(index, wanted),
  );
  return groups;
};

const both = (a: TypedFastBitSet | undefined, b: TypedFastBitSet | undefined) =>
  a && b ? a.new_intersection(b) : (a ?? b);

/** Finds the documents of a search. Sets are shared with the index: they are for reading. */
export const findDocuments = (index: DocumentIndex, wanted: Wanted): Found => {
  const groups = groupsOf(index, wanted);
  // What all groups before and after each one have in common, so that leaving one out is one step.
  const before: (TypedFastBitSet | undefined)[] = [undefined];
  for (const { set } of groups) before.push(both(before.at(-1), set));
  let after: TypedFastBitSet | undefined;
  const without = new Map<Facet, TypedFastBitSet>();
  for (let at = groups.length - 1; at >= 0; at--) {
    const { facet, set } = groups[at] as Group;
    if (facet !== "words") without.set(facet, both(before[at], after) ?? index.live);
    after = both(set, after);
  }
  return { all: after ?? index.live, without };
};
