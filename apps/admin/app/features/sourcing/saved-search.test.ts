import type { SourcingOptions } from "@devguild/schemas/sourcing";
import type { SavedSourcingSearch } from "@devguild/schemas/sourcing-searches";
import { expect, test } from "vitest";

import { isSameSearch, toCriteria, toSearch } from "./saved-search.ts";
import { addToken, EMPTY_SEARCH, type SourcingSearch, type Token } from "./sourcing-search.ts";

const skill = (id: number, label: string) => ({
  id,
  label,
  slug: label,
  name: label,
  synonyms: [],
});

const OPTIONS = {
  skills: [skill(3, "Go"), skill(4, "Rust")],
  languages: [{ id: 7, value: "German" }],
  seniority: [{ id: 3, value: "Senior (5+ YoE)" }],
} as unknown as SourcingOptions;

const TOKENS: Token[] = [
  { kind: "skill", id: 3, label: "Go", atLeast: 3 },
  { kind: "skill", id: 4, label: "Rust", atLeast: 0 },
  { kind: "residency", id: "eu", label: "In the EU" },
  { kind: "location", id: 9, label: "Berlin", isCity: true },
  { kind: "seniority", id: 3, label: "Senior" },
  { kind: "language", id: 7, label: "German", atLeast: 2 },
  { kind: "signed_up", id: "365d", label: "Signed up in 1 year" },
  { kind: "last_seen", id: "30d", label: "Seen in 30 days" },
  { kind: "words", id: "lead", label: "“lead”" },
];

const SEARCH: SourcingSearch = {
  tokens: TOKENS,
  skillsRequired: false,
  radiusKm: 50,
  order: "last_seen",
  job: { id: 12, label: "Crane Engineer, Acme" },
};

const save = (search: SourcingSearch): SavedSourcingSearch => ({
  id: 1,
  name: "Go",
  shared: false,
  own: true,
  owner: "Ada",
  search: toCriteria(search),
  places: [{ id: 9, label: "Berlin", is_city: true }],
  job: search.job,
});

test("a saved search comes back as it was", () => {
  expect(toSearch(save(SEARCH), OPTIONS)).toEqual(SEARCH);
});

test("what no longer exists is left out", () => {
  const { search } = save(SEARCH);
  const skills = [...search.skills, { id: 99, yoe_min: 1 }];
  const gone = { search: { ...search, skills }, places: [], job: null };
  expect(toSearch(gone, OPTIONS)).toEqual({
    ...SEARCH,
    tokens: TOKENS.filter(({ kind }) => kind !== "location"),
    job: null,
  });
});

test("it is the one on the screen in whatever order its filters were added, until one changes", () => {
  const reversed = { ...SEARCH, tokens: TOKENS.toReversed() };
  expect(isSameSearch(save(SEARCH), reversed, OPTIONS)).toBe(true);
  const other = addToken(SEARCH, { kind: "words", id: "staff", label: "“staff”" });
  expect(isSameSearch(save(SEARCH), other, OPTIONS)).toBe(false);
  expect(isSameSearch(save(SEARCH), EMPTY_SEARCH, OPTIONS)).toBe(false);
});
