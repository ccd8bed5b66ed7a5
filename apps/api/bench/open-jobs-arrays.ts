import { noLanguageRequired, computeScore, seniorityMask } from "@devguild/matching/score";
import { toMatchSeniority } from "@devguild/matching/seniority";
import type { MatchDeveloper } from "@devguild/matching/types";
import type { MatchWeights } from "@devguild/matching/weights";
import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../src/db/db.ts";
import { isOpen } from "../src/modules/job-states/job-states.queries.ts";
import { jobs } from "../src/modules/postings/postings.tables.ts";

const ROWS_READ = 100_000;
const IDS = 65_536;

/** The scoring inputs of all open jobs; the skills of job `at` start at `skillStarts[at]`. */
export type OpenJobArrays = {
  size: number;
  skillStarts: Uint32Array;
  skills: Uint16Array;
  seniorityMasks: Uint8Array;
  /** 0 if none is required. */
  languages: Uint16Array;
};

type Row = { id: number; skills: string; seniorities: string; language_id: number | null };

const parseNumbers = (list: string) => (list === "" ? [] : list.split(",").map(Number));

/** Reads the open jobs into arrays, in batches, so that a million rows never have to be in memory at once. */
export const readOpenJobArrays = async (db: Db, open: number): Promise<OpenJobArrays> => {
  const now = new Date();
  const skillStarts = new Uint32Array(open + 1);
  const seniorityMasks = new Uint8Array(open);
  const languages = new Uint16Array(open);
  const skills: number[] = [];
  let size = 0;
  for (let last = 0; size < open;) {
    const rows = await selectRows<Row>(
      db,
      sql`select id, array_to_string(skill_ids, ',') as skills, array_to_string(seniority_ids, ',') as seniorities, language_id
        from ${jobs} where ${isOpen(now)} and id > ${last} order by id limit ${ROWS_READ}`,
    );
    if (rows.length === 0) break;
    for (const row of rows) {
      if (size === open) break;
      skills.push(...parseNumbers(row.skills));
      seniorityMasks[size] = seniorityMask(parseNumbers(row.seniorities).map(toMatchSeniority));
      languages[size] = row.language_id ?? 0;
      size++;
      skillStarts[size] = skills.length;
      last = row.id;
    }
  }
  return { size, skillStarts, skills: Uint16Array.from(skills), seniorityMasks, languages };
};

/** Scores every open job for a developer: a lower bound for the cost of choosing the best. */
export const scoreEach = (
  jobs: OpenJobArrays,
  developer: MatchDeveloper,
  weights: MatchWeights,
  scores: Float64Array,
) => {
  const has = new Uint8Array(IDS);
  for (const { id } of developer.skills) has[id] = 1;
  const levels = new Int8Array(IDS);
  for (const { id, level_id } of developer.languages) levels[id] = level_id;
  levels[0] = noLanguageRequired;
  const { size, skillStarts, skills, seniorityMasks, languages } = jobs;
  for (let at = 0; at < size; at++) {
    const start = skillStarts[at] ?? 0;
    const end = skillStarts[at + 1] ?? start;
    let shared = 0;
    for (let skill = start; skill < end; skill++) shared += has[skills[skill] ?? 0] ?? 0;
    scores[at] = computeScore(
      shared,
      end - start,
      seniorityMasks[at] ?? 0,
      levels[languages[at] ?? 0] ?? 0,
      developer.seniority,
      weights,
    );
  }
};
