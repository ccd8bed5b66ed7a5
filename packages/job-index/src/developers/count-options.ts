import type { TypedFastBitSet } from "typedfastbitset";

import { toSortedIds } from "../sorted-ids.ts";
import type { DeveloperIndex } from "./developer-index.ts";
import {
  type DeveloperCriteria,
  type DeveloperFilter,
  intersectFilters,
  type OptionGroup,
} from "./find-developers.ts";
import { COUNTED, type Counted, OptionTotals } from "./option-totals.ts";

const countLists = (
  { pool, starts, lengths }: DeveloperIndex["skills"]["columns"],
  members: Uint32Array,
  counts: Uint32Array,
) => {
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
  index: DeveloperIndex,
  members: Uint32Array,
  columns: ReadonlySet<Counted>,
): OptionTotals => {
  const counts = index.totals.emptied();
  if (columns.has("skills")) countLists(index.skills.columns, members, counts.skills);
  if (columns.has("languages")) countLists(index.languages.columns, members, counts.languages);
  if (columns.has("cities")) countColumn(index.cities, members, counts.cities);
  if (columns.has("seniorities")) countColumn(index.seniorities, members, counts.seniorities);
  return counts;
};

/** Counts columns among the members of a set of live documents, or among all others if there are fewer. */
const countSet = (
  index: DeveloperIndex,
  set: TypedFastBitSet,
  columns: ReadonlySet<Counted>,
): OptionTotals => {
  const size = set === index.live ? index.count : set.size();
  if (size === index.count) return index.totals;
  if (size * 2 <= index.count) return countMembers(index, toSortedIds(set), columns);
  const others = countMembers(index, toSortedIds(index.live.new_difference(set)), columns);
  const rest = new OptionTotals();
  for (const name of COUNTED)
    rest[name] = index.totals[name].map((total, option) => total - (others[name][option] ?? 0));
  return rest;
};

/** Groups of options of which a second choice widens the first, or replaces it. */
const isAlternative = (group: OptionGroup, { allSkills }: DeveloperCriteria) =>
  group === "skills" ? !allSkills : group !== "language" && group !== "words";

const toCounts = (ids: readonly number[], counts: Uint32Array) =>
  ids.flatMap((id, number) => {
    const count = counts[number] ?? 0;
    return count > 0 && id !== 0 ? [{ id, count }] : [];
  });

/** The times whose options are counted, in milliseconds since 1970. */
export type CountedTimes = {
  signedUpSince: readonly number[];
  seenSince: readonly number[];
};

/**
 * Counts how many developers a search would leave with each option: beside the others of its group,
 * of which it is an alternative, or in addition to all filters. Exact; options without anybody are left out.
 */
export const countDeveloperOptions = (
  index: DeveloperIndex,
  criteria: DeveloperCriteria,
  filters: readonly DeveloperFilter[],
  times: CountedTimes,
) => {
  const everyone = index.foundFor(criteria.company);
  const found = intersectFilters(everyone, filters);
  const sets = new Map<string, TypedFastBitSet>();
  /** Whom the search finds if a group's own filters are left out where its options are alternatives. */
  const findBase = (group: OptionGroup): TypedFastBitSet => {
    if (!isAlternative(group, criteria) || !filters.some((each) => each.group === group))
      return found;
    const known = sets.get(group);
    if (known) return known;
    const set = intersectFilters(
      everyone,
      filters.filter((each) => each.group !== group),
    );
    sets.set(group, set);
    return set;
  };
  const groups: Record<Counted, OptionGroup> = {
    skills: "skills",
    languages: "language",
    cities: "locations",
    seniorities: "seniorities",
  };
  const bySet = new Map<TypedFastBitSet, Set<Counted>>();
  for (const name of COUNTED) {
    const base = findBase(groups[name]);
    bySet.set(base, (bySet.get(base) ?? new Set()).add(name));
  }
  const counts = index.totals.emptied();
  for (const [set, columns] of bySet) {
    const counted = countSet(index, set, columns);
    for (const name of columns) counts[name] = counted[name];
  }
  const sizeWith = (group: OptionGroup, set: TypedFastBitSet) =>
    findBase(group).intersection_size(set);
  return {
    skills: toCounts(index.skillIds.values, counts.skills),
    languages: toCounts(index.languageIds.values, counts.languages),
    cities: toCounts(index.cityIds.values, counts.cities),
    seniorities: [...counts.seniorities],
    anywhere: findBase("residency").size(),
    inEu: sizeWith("residency", index.residing(true)),
    outsideEu: sizeWith("residency", index.residing(false)),
    signedUpSince: times.signedUpSince.map((time) =>
      sizeWith("signed_up", index.since("signedUpAt", time)),
    ),
    anySignUp: findBase("signed_up").size(),
    seenSince: times.seenSince.map((time) => sizeWith("last_seen", index.since("seenAt", time))),
    anyTime: findBase("last_seen").size(),
  };
};
