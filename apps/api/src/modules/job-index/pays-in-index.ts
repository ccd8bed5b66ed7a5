import { HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import type { WorkMode } from "@devguild/schemas/constants/salaries";

import type { DocumentIndex } from "./document-index.ts";
import { UNSTATED } from "./documents.ts";
import { membersOf } from "./members.ts";

/** Which ads' pay is asked for: those with so many of some skills, by way to work and place. */
export type PayQuestion = {
  skills: readonly number[];
  /** How many of the skills an ad has to ask for. */
  shared: number;
  mode: WorkMode;
  /** Null for everywhere. */
  place: number | null;
};

/** The middles of what ads pay, ascending, by seniority; an ad is in the list of each of its own. */
export type Pays = ReadonlyMap<number, Float64Array>;

/** The hybrid option that a way to work asks for; undefined where it asks for none. */
export const hybridIdOf = (mode: WorkMode): number | undefined =>
  mode === "any" ? undefined : HYBRID_OPTIONS.find(({ value }) => value === mode)?.id;

const setOf = (index: DocumentIndex, { skills, mode, place }: PayQuestion) => {
  const found = index.skills.anyOf(skills);
  if (place !== null) found.intersection(index.locations.anyOf([place]));
  if (mode === "remote") found.intersection(index.remote);
  const hybrid = hybridIdOf(mode);
  if (hybrid !== undefined) found.intersection(index.hybridOptions.anyOf([hybrid]));
  return found;
};

/** What the index's ads pay. It looks at each ad that is found once. */
export const paysInIndex = (index: DocumentIndex, question: PayQuestion): Pays => {
  const { middles, profiles } = index.documents;
  const asked = new Set(
    index.skills.ids.flatMap((id, ordinal) => (question.skills.includes(id) ? [ordinal] : [])),
  );
  const { pool, starts, lengths } = index.documents.skills.columns;
  const isShared = (document: number) => {
    const start = starts[document] as number;
    const end = start + (lengths[document] as number);
    let shared = 0;
    for (let at = start; at < end; at++) if (asked.has(pool[at] as number)) shared++;
    return shared >= question.shared;
  };
  const pays = new Map<number, number[]>();
  const documents = membersOf(setOf(index, question));
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] as number;
    const middle = middles[document] as number;
    if (middle === UNSTATED || (question.shared > 1 && !isShared(document))) continue;
    for (const seniority of index.profiles.values[profiles[document] as number]?.seniorities ??
      []) {
      const list = pays.get(seniority);
      if (list) list.push(middle);
      else pays.set(seniority, [middle]);
    }
  }
  return new Map(
    [...pays].map(([seniority, list]) => [seniority, Float64Array.from(list).toSorted()]),
  );
};
