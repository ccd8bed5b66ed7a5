import { defaultWeights } from "@devguild/matching/default-weights";
import { noLanguageRequired, computeScore, seniorityMask } from "@devguild/matching/score";
import { toMatchSeniority } from "@devguild/matching/seniority";
import type { MatchDeveloper } from "@devguild/matching/types";
import { TypedFastBitSet } from "typedfastbitset";

import type { DocumentIndex } from "./document-index.ts";
import { growArray } from "./number-lists.ts";
import { type Slice, toSortedIds } from "./sorted-ids.ts";

/** How well documents match: equal ranks are one level, 0 the best. */
export type MatchLevels = {
  /** The level of each ranked document; `NO_LEVEL` for all others. */
  ofDocument: Uint16Array;
  /** The number of documents in each level. */
  counts: number[];
  /** The ranked documents, ascending. */
  members: Uint32Array;
};

const NO_LEVEL = 0xffff;

// Skills beyond this number are not counted for developers or ads; see `toBucket`.
const MAX_SKILLS = 63;
const SIDE = MAX_SKILLS + 1;

// Scratch space by document, shared by all searches, which are synchronous.
let matchedSkills = new Uint8Array(1024);
let buckets = new Uint32Array(1024);

/** Encodes everything that a score depends on: class of traits, skills required, skills matched. */
const toBucket = (traitsClass: number, required: number, matched: number) =>
  (traitsClass * SIDE + required) * SIDE + matched;

type TraitsClass = { seniorities: number; languageLevel: number };

/**
 * Groups traits that score alike for a developer; returns the classes and the class of each
 * combination of traits.
 */
const classifyTraits = (index: DocumentIndex, developer: MatchDeveloper) => {
  const levels = new Map(developer.languages.map(({ id, level_id }) => [id, level_id]));
  const classes: TraitsClass[] = [];
  const numbers = new Map<string, number>();
  const classByTraits = Uint8Array.from(index.traits.values, ({ seniorities, language }) => {
    const mask = seniorityMask(seniorities.map(toMatchSeniority));
    const languageLevel = language === null ? noLanguageRequired : (levels.get(language) ?? 0);
    const key = `${mask} ${languageLevel}`;
    const number = numbers.get(key) ?? classes.push({ seniorities: mask, languageLevel }) - 1;
    numbers.set(key, number);
    return number;
  });
  return { classes, classByTraits };
};

const countMatchedSkills = (index: DocumentIndex, skillIds: readonly number[]) => {
  matchedSkills = growArray(matchedSkills, index.documents.end);
  matchedSkills.fill(0);
  for (const id of skillIds) {
    const documents = index.skills.documentsOf(id);
    for (let at = 0; at < documents.length; at++) matchedSkills[documents[at] as number]!++;
  }
};

/** Writes the bucket of each document; returns the size of each bucket. */
const fillBuckets = (index: DocumentIndex, members: Uint32Array, classByTraits: Uint8Array) => {
  const { traits, end } = index.documents;
  const { lengths } = index.documents.skills.columns;
  buckets = growArray(buckets, end);
  const sizes = new Uint32Array((Math.max(0, ...classByTraits) + 1) * SIDE * SIDE);
  for (let at = 0; at < members.length; at++) {
    const document = members[at] as number;
    const traitsClass = classByTraits[traits[document] as number] as number;
    const required = Math.min(lengths[document] as number, MAX_SKILLS);
    const bucket = toBucket(traitsClass, required, matchedSkills[document] as number);
    buckets[document] = bucket;
    sizes[bucket]!++;
  }
  return sizes;
};

/**
 * Ranks the documents of a set by how well they match a developer. The matching package's own
 * function scores each bucket that occurs rather than each document. `rankOf` may group scores;
 * `scores` are those of the levels, or what they were grouped to.
 */
