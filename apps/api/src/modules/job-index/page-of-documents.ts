import type { MatchDeveloper } from "@devguild/matching/types";
import type { JobOrder } from "@devguild/schemas/constants/jobs";
import { TypedFastBitSet } from "typedfastbitset";

import type { DocumentIndex } from "./document-index.ts";
import { membersOf } from "./members.ts";
import { type MatchLevels, matchLevels, sharedSkillLevels } from "./match-levels.ts";
import type { OrderedDocuments } from "./ordered-documents.ts";

/** Which part of a list is wanted. */
export type Window = { offset: number; limit: number };

/** Some of the documents in an order: all of those, and only those, that `has` says. */
type Members = { size: number; has: (document: number) => boolean; all: () => Uint32Array };

type Compare = (a: number, b: number) => number;

// Looking at one more document of an order against sorting one more member, as measured.
const SORTING_COSTS = 30;

/** A window of some members in an order: the order is walked, or the few members are sorted. */
const windowOf = (
  order: OrderedDocuments,
  compare: Compare,
  members: Members,
  { offset, limit }: Window,
): number[] => {
  if (members.size <= offset || limit <= 0) return [];
  const { all } = order;
  const steps = Math.min(all.length, ((offset + limit) * all.length) / members.size);
  if (steps > members.size * SORTING_COSTS)
    return [
      ...members
        .all()
        .toSorted(compare)
        .subarray(offset, offset + limit),
    ];
  const shown: number[] = [];
  let passed = 0;
  for (let at = 0; at < all.length && shown.length < limit; at++) {
    const document = all[at] as number;
    if (members.has(document) && passed++ >= offset) shown.push(document);
  }
  return shown;
};

/** The boosted ones come first, in the same order among themselves; then the rest. */
const withBoosted = (
  index: DocumentIndex,
  found: TypedFastBitSet,
  { offset, limit }: Window,
  compare: Compare,
  rest: (window: Window) => number[],
): number[] => {
  const first = membersOf(index.boosted.new_intersection(found)).toSorted(compare);
  const shown = [...first.subarray(offset, offset + limit)];
  const left = { offset: Math.max(0, offset - first.length), limit: limit - shown.length };
  return left.limit > 0 ? [...shown, ...rest(left)] : shown;
};

const byMatch = (
  index: DocumentIndex,
  levels: MatchLevels,
  isShown: (document: number) => boolean,
  sizeOf: (level: number) => number,
  window: Window,
): number[] => {
  const shown: number[] = [];
  let passed = 0;
  for (let level = 0; level < levels.counts.length && shown.length < window.limit; level++) {
    const size = sizeOf(level);
    const offset = Math.max(0, window.offset - passed);
    passed += size;
    const has = (document: number) => levels.ofDocument[document] === level && isShown(document);
    const all = () => levels.members.filter(has);
    const part = { offset, limit: window.limit - shown.length };
    shown.push(...windowOf(index.newest, index.compareNewest, { size, has, all }, part));
  }
  return shown;
};

/** One window of what a search found: by match where there are levels of it, else in its order. */
export const pageOfDocuments = (
  index: DocumentIndex,
  { all: found, total }: { all: TypedFastBitSet; total: number },
  order: JobOrder,
  levels: MatchLevels | null,
  window: Window,
): number[] => {
  const { boosted } = index;
  if (levels) {
    const boostedIn = levels.counts.map(() => 0);
    for (const document of membersOf(boosted.new_intersection(found)))
      boostedIn[levels.ofDocument[document] ?? 0]!++;
    const compare: Compare = (a, b) =>
      (levels.ofDocument[a] ?? 0) - (levels.ofDocument[b] ?? 0) || index.compareNewest(a, b);
    return withBoosted(index, found, window, compare, (rest) =>
      byMatch(
        index,
        levels,
        (document) => !boosted.has(document),
        (level) => (levels.counts[level] ?? 0) - (boostedIn[level] ?? 0),
        rest,
      ),
    );
  }
  const documents = order === "salary" ? index.bySalary : index.newest;
  const compare = order === "salary" ? index.compareSalary : index.compareNewest;
  return withBoosted(index, found, window, compare, (rest) => {
    const members = {
      size: total - boosted.intersection_size(found),
      has: (document: number) => found.has(document) && !boosted.has(document),
      all: () => membersOf(found.new_difference(boosted)),
    };
    return windowOf(documents, compare, members, rest);
  });
};

/** The first documents of levels, newer ones first within each. */
const firstOf = (index: DocumentIndex, levels: MatchLevels, limit: number) =>
  byMatch(
    index,
    levels,
    () => true,
    (level) => levels.counts[level] ?? 0,
    { offset: 0, limit },
  );

/** The documents that were published after an instant and up to another, newest first. */
export const publishedWithin = (
  index: DocumentIndex,
  after: number,
  until = Infinity,
): Uint32Array => {
  const { publishedAt } = index.documents;
  const { all } = index.newest;
  const end = all.findIndex((document) => (publishedAt[document] ?? 0) <= after);
  const start = all.findIndex((document) => (publishedAt[document] ?? 0) <= until);
  return start === -1 ? all.subarray(0, 0) : all.subarray(start, end === -1 ? all.length : end);
};

/**
 * The documents that fit a developer best, leaving some out and, where `after` is given, all that were
 * published before it; without a shared skill none fits.
 */
export const bestMatches = (
  index: DocumentIndex,
  developer: MatchDeveloper,
  limit: number,
  leftOut: readonly number[],
  after?: number,
): number[] => {
  const sharing = index.skills.anyOf(developer.skills.map(({ id }) => id));
  if (after !== undefined) sharing.intersection(new TypedFastBitSet(publishedWithin(index, after)));
  for (const id of leftOut) {
    const document = index.documentOf(id);
    if (document !== undefined) sharing.remove(document);
  }
  return firstOf(index, matchLevels(index, sharing, developer), limit);
};

/** The documents that have the most of some skills. */
export const mostSimilar = (
  index: DocumentIndex,
  skillIds: readonly number[],
  limit: number,
): number[] => firstOf(index, sharedSkillLevels(index, skillIds), limit);
