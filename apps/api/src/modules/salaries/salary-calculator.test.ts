import { contract } from "@devguild/contract/contract";
import { CALCULATOR_MESSAGES, WORK_MODE_NAMES } from "@devguild/schemas/constants/salaries";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { createRandom } from "../../../seeds/random.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { getIndexes, JobIndexes } from "../job-index/job-indexes.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { estimateSalary } from "./estimate-salary.queries.ts";

const calls = contract.salaries;

let api: TestApi;
let given: Given;
let go: number;
let rust: number;
let germany: number;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  go = await given.skillId("go");
  rust = await given.skillId("rust");
  germany = await given.placeId("germany");
});

beforeEach(() => api.db.delete(jobs));

type Ad = NonNullable<Parameters<Given["openJob"]>[0]>;

const ads = async (amounts: readonly number[], ad: Ad = {}) => {
  for (const amount of amounts)
    await given.openJob({ salary_min: amount - 5000, salary_max: amount + 5000, ...ad });
};
const FIVE = [50_000, 60_000, 70_000, 80_000, 90_000];

const ask = (body: object = {}) =>
  api.call(calls.estimate, {
    body: {
      skill_ids: [go],
      seniority_id: 3,
      country_id: germany,
      work_mode: "any" as const,
      ...body,
    },
  });
const estimate = async (body: object = {}) => (await ask(body)).body.data;

describe("a salary estimate", () => {
  test("is the spread of the midpoints of open ads' salaries, with what it is based on", async () => {
    await ads(FIVE);
    await given.openJob({ salary_min: null, salary_max: null });
    await ads([200_000], { status: "draft" });
    expect(await estimate()).toEqual({
      currency: "EUR",
      sample_size: 5,
      scope: "country",
      scope_label: "Germany",
      p10: 54_000,
      p25: 60_000,
      median: 70_000,
      p75: 80_000,
      p90: 86_000,
      distribution: expect.any(Array),
      by_seniority: [
        { id: 1, title: "Junior", median: null, sample_size: 0 },
        { id: 2, title: "Intermediate", median: null, sample_size: 0 },
        { id: 3, title: "Senior", median: 70_000, sample_size: 5 },
      ],
      matching_developers: null,
      confidence: "low",
      sources: [{ label: "Open job ads on Devguild", count: 5, counted_at: expect.any(String) }],
    });
    const { distribution } = await estimate();
    expect(distribution?.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  });

  test("counts ads for anywhere only once it is widened, which it says", async () => {
    await ads(FIVE, { cities: [], remoteIn: ["anywhere"] });
    expect(await estimate()).toMatchObject({ scope: "all", sample_size: 5 });
    await ads(FIVE, { cities: ["berlin"], remoteIn: ["anywhere"] });
    expect(await estimate()).toMatchObject({ scope: "country", sample_size: 5 });
  });

  test("is computed for the city, then for ever larger areas until there are five ads", async () => {
    const berlin = String(await given.placeId("berlin"));
    const places: [string, string][] = [
      ["berlin", "city"],
      ["hamburg", "country"],
      ["zurich", "region"],
      ["london", "region"],
      ["tokyo", "all"],
    ];
    for (const [city, scope] of places) {
      await api.db.delete(jobs);
      await ads(FIVE.slice(1));
      await ads([FIVE[0] ?? 0], { cities: [city] });
      expect(await estimate({ city_place_id: berlin })).toMatchObject({ scope, sample_size: 5 });
    }
    expect((await estimate()).scope_label).toBe("All countries");
  });

  test("is empty, and says so, if there are fewer than five ads anywhere", async () => {
    await ads(FIVE.slice(1));
    expect(await estimate()).toMatchObject({
      sample_size: 4,
      scope: "all",
      median: null,
      p90: null,
      distribution: null,
      confidence: "none",
    });
  });

  test("for several skills uses ads with at least half of them", async () => {
    await ads(FIVE, { skills: ["go", "rust"] });
    await ads(FIVE, { skills: ["go"] });
    const java = await given.skillId("java");
    expect((await estimate({ skill_ids: [go, rust] })).sample_size).toBe(10);
    expect((await estimate({ skill_ids: [go, rust, java] })).sample_size).toBe(5);
    expect((await estimate({ skill_ids: [go, go, go] })).sample_size).toBe(10);
  });

  test("is given for each seniority and each work mode", async () => {
    await ads(FIVE, { seniority_ids: [1], hybrid_option_id: 3 });
    await ads([100_000, 100_000, 100_000, 100_000, 100_000], { remoteIn: ["germany"], cities: [] });
    const { by_seniority: levels } = await estimate();
    expect(levels.map(({ median }) => median)).toEqual([70_000, null, 100_000]);
    expect((await estimate({ work_mode: "remote" })).median).toBe(100_000);
    expect((await estimate({ work_mode: "hybrid", seniority_id: 1 })).median).toBe(70_000);
    expect((await estimate({ work_mode: "on_site" })).median).toBeNull();
  });

  test("includes the number of developers, from five on", async () => {
    for (let count = 0; count < 4; count++) await given.developer();
    expect((await estimate()).matching_developers).toBeNull();
    await given.developer();
    await given.developer({ city: "vienna" });
    expect((await estimate()).matching_developers).toBe(5);
    expect((await estimate()).sources.map(({ count }) => count)).toEqual([0, 5]);
  });

  test("has a higher confidence with more ads and a smaller area", async () => {
    const many = (count: number) => Array.from({ length: count }, () => 70_000);
    await ads(many(19));
    expect((await estimate()).confidence).toBe("low");
    await ads(many(1));
    expect((await estimate()).confidence).toBe("medium");
    await ads(many(80));
    expect((await estimate()).confidence).toBe("high");
    const austria = await given.placeId("austria");
    expect((await estimate({ country_id: austria })).confidence).toBe("medium");
  });
});

describe("invalid input fails on its field", () => {
  test.each([
    [{ skill_ids: [] }, "skill_ids", CALCULATOR_MESSAGES.skillRequired],
    [{ skill_ids: [1, 2, 3, 4, 5, 6] }, "skill_ids", CALCULATOR_MESSAGES.skillsMany],
    [{ skill_ids: [999_999] }, "skill_ids", CALCULATOR_MESSAGES.skillUnknown],
    [{ seniority_id: 4 }, "seniority_id", CALCULATOR_MESSAGES.seniorityUnknown],
    [{ country_id: 999_999_999 }, "country_id", CALCULATOR_MESSAGES.countryUnknown],
    [{ city_place_id: "nowhere" }, "city_place_id", CALCULATOR_MESSAGES.cityUnknown],
    [{ work_mode: "sometimes" }, "work_mode", CALCULATOR_MESSAGES.workModeUnknown],
  ])("%j", async (...row) => {
    const [body, field, message] = row;
    expect((await ask(body)).problem.errors).toEqual({ [field]: [message] });
  });

  test("such as a city of another country, or a city instead of a country", async () => {
    const vienna = await given.placeId("vienna");
    expect((await ask({ city_place_id: String(vienna) })).problem.errors).toEqual({
      city_place_id: [CALCULATOR_MESSAGES.cityElsewhere],
    });
    expect((await ask({ country_id: vienna })).problem.errors).toEqual({
      country_id: [CALCULATOR_MESSAGES.countryUnknown],
    });
  });
});

test("the options are those with five ads that state a salary", async () => {
  await ads(FIVE, { hybrid_option_id: 2 });
  await ads([70_000], { skills: ["rust"], cities: ["paris"], seniority_ids: [1] });
  for (let count = 0; count < 5; count++)
    await given.openJob({ skills: ["java"], salary_min: null, salary_max: null });
  const { data } = (await api.call(calls.options, {})).body;
  expect(data).toEqual({
    skills: [{ id: go, label: "Go (Golang)", slug: "go", synonyms: ["golang"] }],
    countries: [{ id: germany, label: "Germany", slug: "germany" }],
    seniorities: [{ id: 3, title: "Senior" }],
    work_modes: [
      { id: 1, slug: "any", label: "Any" },
      { id: 2, slug: "on_site", label: "On site" },
    ],
  });
});

test("too many requests from one address are throttled", async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 61; count++)
    statuses.add(
      (
        await api.call(
          calls.estimate,
          { body: { skill_ids: [go], seniority_id: 3, country_id: germany, work_mode: "any" } },
          { address: "198.51.100.77" },
        )
      ).status,
    );
  expect([...statuses]).toEqual([200, 429]);
});

