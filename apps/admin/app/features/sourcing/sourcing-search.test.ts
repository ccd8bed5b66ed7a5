import { expect, test } from "vitest";

import {
  addToken,
  EMPTY_SEARCH,
  nameStep,
  readSearch,
  removeToken,
  setAtLeast,
  type Token,
  toFilters,
} from "./sourcing-search.ts";

const go: Token = { kind: "skill", id: 1, label: "Go", atLeast: 3 };
const german: Token = { kind: "language", id: 2, label: "German", atLeast: 0 };
const seen: Token = { kind: "last_seen", id: "30d", label: "Seen in 30 days" };

const search = [go, german, seen].reduce(addToken, EMPTY_SEARCH);

test("filters become what the API takes", () => {
  expect(toFilters(search)).toMatchObject({
    skills: [{ id: 1, yoe_min: 3 }],
    language: [{ id: 2, level_min: 0 }],
    last_seen: "30d",
    signed_up: "any",
    words: "",
  });
});

test("a filter is there once, and of some kinds there is one", () => {
  expect(addToken(search, { ...go, atLeast: 5 }).tokens).toHaveLength(3);
  expect(toFilters(addToken(search, { ...seen, id: "7d" })).last_seen).toBe("7d");
  expect(removeToken(search, german).tokens).toEqual([go, seen]);
  expect(toFilters(setAtLeast(search, german, 2)).language).toEqual([{ id: 2, level_min: 2 }]);
});

test("what can’t be read is an empty search", () => {
  expect(readSearch("")).toEqual(EMPTY_SEARCH);
  expect(readSearch("{}")).toEqual(EMPTY_SEARCH);
  expect(readSearch(JSON.stringify(search))).toEqual(search);
});

test("a counted step is named by its filters", () => {
  expect(nameStep("skill:1", search.tokens)).toBe("Go");
  expect(nameStep("skills", search.tokens)).toBe("Go");
  expect(nameStep("last_seen", search.tokens)).toBe("Seen in 30 days");
});
