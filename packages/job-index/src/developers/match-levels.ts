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
import { unite } from "./find-developers.ts";

const SENIORITIES: readonly MatchSeniority[] = [0, 1, 2];
// Up to this many documents are looked at one by one.
const FEW = 10_000;
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

/** Returns the documents of `among` that are in all sets, in all but one, and in all but two. */
const takeNearlyAll = (
  sets: readonly TypedFastBitSet[],
  { words }: TypedFastBitSet,
  length: number,
): TypedFastBitSet[] => {
  const all = new Uint32Array(length);
  all.set(words.length > length ? words.subarray(0, length) : words);
  const butOne = new Uint32Array(length);
  const butTwo = new Uint32Array(length);
  for (const { words: own } of sets)
    for (let word = 0; word < length; word++) {
      const before = all[word] as number;
      const one = butOne[word] as number;
      const has = word < own.length ? (own[word] as number) : 0;
      butTwo[word] = ((butTwo[word] as number) & has) | (one & ~has);
      butOne[word] = (one & has) | (before & ~has);
      all[word] = before & has;
    }
  return [all, butOne, butTwo].map((each) => TypedFastBitSet.fromWords(each));
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
  const sets = skillIds.map((id) => index.facets.skill.withValue(id));
  let nearlyAll: TypedFastBitSet[] | undefined;
  let digits: Uint32Array[] | undefined;
  return once((count) => {
    // Those of the best match, which are mostly enough, need no counting.
    nearlyAll ??= takeNearlyAll(sets, set, length);
    const missing = nearlyAll[sets.length - count];
    if (missing) return missing;
    digits ??= countMemberships(sets, length);
    return takeCounted(digits, count, set, length);
  });
};

/** Developers who get the same points for a job. */
export type MatchLevel = { set: TypedFastBitSet; size: number };

type PointsTable = { points: number[][][]; best: number[] };

/** The points for each number of skills, seniority and language level, and the most for each number of skills. */
const tabulatePoints = ({ skill_ids: skills, seniorities, language_id: language }: MatchJob) => {
  const mask = seniorityMask(seniorities);
  const levels = language === null ? [noLanguageRequired] : LANGUAGE_LEVELS;
  const points = Array.from({ length: skills.length + 1 }, (_, count) =>
    SENIORITIES.map((seniority) =>
      levels.map((level) =>
        matchPoints(computeScore(count, skills.length, mask, level, seniority, defaultWeights)),
      ),
    ),
  );
  return { points, best: points.map((some) => Math.max(...some.flat())) } satisfies PointsTable;
};

type ByPoints = Map<number, TypedFastBitSet>;

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
  const { points, best } = tabulatePoints(job);
  const withCount = splitByCount(index, set, job.skill_ids);
  const ofSeniority = once((seniority) => index.facets.seniority.withValue(seniority));
  const speaking = once((level) =>
    level === 0
      ? index.live.new_difference(index.withLanguage(language ?? 0, 1))
      : index.withExactLevel(language ?? 0, level),
  );
  const levels = language === null ? [] : LANGUAGE_LEVELS;

  const splitMany = (counted: TypedFastBitSet, count: number): ByPoints => {
    const byPoints: ByPoints = new Map();
    const add = (some: TypedFastBitSet, seniority: MatchSeniority, level: number) => {
      const own = points[count]?.[seniority]?.[level] ?? 0;
      const same = byPoints.get(own);
      if (same) same.union(some);
      else byPoints.set(own, some);
    };
    for (const seniority of SENIORITIES) {
      const some = counted.new_intersection(ofSeniority(seniority));
      if (levels.length === 0) add(some, seniority, 0);
      for (const level of levels) add(some.new_intersection(speaking(level)), seniority, level);
    }
    return byPoints;
  };

  const splitFew = (counted: TypedFastBitSet, count: number): ByPoints => {
    const byPoints: ByPoints = new Map();
    for (const document of toSortedIds(counted)) {
      const level = Math.max(
        0,
        levels.findIndex((each) => speaking(each).has(document)),
      );
      const own = points[count]?.[index.seniorities[document] ?? 0]?.[level] ?? 0;
      const same = byPoints.get(own) ?? new TypedFastBitSet();
      same.add(document);
      byPoints.set(own, same);
    }
    return byPoints;
  };

  const known = new Map<number, ByPoints>();
  const split = (count: number): ByPoints => {
    const counted = withCount(count);
    const byPoints =
      known.get(count) ??
      (counted.size() <= FEW ? splitFew(counted, count) : splitMany(counted, count));
    known.set(count, byPoints);
    return byPoints;
  };

  for (const wanted of [...new Set(points.flat(2))].toSorted((a, b) => b - a)) {
    const all = unite(
      [...best.entries()].flatMap(([count, most]) =>
        most >= wanted ? (split(count).get(wanted) ?? []) : [],
      ),
    );
    yield { set: all, size: all.size() };
  }
  return undefined;
}
