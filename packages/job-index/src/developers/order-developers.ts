import type { MatchJob } from "@devguild/matching/types";
import { TypedFastBitSet } from "typedfastbitset";

import { growArray } from "../number-lists.ts";
import { type Slice, toSortedIds } from "../sorted-ids.ts";
import { type DeveloperIndex, MAX_YEARS } from "./developer-index.ts";
import { matchLevels } from "./match-levels.ts";

/** Most years in some skills, or best match to a job, comes first; then who was last seen, then the higher id. */
export type DeveloperOrder =
  | { by: "signed_up" }
  | { by: "last_seen" }
  | { by: "years"; skills: readonly number[] }
  | { by: "match"; job: MatchJob };

type Found = { set: TypedFastBitSet; size: number };

const toSubset = ({ set, size }: Found) => ({
  size,
  has: (document: number) => set.has(document),
  all: () => toSortedIds(set),
});

const sliceByMatch = (
  index: DeveloperIndex,
  { set }: Found,
  job: MatchJob,
  { offset, limit }: Slice,
) => {
  const documents: number[] = [];
  let passed = 0;
  for (const level of matchLevels(index, set, job)) {
    const part = { offset: Math.max(0, offset - passed), limit: limit - documents.length };
    passed += level.size;
    documents.push(...index.lastSeen.slice(toSubset(level), part));
    if (documents.length >= limit) break;
  }
  return documents;
};

// From this many documents on, summing the years of everyone takes less than looking up each one's skills.
const MANY = 30_000;

// Scratch space by document, shared by all searches, which are synchronous.
let sums = new Uint16Array(1024);

/** Sums everyone's years in some skills. */
const sumAll = (index: DeveloperIndex, skills: readonly number[]) => {
  sums.fill(0);
  for (const id of skills)
    for (let years = MAX_YEARS; years >= 1; years--) {
      const documents = index.withExactYears(id, years);
      for (let at = 0; at < documents.length; at++) sums[documents[at] as number]! += years;
    }
};

/** Sums some documents' years in some skills. */
const sumEach = (index: DeveloperIndex, skills: readonly number[], documents: Uint32Array) => {
  const isWanted = new Uint8Array(index.skillIds.values.length);
  for (const id of skills) isWanted[index.skillIds.find(id) ?? isWanted.length] = 1;
  const own = index.skills.columns;
  const years = index.skillYears.columns;
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] as number;
    const start = own.starts[document] as number;
    const yearsStart = years.starts[document] as number;
    const length = own.lengths[document] as number;
    let sum = 0;
    for (let item = 0; item < length; item++)
      if (isWanted[own.pool[start + item] as number] === 1)
        sum += years.pool[yearsStart + item] as number;
    sums[document] = sum;
  }
};

/** Found documents by their years, or the sum of their years, in some skills. */
type BySum = Map<number, Uint32Array>;

/** Groups the best found documents by their years in one skill, the most years first. */
const groupByYears = (
  index: DeveloperIndex,
  { set, size }: Found,
  skill: number,
  enough: number,
) => {
  const bySum: BySum = new Map();
  let visited = 0;
  for (let years = MAX_YEARS; years >= 1 && visited < Math.min(enough, size); years--) {
    const same = index.withExactYears(skill, years).filter((document) => set.has(document));
    bySum.set(years, same);
    visited += same.length;
  }
  if (visited < Math.min(enough, size))
    bySum.set(0, toSortedIds(set.new_difference(index.withSkill(skill, 1))));
  return bySum;
};

/** Groups the best found documents by the sum of their years in some skills. */
const groupBySums = (
  index: DeveloperIndex,
  { set }: Found,
  skills: readonly number[],
  enough: number,
) => {
  const members = toSortedIds(set);
  sums = growArray(sums, index.end);
  if (members.length < MANY) sumEach(index, skills, members);
  else sumAll(index, skills);
  const counts = new Uint32Array(skills.length * MAX_YEARS + 1);
  for (let at = 0; at < members.length; at++) counts[sums[members[at] as number] as number]!++;
  let least = counts.length - 1;
  for (let covered = counts[least] as number; least > 0 && covered < enough;)
    covered += counts[--least] as number;
  const bySum: BySum = new Map();
  const ends = new Uint32Array(counts.length);
  for (let sum = least; sum < counts.length; sum++)
    bySum.set(sum, new Uint32Array(counts[sum] as number));
  for (let at = 0; at < members.length; at++) {
    const sum = sums[members[at] as number] as number;
    if (sum >= least) (bySum.get(sum) as Uint32Array)[ends[sum]!++] = members[at] as number;
  }
  return bySum;
};

const sliceByYears = (
  index: DeveloperIndex,
  found: Found,
  skills: readonly number[],
  { offset, limit }: Slice,
) => {
  const [first = 0, ...others] = skills;
  const enough = offset + limit;
  const bySum =
    others.length === 0
      ? groupByYears(index, found, first, enough)
      : groupBySums(index, found, skills, enough);
  const documents: number[] = [];
  let passed = 0;
  for (let sum = skills.length * MAX_YEARS; sum >= 0 && documents.length < limit; sum--) {
    const same = bySum.get(sum);
    if (!same) continue;
    const part = { offset: Math.max(0, offset - passed), limit: limit - documents.length };
    passed += same.length;
    if (passed <= offset) continue;
    const own = new TypedFastBitSet(same);
    const subset = { size: same.length, has: (id: number) => own.has(id), all: () => same };
    documents.push(...index.lastSeen.slice(subset, part));
  }
  return documents;
};

/** Returns a slice of found developers' documents in an order. */
export const sliceDevelopers = (
  index: DeveloperIndex,
  found: Found,
  order: DeveloperOrder,
  slice: Slice,
): number[] => {
  if (order.by === "years") return sliceByYears(index, found, order.skills, slice);
  if (order.by === "match") return sliceByMatch(index, found, order.job, slice);
  return (order.by === "signed_up" ? index.newest : index.lastSeen).slice(toSubset(found), slice);
};
