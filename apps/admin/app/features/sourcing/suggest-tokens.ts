import {
  SOURCING_PERIODS,
  SOURCING_RESIDENCIES,
  type SourcingPeriod,
} from "@devguild/schemas/constants/sourcing";
import type { City, LocationItem } from "@devguild/schemas/catalogue";
import type { SourcingOptions } from "@devguild/schemas/sourcing";

import type { Token } from "./sourcing-search.ts";

const MOST = 8;

type Period = Exclude<SourcingPeriod, "any">;

/** The filter of those seen within a period, such as "7 days". Pure. */
export const seenToken = (id: Period, period: string): Token => ({
  kind: "last_seen",
  id,
  label: `Seen in ${period}`,
});

/** The filter of those who signed up within a period. Pure. */
export const signedUpToken = (id: Period, period: string): Token => ({
  kind: "signed_up",
  id,
  label: `Signed up in ${period}`,
});

/** Shortens "Senior (5+ YoE)" to "Senior". Pure. */
export const nameSeniority = (option: string) => option.split(" (")[0] ?? option;

type Sources = {
  options: SourcingOptions;
  places: readonly LocationItem[];
  cities: readonly City[];
};
type Candidate = { token: Token; words: readonly string[] };

const listCandidates = ({ options, places, cities }: Sources, years: number): Candidate[] => [
  ...options.skills.map(({ id, label, synonyms }): Candidate => ({
    token: { kind: "skill", id, label, atLeast: years },
    words: [label, ...synonyms],
  })),
  ...options.languages.map(({ id, value }): Candidate => ({
    token: { kind: "language", id, label: value, atLeast: 0 },
    words: [value],
  })),
  ...places.map(({ id, label }): Candidate => ({
    token: { kind: "location", id, label, isCity: false },
    words: [label],
  })),
  ...options.seniority.map(({ id, value }): Candidate => ({
    token: { kind: "seniority", id: id as 1 | 2 | 3, label: nameSeniority(value) },
    words: [value],
  })),
  ...SOURCING_RESIDENCIES.flatMap(({ id, value }): Candidate[] =>
    id === "any"
      ? []
      : [
          {
            token: { kind: "residency", id, label: value },
            words: [value, id === "eu" ? "EU" : ""],
          },
        ],
  ),
  ...SOURCING_PERIODS.flatMap(({ id, value }): Candidate[] =>
    id === "any"
      ? []
      : [
          {
            token: seenToken(id, value),
            words: [`Seen in ${value}`, `last seen ${value}`],
          },
          {
            token: signedUpToken(id, value),
            words: [`Signed up in ${value}`],
          },
        ],
  ),
  // The server matched their other names, too.
  ...cities.map(({ place_id, as_string, name }): Candidate => ({
    token: { kind: "location", id: Number(place_id), label: name, isCity: true },
    words: [as_string, "\u0000"],
  })),
];

const rank = ({ words, token }: Candidate, typed: string) => {
  const beginnings = words.filter((word) => word.toLowerCase().startsWith(typed));
  if (words.some((word) => word.toLowerCase() === typed)) return 0;
  if (beginnings.length > 0) return 1;
  if (token.kind === "location" && token.isCity) return 2;
  return words.some((word) => word.toLowerCase().includes(` ${typed}`)) ? 3 : null;
};

/**
 * Suggests filters for a typed text, the best first; "go 3" is Go with three years. The text itself is
 * last, as words to search for. Pure.
 */
export const suggestTokens = (text: string, sources: Sources): Token[] => {
  const trimmed = text.trim();
  if (trimmed === "") return [];
  const [, name = trimmed, years = "0"] = /^(.+?)\s+(\d{1,2})\+?$/.exec(trimmed) ?? [];
  const typed = name.toLowerCase();
  const found = listCandidates(sources, Math.min(Number(years), 50))
    .flatMap((candidate) => {
      // Only skills have a number behind them.
      const isSkill = candidate.token.kind === "skill";
      const position =
        rank(candidate, trimmed.toLowerCase()) ?? (isSkill ? rank(candidate, typed) : null);
      return position === null ? [] : [{ token: candidate.token, position }];
    })
    .toSorted((a, b) => a.position - b.position)
    .slice(0, MOST)
    .map(({ token }) => token);
  return [...found, { kind: "words", id: trimmed.slice(0, 200), label: `“${trimmed}”` }];
};
