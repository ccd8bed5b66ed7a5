import type { MatchJob } from "@devguild/matching/types";
import type { TypedFastBitSet } from "typedfastbitset";

import { growArray } from "../number-lists.ts";
import { type Slice, toSortedIds } from "../sorted-ids.ts";
import type { DeveloperIndex } from "./developer-index.ts";
import { matchLevels } from "./match-levels.ts";

/** Most years in some skills, or best match to a job, comes first; then who was last seen, then the higher id. */
export type DeveloperOrder =
  | { by: "signed_up" }
  | { by: "last_seen" }
  | { by: "years"; skills: readonly number[] }
  | { by: "match"; job: MatchJob };

type Found = { set: TypedFastBitSet; size: number };

const MAX_YEARS = 50;

// Scratch space by document, shared by all searches, which are synchronous.
let yearsByDocument = new Uint16Array(1024);

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

const sumYears = (index: DeveloperIndex, skills: readonly number[]) => {
  yearsByDocument = growArray(yearsByDocument, index.end).fill(0);
  for (const id of skills)
    index.eachYears(id, (years, documents) => {
      for (let at = 0; at < documents.length; at++)
        yearsByDocument[documents[at] as number]! += years;
    });
};

const sliceByYears = (
  index: DeveloperIndex,
  { set }: Found,
  skills: readonly number[],
  { offset, limit }: Slice,
) => {
  sumYears(index, skills);
  const members = toSortedIds(set);
  const counts = new Uint32Array(skills.length * MAX_YEARS + 1);
  for (let at = 0; at < members.length; at++)
    counts[yearsByDocument[members[at] as number] as number]!++;
  let highest = counts.length - 1;
  let passed = 0;
  for (; highest > 0 && passed + (counts[highest] as number) <= offset; highest--)
    passed += counts[highest] as number;
  let lowest = highest;
  let covered = passed + (counts[highest] as number);
  while (lowest > 0 && covered < offset + limit) covered += counts[--lowest] as number;
  // Those with as many years as the slice has.
  const some = new Uint32Array(covered - passed);
  let end = 0;
  for (let at = 0; at < members.length; at++) {
    const years = yearsByDocument[members[at] as number] as number;
    if (years >= lowest && years <= highest) some[end++] = members[at] as number;
  }
  const documents: number[] = [];
  for (let years = highest; years >= lowest; years--) {
    const size = counts[years] as number;
    const has = (document: number) => yearsByDocument[document] === years && set.has(document);
    const part = { offset: Math.max(0, offset - passed), limit: limit - documents.length };
    passed += size;
    documents.push(...index.lastSeen.slice({ size, has, all: () => some.filter(has) }, part));
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
