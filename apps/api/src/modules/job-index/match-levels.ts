import { defaultWeights } from "@devguild/matching/default-weights";
import { noLanguageRequired, scoreOf, seniorityMask } from "@devguild/matching/score";
import { matchSeniorityOf } from "@devguild/matching/seniority";
import type { MatchDeveloper } from "@devguild/matching/types";
import type { TypedFastBitSet } from "typedfastbitset";

import type { DocumentIndex } from "./document-index.ts";
import { grown } from "./grown.ts";
import { membersOf } from "./members.ts";

/** How well documents fit a developer: equal scores are one level, 0 the best. */
export type MatchLevels = {
  /** The level of each document of the set that was asked for; `NO_LEVEL` elsewhere. */
  ofDocument: Uint16Array;
  /** How many documents each level has. */
  counts: number[];
  /** The documents that were asked for, ascending. */
  members: Uint32Array;
};

export const NO_LEVEL = 0xffff;

// No developer knows and no ad asks for more skills than count here; see `boxOf`.
const MOST_SKILLS = 63;
const SIDE = MOST_SKILLS + 1;

// Used by one search after the other; a search never waits half way.
let held = new Uint8Array(1024);
let boxes = new Uint32Array(1024);

/** What a score depends on, as one number: the profile's class, skills required, skills held. */
const boxOf = (kind: number, required: number, has: number) =>
  (kind * SIDE + required) * SIDE + has;

type Kind = { mask: number; level: number };

/** For each profile its class: profiles that score alike for this developer share one. */
const classesOf = (index: DocumentIndex, developer: MatchDeveloper) => {
  const levels = new Map(developer.languages.map(({ id, level_id }) => [id, level_id]));
  const kinds: Kind[] = [];
  const numbers = new Map<string, number>();
  const ofProfile = Uint8Array.from(index.profiles.values, ({ seniorities, language }) => {
    const mask = seniorityMask(seniorities.map(matchSeniorityOf));
    const level = language === null ? noLanguageRequired : (levels.get(language) ?? 0);
    const key = `${mask} ${level}`;
    const number = numbers.get(key) ?? kinds.push({ mask, level }) - 1;
    numbers.set(key, number);
    return number;
  });
  return { kinds, ofProfile };
};

const countHeld = (index: DocumentIndex, skills: readonly { readonly id: number }[]) => {
  held = grown(held, index.documents.end);
  held.fill(0);
  for (const { id } of skills) {
    const having = index.skills.documentsOf(id);
    for (let at = 0; at < having.length; at++) held[having[at] as number]!++;
  }
};

/** Puts each member into its box; gives how many each box has. */
const fillBoxes = (index: DocumentIndex, members: Uint32Array, ofProfile: Uint8Array) => {
  const { profiles, end } = index.documents;
  const { lengths } = index.documents.skills.columns;
  boxes = grown(boxes, end);
  const sizes = new Uint32Array((Math.max(0, ...ofProfile) + 1) * SIDE * SIDE);
  for (let at = 0; at < members.length; at++) {
    const document = members[at] as number;
    const kind = ofProfile[profiles[document] as number] as number;
    const required = Math.min(lengths[document] as number, MOST_SKILLS);
    const box = boxOf(kind, required, held[document] as number);
    boxes[document] = box;
    sizes[box]!++;
  }
  return sizes;
};

/**
 * Scores the members of a set for a developer, with the matching package's own function. It is called
 * once for each combination that occurs, not for each document.
 */
export const matchLevels = (
  index: DocumentIndex,
  set: TypedFastBitSet,
  developer: MatchDeveloper,
): MatchLevels => {
  const { kinds, ofProfile } = classesOf(index, developer);
  const members = membersOf(set);
  countHeld(index, developer.skills);
  const sizes = fillBoxes(index, members, ofProfile);

  const scores = new Map<number, number>();
  for (let box = 0; box < sizes.length; box++) {
    if (sizes[box] === 0) continue;
    const { mask, level } = kinds[Math.floor(box / (SIDE * SIDE))] as Kind;
    const required = Math.floor(box / SIDE) % SIDE;
    scores.set(
      box,
      scoreOf(box % SIDE, required, mask, level, developer.seniority, defaultWeights),
    );
  }
  const ranked = [...new Set(scores.values())].toSorted((a, b) => b - a);
  const levelOfScore = new Map(ranked.map((score, level) => [score, level]));
  const levelOfBox = new Uint16Array(sizes.length);
  const counts = ranked.map(() => 0);
  for (const [box, score] of scores) {
    const level = levelOfScore.get(score) ?? 0;
    levelOfBox[box] = level;
    counts[level]! += sizes[box] ?? 0;
  }
  const ofDocument = new Uint16Array(index.documents.end).fill(NO_LEVEL);
  for (let at = 0; at < members.length; at++) {
    const document = members[at] as number;
    ofDocument[document] = levelOfBox[boxes[document] as number] as number;
  }
  return { ofDocument, counts, members };
};

/** Puts the documents that have any of some skills on levels by how many of them they have. */
export const sharedSkillLevels = (
  index: DocumentIndex,
  skillIds: readonly number[],
): MatchLevels => {
  const members = membersOf(index.skills.anyOf(skillIds));
  countHeld(
    index,
    skillIds.map((id) => ({ id })),
  );
  const ofDocument = new Uint16Array(index.documents.end).fill(NO_LEVEL);
  const counts = skillIds.map(() => 0);
  for (let at = 0; at < members.length; at++) {
    const document = members[at] as number;
    const level = skillIds.length - (held[document] as number);
    ofDocument[document] = level;
    counts[level]!++;
  }
  return { ofDocument, counts, members };
};