test("the in-memory index gives the same results as the tables", async () => {
  const random = createRandom("salaries");
  const skills = ["go", "rust", "java"];
  for (let count = 0; count < 80; count++) {
    const amount = random.int(40, 120) * 1000;
    await given.openJob({
      skills: random.some(skills, random.int(0, 3)),
      cities: random.some(["berlin", "vienna", "paris"], random.int(0, 2)),
      remoteIn: random.chance(0.3) ? [random.pick(["dach", "germany", "anywhere"])] : [],
      seniority_ids: random.some([1, 2, 3], random.int(0, 2)),
      hybrid_option_id: random.int(1, 3),
      salary_min: random.chance(0.8) ? amount : null,
      salary_max: random.chance(0.8) ? amount + random.int(0, 9) * 1111 : null,
      expire_at: new Date(Date.now() + random.pick([-1000, 1_000_000])),
    });
  }
  const indexes = new JobIndexes(api.db, pino({ level: "silent" }));
  await indexes.refresh();
  const skillIds = await Promise.all(skills.map(given.skillId));
  const countries = await Promise.all(["germany", "austria", "france"].map(given.placeId));
  const now = new Date();
  for (let count = 0; count < 60; count++) {
    const body = {
      skill_ids: random.some(skillIds, random.int(1, 3)),
      seniority_id: random.int(1, 3),
      country_id: random.pick(countries),
      work_mode: random.pick(WORK_MODE_NAMES),
    };
    const inTables = await estimateSalary(api.db, body, now, null);
    expect(await estimateSalary(api.db, body, now, getIndexes(api.db, Date.now()))).toEqual(
      inTables,
    );
  }
  // Checks that the second result came from the tables, not from the index again.
  const counted = await api.statementsOf(() =>
    estimateSalary(api.db, {
      skill_ids: [go],
      seniority_id: 3,
      country_id: germany,
      work_mode: "any",
    }),
  );
  expect(counted.filter((each) => each.includes("jobs.salary_min"))).toEqual([]);
  indexes.close();
});
