import type { SourcingOptions } from "@devguild/schemas/sourcing";
import { expect, test } from "vitest";

import { suggestTokens } from "./suggest-tokens.ts";

const options: SourcingOptions = {
  skillsYoe: [],
  languages: [{ id: 4, value: "German" }],
  languageLevels: [],
  seniority: [{ id: 3, value: "Senior (5+ YoE)" }],
  residency: [],
  radius: [],
  signup: [],
  lastSeen: [],
  skills: [
    { id: 1, label: "Go", slug: "go", synonyms: ["Golang"] },
    { id: 2, label: "Google Cloud", slug: "google-cloud", synonyms: [] },
  ],
};
const suggest = (text: string) => suggestTokens(text, { options, places: [], cities: [] });

test("the exact name is first, and the text itself last", () => {
  expect(suggest("go").map(({ label }) => label)).toEqual(["Go", "Google Cloud", "“go”"]);
  expect(suggest("golang")[0]).toMatchObject({ kind: "skill", id: 1 });
});

test("a number behind a skill is its years", () => {
  expect(suggest("go 3")[0]).toMatchObject({ id: 1, atLeast: 3 });
});

test("languages, seniorities and periods are found by their words", () => {
  expect(suggest("ger")[0]).toMatchObject({ kind: "language", id: 4 });
  expect(suggest("senior")[0]).toMatchObject({ kind: "seniority", id: 3, label: "Senior" });
  expect(suggest("seen in 30")[0]).toMatchObject({ kind: "last_seen", id: "30d" });
  expect(suggest("eu")[0]).toMatchObject({ kind: "residency", id: "eu" });
});
