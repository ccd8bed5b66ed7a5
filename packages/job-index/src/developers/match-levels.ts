import { defaultWeights } from "@devguild/matching/default-weights";
import {
  computeScore,
  matchPoints,
  noLanguageRequired,
  seniorityMask,
} from "@devguild/matching/score";
import type { MatchJob, MatchSeniority } from "@devguild/matching/types";
import { TypedFastBitSet } from "typedfastbitset";

import type { DeveloperIndex } from "./developer-index.ts";

const SENIORITIES: readonly MatchSeniority[] = [0, 1, 2];
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

/** Adds the documents of `among` that are in exactly `count` of the counted sets to `all`. */
const addCounted = (
  all: Uint32Array,
  digits: readonly Uint32Array[],
  count: number,
  among: Uint32Array,
) => {
  for (let word = 0; word < among.length; word++) {
    let found = among[word] as number;
    for (let at = 0; at < digits.length && found !== 0; at++) {
      const digit = (digits[at] as Uint32Array)[word] as number;
      found &= (count >>> at) & 1 ? digit : ~digit;
    }
    all[word]! |= found;
  }
};

/** Splits a set by the level in a language: one part for each level. */
const splitByLevel = (index: DeveloperIndex, set: TypedFastBitSet, language: number) => {
  const parts = LANGUAGE_LEVELS.map((level) =>
    level === 0
      ? new TypedFastBitSet()
      : set.new_intersection(index.withExactLevel(language, level)),
  );
  const speaking = new TypedFastBitSet();
  for (const part of parts) speaking.union(part);
  return [set.new_difference(speaking), ...parts.slice(1)];
};

/** Developers who get the same points for a job. */
export type MatchLevel = { set: TypedFastBitSet; size: number };

/**
 * Yields the developers of a set by how many points they get for a job, the best first; each when it is
 * asked for. The matching package scores each combination that occurs, so points can't round differently.
 */
export function* matchLevels(
  index: DeveloperIndex,
  set: TypedFastBitSet,
  job: MatchJob,
): Generator<MatchLevel, undefined> {
  const length = (index.end + 31) >>> 5;
  const digits = countMemberships(
    job.skill_ids.map((id) => index.withSkill(id, 1)),
    length,
  );
  const mask = seniorityMask(job.seniorities);
  const { language_id: language } = job;
  const byPoints = new Map<number, { count: number; among: TypedFastBitSet }[]>();
  for (const seniority of SENIORITIES) {
    const own = set.new_intersection(index.ofSeniorities([seniority]));
    const parts = language === null ? [own] : splitByLevel(index, own, language);
    for (const [level, among] of parts.entries()) {
      if (among.isEmpty()) continue;
      const languageLevel = language === null ? noLanguageRequired : level;
      const required = job.skill_ids.length;
      for (let count = 0; count <= required; count++) {
        const score = computeScore(count, required, mask, languageLevel, seniority, defaultWeights);
        const points = matchPoints(score);
        const same = byPoints.get(points) ?? [];
        byPoints.set(points, same);
        same.push({ count, among });
      }
    }
  }
  for (const points of [...byPoints.keys()].toSorted((a, b) => b - a)) {
    const words = new Uint32Array(length);
    for (const { count, among } of byPoints.get(points) ?? [])
      addCounted(words, digits, count, among.words.subarray(0, length));
    const level = TypedFastBitSet.fromWords(words);
    yield { set: level, size: level.size() };
  }
  return undefined;
}