export const rankByMatch = (
  index: DocumentIndex,
  set: TypedFastBitSet,
  developer: MatchDeveloper,
  rankOf: (score: number) => number = (score) => score,
): MatchLevels & { scores: readonly number[] } => {
  const { classes, classByTraits } = classifyTraits(index, developer);
  const members = toSortedIds(set);
  countMatchedSkills(
    index,
    developer.skills.map(({ id }) => id),
  );
  const sizes = fillBuckets(index, members, classByTraits);

  const ranks = new Map<number, number>();
  for (let bucket = 0; bucket < sizes.length; bucket++) {
    if (sizes[bucket] === 0) continue;
    const { seniorities, languageLevel } = classes[
      Math.floor(bucket / (SIDE * SIDE))
    ] as TraitsClass;
    const required = Math.floor(bucket / SIDE) % SIDE;
    const matched = bucket % SIDE;
    ranks.set(
      bucket,
      rankOf(
        computeScore(
          matched,
          required,
          seniorities,
          languageLevel,
          developer.seniority,
          defaultWeights,
        ),
      ),
    );
  }
  const ranked = [...new Set(ranks.values())].toSorted((a, b) => b - a);
  const levelOfRank = new Map(ranked.map((rank, level) => [rank, level]));
  const levelOfBucket = new Uint16Array(sizes.length);
  const counts = ranked.map(() => 0);
  for (const [bucket, rank] of ranks) {
    const level = levelOfRank.get(rank) ?? 0;
    levelOfBucket[bucket] = level;
    counts[level]! += sizes[bucket] ?? 0;
  }
  const ofDocument = new Uint16Array(index.documents.end).fill(NO_LEVEL);
  for (let at = 0; at < members.length; at++) {
    const document = members[at] as number;
    ofDocument[document] = levelOfBucket[buckets[document] as number] as number;
  }
  return { ofDocument, counts, members, scores: ranked };
};

/**
 * Returns the documents with at least one of some skills, those with at least two, and so on: a pass
 * over the bits for each pair of skills costs far less than a count for each document.
 */
const listSharing = (index: DocumentIndex, skillIds: readonly number[]): TypedFastBitSet[] => {
  const length = (index.documents.end + 31) >>> 5;
  const sharing = skillIds.map(() => new Uint32Array(length));
  for (const [at, id] of skillIds.entries()) {
    const { words } = index.skills.withValue(id);
    const common = Math.min(length, words.length);
    for (let shared = at; shared >= 0; shared--) {
      const [more, fewer] = [sharing[shared] as Uint32Array, sharing[shared - 1]];
      for (let word = 0; word < common; word++)
        more[word]! |= (fewer ? (fewer[word] as number) : ~0) & (words[word] as number);
    }
  }
  return sharing.map((words) => TypedFastBitSet.fromWords(words));
};

/** Returns the documents that share the most of some skills, newest first if equal. */
export const listMostSharing = (
  index: DocumentIndex,
  skillIds: readonly number[],
  limit: number,
): number[] => {
  const sharing = listSharing(index, skillIds);
  const documents: number[] = [];
  for (const [at, set] of [...sharing.entries()].toReversed()) {
    if (documents.length === limit) break;
    const more = sharing[at + 1];
    const exactly = more ? set.new_difference(more) : set;
    const has = (document: number) => exactly.has(document);
    const subset = { size: exactly.size(), has, all: () => toSortedIds(exactly) };
    const part = { offset: 0, limit: limit - documents.length };
    documents.push(...index.newest.slice(subset, part));
  }
  return documents;
};

/** Returns a slice of ranked documents, the best level first and newest first within each. */
export const sliceByLevel = (index: DocumentIndex, levels: MatchLevels, slice: Slice): number[] => {
  const { counts } = levels;
  const documents: number[] = [];
  let passed = 0;
  for (let level = 0; level < counts.length && documents.length < slice.limit; level++) {
    const size = counts[level] ?? 0;
    const offset = Math.max(0, slice.offset - passed);
    passed += size;
    const has = (document: number) => levels.ofDocument[document] === level;
    const all = () => levels.members.filter(has);
    const part = { offset, limit: slice.limit - documents.length };
    documents.push(...index.newest.slice({ size, has, all }, part));
  }
  return documents;
};
