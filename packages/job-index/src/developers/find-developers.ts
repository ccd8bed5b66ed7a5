import { TypedFastBitSet } from "typedfastbitset";

import type { DeveloperIndex } from "./developer-index.ts";
import { listSearchedWords } from "./profile-words.ts";

/** Whom a search finds: every filter must match. Ids are catalogue ids, times milliseconds since 1970. */
export type DeveloperCriteria = {
  /** The company for which someone is sought; those who hide from it are left out. Null for none. */
  company: number | null;
  skills: readonly { id: number; years: number }[];
  /** Whether all skills must match, or any of them. */
  allSkills: boolean;
  languages: readonly { id: number; level: number }[];
  /** Cities and countries, any of which must match; null for anywhere. */
  places: readonly number[] | null;
  /** Whether they live in the EU or outside it; null for either. */
  residesInEu: boolean | null;
  /** 0 junior, 1 intermediate, 2 senior. */
  seniorities: readonly number[];
  signedUpSince: number | null;
  seenSince: number | null;
  /** Beginnings of words, all of which must match. */
  words: string;
};

/** The groups of options of which a search may leave one group out. */
export type OptionGroup =
  | "skills"
  | "residency"
  | "locations"
  | "seniorities"
  | "language"
  | "signed_up"
  | "last_seen"
  | "words";

/** A filter of a search; `filter` is its name, such as "skill:3". The set may have former documents. */
export type DeveloperFilter = { group: OptionGroup; filter: string; set: TypedFastBitSet };

/** Unites sets; a single one is returned as it is, so the result must not be changed. */
export const unite = (sets: readonly TypedFastBitSet[]): TypedFastBitSet => {
  const [first = new TypedFastBitSet(), ...others] = sets;
  if (others.length === 0) return first;
  const all = first.clone();
  for (const set of others) all.union(set);
  return all;
};

const withWords = (index: DeveloperIndex, words: readonly string[]) => {
  const [first = "", ...others] = words;
  const all = index.words.withPrefix(first);
  for (const word of others) all.intersection(index.words.withPrefix(word));
  return all;
};

/** Lists the filters of a search that narrow it, in the order in which they are counted. */
export const listDeveloperFilters = (
  index: DeveloperIndex,
  criteria: DeveloperCriteria,
): DeveloperFilter[] => {
  const filters: DeveloperFilter[] = [];
  const add = (group: OptionGroup, set: TypedFastBitSet, filter: string = group) =>
    filters.push({ group, filter, set });
  const skills = criteria.skills.map(({ id, years }) => ({ id, set: index.withSkill(id, years) }));
  if (criteria.allSkills) for (const { id, set } of skills) add("skills", set, `skill:${id}`);
  else if (skills.length > 0) add("skills", unite(skills.map(({ set }) => set)));
  if (criteria.residesInEu !== null) add("residency", index.residing(criteria.residesInEu));
  if (criteria.places) add("locations", index.livingIn(criteria.places));
  if (criteria.seniorities.length > 0)
    add("seniorities", index.ofSeniorities(criteria.seniorities));
  for (const { id, level } of criteria.languages)
    add("language", index.withLanguage(id, level), `language:${id}`);
  if (criteria.signedUpSince !== null)
    add("signed_up", index.since("signedUpAt", criteria.signedUpSince));
  if (criteria.seenSince !== null) add("last_seen", index.since("seenAt", criteria.seenSince));
  const words = listSearchedWords(criteria.words);
  if (words.length > 0) add("words", withWords(index, words));
  return filters;
};

/** Returns whom of some developers filters find, as a new set; without any, those themselves. */
export const intersectFilters = (
  developers: TypedFastBitSet,
  filters: readonly DeveloperFilter[],
): TypedFastBitSet => {
  const [first, ...others] = filters;
  if (!first) return developers;
  const all = developers.new_intersection(first.set);
  for (const { set } of others) all.intersection(set);
  return all;
};

/** Counts how many are left after each filter of a search. */
export const countDeveloperSteps = (index: DeveloperIndex, criteria: DeveloperCriteria) => {
  const left = index.foundFor(criteria.company).clone();
  return {
    everyone: left.size(),
    steps: listDeveloperFilters(index, criteria).map(({ filter, set }) => ({
      filter,
      left: left.intersection(set).size(),
    })),
  };
};
