import type { SourcingCounts } from "@devguild/schemas/sourcing";

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
