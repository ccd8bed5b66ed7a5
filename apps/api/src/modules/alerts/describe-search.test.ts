import { searchToSave } from "@devguild/schemas/alerts";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { canonicalSearch, hashSearch } from "./canonical-search.policy.ts";
import { describeSearch, toSearchPath } from "./describe-search.policy.ts";

type SearchInput = z.input<typeof searchToSave>;

let api: TestApi;
let given: Given;
let ids: { go: number; react: number; berlin: number; vienna: number; german: number };

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  ids = {
    go: await given.skillId("go"),
    react: await given.skillId("react"),
    berlin: await given.placeId("berlin"),
    vienna: await given.placeId("vienna"),
    german: await given.languageId("german"),
  };
});

const canonical = (input: SearchInput) => canonicalSearch(searchToSave.parse(input));

// Functions, as ids are only known once there is a database.
const DESCRIPTIONS: [string, string, () => SearchInput][] = [
  ["Tech jobs", "/jobs", () => ({})],
  [
    "Go, React jobs in Berlin or Vienna, remote",
    "/jobs?skills=go,react&locations=berlin,vienna&remote=1",
    () => ({ skills: [ids.go, ids.react], locations: [ids.berlin, ids.vienna], remote: true }),
  ],
  [
    "Tech jobs, remote or on site or hybrid",
    "/jobs?hybrid_option=on_site,hybrid&remote=1",
    () => ({ hybrid_option: ["hybrid", "on_site"], remote: true }),
  ],
  [
    "Senior Go jobs, “staff engineer”, hybrid, German required, from €60,000, with a salary",
    "/jobs?job_title=staff+engineer&skills=go&seniorities=senior&languages=german&hybrid_option=hybrid&salary_min=60000&without_salary=0",
    () => ({
      job_title: "staff engineer",
      skills: [ids.go],
      seniorities: [3],
      languages: [ids.german],
      hybrid_option: "hybrid",
      salary_min: 60_000,
      without_salary: false,
    }),
  ],
];

test.each(DESCRIPTIONS)("a search is described as %j", async (words, path, input) => {
  const catalogue = await getCatalogue(api.db);
  const search = canonical(input());
  expect(describeSearch(catalogue, search)).toBe(words);
  expect(toSearchPath(catalogue, search)).toBe(path);
});

test("of many values, some are named and the rest counted; values missing from the catalogue are left out", async () => {
  const catalogue = await getCatalogue(api.db);
  const skills = [...catalogue.skills.keys()].slice(0, 6);
  const [a, b, c] = skills.toSorted((x, y) => x - y).map((id) => catalogue.skills.get(id)?.name);
  expect(describeSearch(catalogue, canonical({ skills }))).toBe(`${a}, ${b}, ${c} and 3 more jobs`);
  const lost = canonical({ skills: [ids.go, 999_999_999] });
  expect(describeSearch(catalogue, lost)).toBe("Go jobs");
  expect(toSearchPath(catalogue, lost)).toBe("/jobs?skills=go");
});

describe("equivalent searches have the same hash", () => {
  const SAME: [string, () => [SearchInput, SearchInput]][] = [
    [
      "in any order, with duplicates",
      () => [{ skills: [ids.go, ids.react] }, { skills: [ids.react, ids.go, ids.react] }],
    ],
    [
      "with words in any order, case and accents",
      () => [{ job_title: "Léger  Engineer" }, { job_title: "engineer leger" }],
    ],
    [
      "with or without explicit defaults",
      () => [{}, { remote: false, hybrid_option: "any", without_salary: true }],
    ],
    [
      "with work modes in any order",
      () => [{ hybrid_option: ["hybrid", "on_site"] }, { hybrid_option: ["on_site", "hybrid"] }],
    ],
  ];
  test.each(SAME)("%s", (_, both) => {
    const [one, other] = both();
    expect(hashSearch(canonical(one))).toBe(hashSearch(canonical(other)));
  });

  test("and different ones do not", () => {
    const all: SearchInput[] = [
      {},
      { skills: [ids.go] },
      { locations: [ids.go] },
      { job_title: "go" },
      { job_title: "go eng" },
      { remote: true },
      { hybrid_option: "hybrid" },
      { hybrid_option: ["hybrid", "on_site"] },
      { job_title: '"go eng"' },
      { job_title: "go -eng" },
      { salary_min: 1 },
      { without_salary: false },
    ];
    const hashes = all.map((input) => hashSearch(canonical(input)));
    expect(new Set(hashes).size).toBe(all.length);
  });
});
