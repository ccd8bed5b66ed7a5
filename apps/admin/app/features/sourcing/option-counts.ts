import { formatCount } from "@devguild/schemas/formats";
import type { SourcingCounts, SourcingLevels } from "@devguild/schemas/sourcing";

import type { Token } from "./sourcing-search.ts";

const LISTS = {
  skill: "skills",
  language: "languages",
  location: "locations",
  seniority: "seniority",
  residency: "residency",
  signed_up: "signup",
  last_seen: "lastSeen",
} as const satisfies Partial<Record<Token["kind"], keyof SourcingCounts>>;

/**
 * Returns how many developers a search with a suggested filter would find; null if it isn't counted: words, and
 * skills with years. Pure.
 */
export const findOptionCount = (counts: SourcingCounts, token: Token): number | null => {
  if (token.kind === "words" || (token.kind === "skill" && token.atLeast > 1)) return null;
  const options: readonly { id: number | string; count: number }[] = counts[LISTS[token.kind]];
  return options.find(({ id }) => id === token.id)?.count ?? 0;
};

type Counts = readonly { id: number; count: number }[];

/** Returns how many a search would find with each level of one of its filters; none if it has no levels. Pure. */
export const findLevelCounts = ({ skills, languages }: SourcingLevels, token: Token): Counts => {
  if (token.kind === "skill") return skills.find(({ id }) => id === token.id)?.years ?? [];
  if (token.kind === "language") return languages.find(({ id }) => id === token.id)?.levels ?? [];
  return [];
};

/** Names a level with how many a search would find with it: "3 years or more · 1,284". Pure. */
export const nameLevel = (name: string, counts: Counts | undefined, id: number) => {
  const count = counts?.find((each) => each.id === id)?.count;
  return count === undefined ? name : `${name}\u00a0· ${formatCount(count)}`;
};
