import { defaultWeights } from "@devguild/matching/default-weights";
import {
  computeScore,
  matchPoints,
  noLanguageRequired,
  seniorityMask,
} from "@devguild/matching/score";
import type { MatchJob, MatchSeniority } from "@devguild/matching/types";
import { TypedFastBitSet } from "typedfastbitset";

import { toSortedIds } from "../sorted-ids.ts";
import type { DeveloperIndex } from "./developer-index.ts";

const SENIORITIES: readonly MatchSeniority[] = [0, 1, 2];
// Up to this many documents are counted one by one.
const FEW = 30_000;
const LANGUAGE_LEVELS = [0, 1, 2, 3, 4] as const;

/**
 * Counts in how many of some sets each document is, as binary numbers whose digits lie in one array each:
 * 32 documents are added at once.
 */
const countMemberships = (sets: readonly TypedFastBitSet[], length: number): Uint32Array[] => {
  const digits: Uint32Array[] = [];
  for (const [at, { words }] of sets.entries()) {
    const carry = new Uint32Array(length);
    carry.set(words.length > length ? words.subarray(0, length) : words);
    for (const digit of digits)
      for (let word = 0; word < length; word++) {
        const carried = carry[word] as number;
        const before = digit[word] as number;
        digit[word] = before ^ carried;
        carry[word] = before & carried;
      }
    // The count of one set more needs another digit.
    if ((at + 1) >>> digits.length > 0) digits.push(carry);
  }
  return digits;
};

/** Returns the documents of `among` that are in exactly `count` of the counted sets. */
const takeCounted = (
  digits: readonly Uint32Array[],
  count: number,
  { words: among }: TypedFastBitSet,
  length: number,
): TypedFastBitSet => {
  const all = new Uint32Array(length);
  for (let word = 0; word < Math.min(length, among.length); word++) {
    let found = among[word] as number;
    for (let at = 0; at < digits.length && found !== 0; at++) {
      const digit = (digits[at] as Uint32Array)[word] as number;
      found &= (count >>> at) & 1 ? digit : ~digit;
    }
    all[word] = found;
  }
  return TypedFastBitSet.fromWords(all);
};

/** Returns the documents of `among` that are in all sets but one. */
const takeAllButOne = (sets: readonly TypedFastBitSet[], among: TypedFastBitSet) => {
  const found = new TypedFastBitSet();
  // Those in all sets so far.
  let before = among;
  for (const [at, missing] of sets.entries()) {
    const without = before.new_difference(missing);
    for (const set of sets.slice(at + 1)) without.intersection(set);
    found.union(without);
    before = before.new_intersection(missing);
  }
  return found;
};

/** Remembers what a function returns for each number. */
const once = (compute: (number: number) => TypedFastBitSet) => {
  const known = new Map<number, TypedFastBitSet>();
  return (number: number): TypedFastBitSet => {
    const set = known.get(number) ?? compute(number);
    known.set(number, set);
    return set;
  };
};

/** Splits a small set by how many of some skills its documents have, document by document. */
const splitEach = (index: DeveloperIndex, set: TypedFastBitSet, skillIds: readonly number[]) => {
  const isWanted = new Uint8Array(index.skillIds.values.length);
  for (const id of skillIds) isWanted[index.skillIds.find(id) ?? isWanted.length] = 1;
  const parts = Array.from({ length: skillIds.length + 1 }, () => new TypedFastBitSet());
  for (const document of toSortedIds(set)) {
    let count = 0;
    index.skills.each(document, (skill) => (count += isWanted[skill] as number));
    parts[count]?.add(document);
  }
  return (count: number) => parts[count] ?? new TypedFastBitSet();
};

/** Splits a set by how many of some skills its documents have; each part when it is asked for. */
const splitByCount = (index: DeveloperIndex, set: TypedFastBitSet, skillIds: readonly number[]) => {
  if (set.size() <= FEW) return splitEach(index, set, skillIds);
  const length = (index.end + 31) >>> 5;
  const sets = skillIds.map((id) => index.withSkill(id, 1));
  let digits: Uint32Array[] | undefined;
  return once((count) => {
    // The best match: these two need no counting, and are mostly enough.
    if (count === sets.length) {
      const all = set.clone();
      for (const each of sets) all.intersection(each);
      return all;
    }
    if (count === sets.length - 1) return takeAllButOne(sets, set);
    digits ??= countMemberships(sets, length);
    return takeCounted(digits, count, set, length);
  });
};

/** Developers who get the same points for a job. */
export type MatchLevel = { set: TypedFastBitSet; size: number };

type Combination = { count: number; seniority: MatchSeniority; level: number };

const groupByPoints = ({ skill_ids, seniorities, language_id: language }: MatchJob) => {
  const mask = seniorityMask(seniorities);
  const required = skill_ids.length;
  const byPoints = new Map<number, Combination[]>();
  for (let count = required; count >= 0; count--)
    for (const seniority of SENIORITIES)
      for (const level of language === null ? [0] : LANGUAGE_LEVELS) {
        const spoken = language === null ? noLanguageRequired : level;
        const points = matchPoints(
          computeScore(count, required, mask, spoken, seniority, defaultWeights),
        );
        const same = byPoints.get(points) ?? [];
        byPoints.set(points, same);
        same.push({ count, seniority, level });
      }
  return [...byPoints].toSorted(([a], [b]) => b - a).map(([, combinations]) => combinations);
};

/**
 * Yields the developers of a set by how many points they get for a job, the best first; each when it is
 * asked for. The matching package scores each combination that occurs, so points can't round differently.
 */
export function* matchLevels(
  index: DeveloperIndex,
  set: TypedFastBitSet,
  job: MatchJob,
): Generator<MatchLevel, undefined> {
  const { language_id: language } = job;
  const withCount = splitByCount(index, set, job.skill_ids);
  const ofSeniority = once((seniority) => index.ofSeniorities([seniority]));
  const speaking = once((level) => index.withExactLevel(language ?? 0, level));
  const speakingAtAll = once((level) => index.withLanguage(language ?? 0, level));
  for (const combinations of groupByPoints(job)) {
    const all = new TypedFastBitSet();
    for (const { count, seniority, level } of combinations) {
      const counted = withCount(count);
      if (counted.isEmpty()) continue;
      const some = counted.new_intersection(ofSeniority(seniority));
      if (language !== null && level === 0) some.difference(speakingAtAll(1));
      else if (language !== null) some.intersection(speaking(level));
      all.union(some);
    }
    yield { set: all, size: all.size() };
  }
  return undefined;
}
