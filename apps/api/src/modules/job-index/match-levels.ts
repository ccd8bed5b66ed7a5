import { noLanguageRequired, scoreOf, seniorityMask } from "@devguild/matching/score";
import { matchSeniorityOf } from "@devguild/matching/seniority";
import type { MatchDeveloper } from "@devguild/matching/types";
import type { TypedFastBitSet } from "typedfastbitset";

import { WEIGHTS } from "../jobs/match-order.ts";
import { eachOf } from "./bits.ts";
import type { DocumentIndex } from "./document-index.ts";
import { grown } from "./grown.ts";

/** How well documents fit a developer: equal scores are one level, 0 the best. */
export type MatchLevels = {
  /** The level of each document of the set that was asked for; `NO_LEVEL` elsewhere. */
  ofDocument: Uint16Array;
  /** How many documents each level has. */
  counts: number[];
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

/** For each profile its class: profiles that score alike for this developer share one. */
const classesOf = (index: DocumentIndex, developer: MatchDeveloper) => {
  const levels = new Map(developer.languages.map(({ id, level_id }) => [id, level_id]));
  const kinds: { mask: number; level: number }[] = [];
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

const countHeld = (index: DocumentIndex, set: TypedFastBitSet, { skills }: MatchDeveloper) => {
  held = grown(held, index.documents.end);
  held.fill(0);
  for (const { id } of skills) {
    const having = index.skills.setOf(id);
    if (having)
      eachOf(set === index.live ? having : having.new_intersection(set), (document) => {
        held[document]!++;
      });
  }
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
  const { documents } = index;
  const { kinds, ofProfile } = classesOf(index, developer);
  countHeld(index, set, developer);
  boxes = grown(boxes, documents.end);
  const { lengths } = documents.skills.columns;
  const sizes = new Uint32Array(kinds.length * SIDE * SIDE);
  eachOf(set, (document) => {
    const kind = ofProfile[documents.profiles[document] as number] as number;
    const required = Math.min(lengths[document] as number, MOST_SKILLS);
    const box = boxOf(kind, required, held[document] as number);
    boxes[document] = box;
    sizes[box]!++;
  });

  const scores = new Map<number, number>();
  for (const [box, size] of sizes.entries()) {
    if (size === 0) continue;
    const { mask, level } = kinds[Math.floor(box / (SIDE * SIDE))] as (typeof kinds)[number];
    const required = Math.floor(box / SIDE) % SIDE;
    scores.set(box, scoreOf(box % SIDE, required, mask, level, developer.seniority, WEIGHTS));
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
  const ofDocument = new Uint16Array(documents.end).fill(NO_LEVEL);
  eachOf(set, (document) => {
    ofDocument[document] = levelOfBox[boxes[document] as number] as number;
  });
  return { ofDocument, counts };
};
