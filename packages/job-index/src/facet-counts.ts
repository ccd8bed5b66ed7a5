import {
  FOUND_SKILLS_SHOWN,
  PUBLISHED_WITHIN,
  SALARY_STEPS,
} from "@devguild/schemas/constants/jobs";
import type { JobFacets } from "@devguild/schemas/jobs";
import type { TypedFastBitSet } from "typedfastbitset";

import { type ColumnCounts, COUNTED_COLUMNS, type CountedColumn } from "./column-counts.ts";
import type { DocumentIndex } from "./document-index.ts";
import { type Documents, type Traits, UNSTATED_STEP } from "./documents.ts";
import type { Facet, FoundDocuments } from "./find-documents.ts";
import { publishedSince } from "./published-since.ts";
import { toSortedIds } from "./sorted-ids.ts";

const countSkills = ({ skills }: Documents, members: Uint32Array, counts: Uint32Array) => {
  const { pool, starts, lengths } = skills.columns;
  for (let at = 0; at < members.length; at++) {
    const document = members[at] as number;
    const start = starts[document] as number;
    const end = start + (lengths[document] as number);
    for (let item = start; item < end; item++) counts[pool[item] as number]!++;
  }
};

const countColumn = (column: Uint32Array, members: Uint32Array, counts: Uint32Array) => {
  for (let at = 0; at < members.length; at++) counts[column[members[at] as number] as number]!++;
};

const countMembers = (
  { documents, totals }: DocumentIndex,
  members: Uint32Array,
  columns: ReadonlySet<CountedColumn>,
): ColumnCounts => {
  const counts = totals.emptied();
  if (columns.has("skills")) countSkills(documents, members, counts.skills);
  for (const column of ["locationLists", "traits", "salarySteps"] as const)
    if (columns.has(column)) countColumn(documents[column], members, counts[column]);
  return counts;
};

const subtract = (all: ColumnCounts, some: ColumnCounts): ColumnCounts => {
  const rest = all.emptied();
  for (const column of COUNTED_COLUMNS)
    for (let value = 0; value < all[column].length; value++)
      rest[column][value] = (all[column][value] ?? 0) - (some[column][value] ?? 0);
  return rest;
};

/** Counts columns among the documents of a set, or among all others if there are fewer of those. */
const countSet = (
  index: DocumentIndex,
  set: TypedFastBitSet,
  size: number,
  columns: ReadonlySet<CountedColumn>,
): ColumnCounts => {
  if (size === index.count) return index.totals;
  if (size * 2 <= index.count) return countMembers(index, toSortedIds(set), columns);
  const others = toSortedIds(index.live.new_difference(set));
  return subtract(index.totals, countMembers(index, others, columns));
};

type OptionCount = { id: number; count: number };

/** The counted column of each facet. */
const COLUMN_BY_FACET: Record<Exclude<Facet, "published">, CountedColumn> = {
  skills: "skills",
  locations: "locationLists",
  seniorities: "traits",
  languages: "traits",
  work_mode: "traits",
  employment: "traits",
  salary: "salarySteps",
};
const FACETS = Object.keys(COLUMN_BY_FACET) as (keyof typeof COLUMN_BY_FACET)[];

const byCount = (a: OptionCount, b: OptionCount) => b.count - a.count || a.id - b.id;

const toOptions = (ids: readonly number[], counts: Uint32Array): OptionCount[] => {
  const options: OptionCount[] = [];
  for (let ordinal = 0; ordinal < ids.length; ordinal++) {
    const count = counts[ordinal] as number;
    if (count > 0) options.push({ id: ids[ordinal] as number, count });
  }
  return options.toSorted(byCount);
};

const skillOptions = (index: DocumentIndex, { skills }: ColumnCounts) =>
  toOptions(index.skills.ids, skills);

const locationOptions = (index: DocumentIndex, { locationLists }: ColumnCounts) => {
  const { pool, starts, lengths } = index.locationLists.columns;
  const counts = new Uint32Array(index.locations.ids.length);
  for (let list = 0; list < locationLists.length; list++) {
    const documents = locationLists[list] as number;
    if (documents === 0) continue;
    const start = starts[list] as number;
    const end = start + (lengths[list] as number);
    for (let item = start; item < end; item++) counts[pool[item] as number]! += documents;
  }
  return toOptions(index.locations.ids, counts);
};

/** Builds options from a trait, which may have several values or none. */
const traitOptions = (
  index: DocumentIndex,
  { traits: counts }: ColumnCounts,
  valuesOf: (traits: Traits) => readonly number[],
): OptionCount[] => {
  const options = new Map<number, number>();
  for (const [number, traits] of index.traits.values.entries()) {
    const documents = counts[number] ?? 0;
    if (documents > 0)
      for (const id of valuesOf(traits)) options.set(id, (options.get(id) ?? 0) + documents);
  }
  return [...options].map(([id, count]) => ({ id, count })).toSorted(byCount);
};

/** Counts the documents of a set that each age includes; reads only those of the last month. */
const countPublished = (index: DocumentIndex, set: TypedFastBitSet, now: number): OptionCount[] => {
  let count = 0;
  let after = Infinity;
  return PUBLISHED_WITHIN.map(({ days }) => {
    const since = publishedSince(days, now);
    for (const document of index.publishedWithin(since, after)) if (set.has(document)) count++;
    after = since;
    return { id: days, count };
  });
};

/**
 * Counts the documents that a search finds, and those it would find with each option of each
 * filter, given all other filters. Exact.
 */
export const countFacets = (
  index: DocumentIndex,
  { all, without }: FoundDocuments,
  now: number,
): { total: number; facets: JobFacets } => {
  const total = without.size === 0 && all === index.live ? index.count : all.size();
  const unfiltered = FACETS.filter((facet) => !without.has(facet));
  const columns = new Set<CountedColumn>(["skills", ...unfiltered.map((f) => COLUMN_BY_FACET[f])]);
  const found = countSet(index, all, total, columns);
  const countsFor = (facet: (typeof FACETS)[number]): ColumnCounts => {
    const set = without.get(facet);
    return set ? countSet(index, set, set.size(), new Set([COLUMN_BY_FACET[facet]])) : found;
  };
  const steps = countsFor("salary").salarySteps;
  const remote = traitOptions(index, countsFor("work_mode"), ({ remote }) => (remote ? [1] : []));
  return {
    total,
    facets: {
      skills: skillOptions(index, countsFor("skills")),
      locations: locationOptions(index, countsFor("locations")),
      seniorities: traitOptions(index, countsFor("seniorities"), ({ seniorities }) => seniorities),
      languages: traitOptions(index, countsFor("languages"), ({ language }) =>
        language === null ? [] : [language],
      ),
      hybrid_options: traitOptions(index, countsFor("work_mode"), ({ hybrid }) => [hybrid]),
      employment_types: traitOptions(index, countsFor("employment"), ({ employment }) => [
        employment,
      ]),
      published: countPublished(index, without.get("published") ?? all, now),
      remote: remote[0]?.count ?? 0,
      salary: {
        counts: [...steps.subarray(0, SALARY_STEPS)],
        unstated: steps[UNSTATED_STEP] ?? 0,
      },
      found_skills: skillOptions(index, found).slice(0, FOUND_SKILLS_SHOWN),
    },
  };
};
