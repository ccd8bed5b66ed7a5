import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { SOURCING_MESSAGES as M } from "@devguild/schemas/constants/sourcing";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";

const calls = contract.sourcing;

let api: TestApi;
let given: Given;
let talent: Awaited<ReturnType<Given["admin"]>>;
let go: number;
let rust: number;
let german: number;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  talent = await given.admin("talent-manager", { first_name: "Vera", last_name: "Baumann" });
  go = await given.skillId("go");
  rust = await given.skillId("rust");
  german = await given.languageId("german");
});

describe("the search", () => {
  const search = async (body: BodyInput<typeof calls.search> = {}) =>
    (await api.call(calls.search, { body: { per_page: 100, ...body } }, talent)).body;
  const idsOf = async (body: BodyInput<typeof calls.search>) =>
    (await search(body)).data.map(({ id }) => id);

  let both: Awaited<ReturnType<Given["developer"]>>;
  let one: Awaited<ReturnType<Given["developer"]>>;
  beforeAll(async () => {
    both = await given.reachableDeveloper({
      skills: { go: 8, rust: 2 },
      languages: { german: 4 },
      seniority: 2,
    });
    one = await given.developer({
      skills: { go: 2 },
      languages: { german: 1 },
      city: "vienna",
      seniority: 0,
    });
    await api.db
      .update(users)
      .set({ last_login_at: new Date(Date.now() - 60 * DAY_MS) })
      .where(eq(users.id, one.userId));
    await api.db
      .update(developers)
      .set({ position: "Plattformentwicklerin", created_at: new Date(Date.now() - 60 * DAY_MS) })
      .where(eq(developers.id, one.developerId));
  });

  test("asks for all skills or any of them, with years", async () => {
    const skills = [{ id: go }, { id: rust }];
    expect(await idsOf({ skills })).toEqual([both.developerId]);
    expect(await idsOf({ skills, skills_required: false })).toEqual([
      both.developerId,
      one.developerId,
    ]);
    expect(await idsOf({ skills: [{ id: go, yoe_min: 3 }] })).toEqual([both.developerId]);
  });

  test("asks for languages, seniority, activity and words", async () => {
    const { developerId } = one;
    expect(await idsOf({ language: [{ id: german, level_min: 2 }] })).toEqual([both.developerId]);
    expect(await idsOf({ seniorities: [1] })).toEqual([developerId]);
    expect(await idsOf({ last_seen: "30d" })).toEqual([both.developerId]);
    expect(await idsOf({ signed_up: "30d" })).not.toContain(developerId);
    expect(await idsOf({ words: "plattform" })).toEqual([developerId]);
    expect(await idsOf({ words: "' & | ! :*" })).toEqual([]);
  });

  test("asks where people live: cities with a radius, countries, the EU", async () => {
    const vienna = await given.placeId("vienna");
    expect(await idsOf({ locations: [vienna] })).toEqual([one.developerId]);
    expect(await idsOf({ locations: [vienna], radius_km: 25 })).toEqual([one.developerId]);
    expect(await idsOf({ locations: [await given.placeId("germany")] })).toEqual([
      both.developerId,
    ]);
    expect(await idsOf({ locations: [999_999_999] })).toEqual([]);
    expect(await idsOf({ residency: "eu" })).toHaveLength(2);
    expect(await idsOf({ residency: "non-eu" })).toEqual([]);
  });

  test("counts whom it finds and who can be messaged, and echoes the order of calls", async () => {
    const answer = await search({ call_order_id: 7, per_page: 1 });
    expect(answer.meta).toMatchObject({ total: 2, total_sourceable: 1, last_page: 2 });
    expect(answer.call_order_id).toBe(7);
    expect((await search({ page: 2, per_page: 1 })).call_order_id).toBeNull();
    expect((await search({ page: 9999 })).data).toEqual([]);
  });

  test("selects everyone who can be messaged at once, in the order of the list", async () => {
    const { developerId, userId } = await given.reachableDeveloper({ skills: { go: 1 } });
    const body = { skills: [{ id: go }] };
    expect((await api.call(calls.select, { body }, talent)).body.data).toEqual([
      { id: both.developerId, user_id: both.userId },
      { id: developerId, user_id: userId },
    ]);
    const backwards = { ...body, order_by_direction: "asc" as const };
    expect((await api.call(calls.select, { body: backwards }, talent)).body.data).toMatchObject([
      { id: developerId },
      { id: both.developerId },
    ]);
    await api.db.delete(developers).where(eq(developers.id, developerId));
  });

  test("orders by the match to a job, and says how well each matches", async () => {
    const job = await given.openJob({ skills: ["go", "rust"] });
    const found = await search({ job_id: job.id });
    expect(found.data.map(({ id, match_points: points }) => [id, points])).toEqual([
      [both.developerId, 5],
      [one.developerId, 1.5],
    ]);
    const answer = await api.call(calls.search, { body: { job_id: 999_999_999 } }, talent);
    expect(answer.problem.errors).toEqual({ job_id: [M.matchJob] });
  });

  test("says how many each option would leave", async () => {
    const body = { skills: [{ id: go }] };
    const { data } = (await api.call(calls.counts, { body }, talent)).body;
    expect(data.skills).toContainEqual({ id: rust, count: 1 });
    expect(data.seniority).toEqual([
      { id: 1, count: 1 },
      { id: 2, count: 0 },
      { id: 3, count: 1 },
    ]);
    expect(data.locations).toContainEqual({ id: await given.placeId("germany"), count: 1 });
  });

  test("says how many other years, levels and radii would find", async () => {
    const countLevels = async (body: BodyInput<typeof calls.levels>) =>
      (await api.call(calls.levels, { body }, talent)).body.data;
    const skills = [{ id: go, yoe_min: 5 }, { id: rust }];
    const all = await countLevels({ skills: [{ id: go, yoe_min: 5 }] });
    expect(all.skills[0]?.years).toEqual([
      { id: 0, count: 2 },
      { id: 1, count: 2 },
      { id: 2, count: 2 },
      { id: 3, count: 1 },
      { id: 5, count: 1 },
      { id: 8, count: 1 },
      { id: 10, count: 0 },
    ]);
    expect(all.radius).toEqual([]);
    const any = await countLevels({ skills, skills_required: false });
    // Rust alone is enough for one of them.
    expect(any.skills[0]?.years.at(-1)).toEqual({ id: 10, count: 1 });
    expect(any.skills[0]?.years[0]).toEqual({ id: 0, count: 2 });
    const near = await countLevels({
      language: [{ id: german, level_min: 4 }],
      locations: [await given.placeId("vienna")],
    });
    expect(near.languages[0]?.levels.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0]);
    expect(near.radius.every(({ count }) => count === 0)).toBe(true);
    const { total } = (await search({ skills, skills_required: false })).meta;
    expect(any.skills[0]?.years.find(({ id }) => id === 5)?.count).toBe(total);
  });

  test("says what each filter leaves", async () => {
    const body: BodyInput<typeof calls.steps> = {
      skills: [{ id: go }, { id: rust }],
      seniorities: [1],
    };
    expect((await api.call(calls.steps, { body }, talent)).body.data).toEqual({
      everyone: 2,
      steps: [
        { filter: `skill:${go}`, left: 2 },
        { filter: `skill:${rust}`, left: 1 },
        { filter: "seniorities", left: 0 },
      ],
    });
  });

  test("shows what staff compare: skills, languages, when they were last written to", async () => {
    const [row] = (await search({ skills: [{ id: rust }] })).data;
    expect(row).toMatchObject({
      full_name: expect.stringContaining("Ada"),
      residence_city: "Berlin",
      seniority: 3,
      skills: [
        { name: "Go", years: 8 },
        { name: "Rust", years: 2 },
      ],
      languages: [{ name: "German", level: "Native" }],
      is_sourceable: true,
      last_message_at: null,
    });
  });
});

test("options, locations and senders are listed", async () => {
  const options = (await api.call(calls.options, {}, talent)).body.data;
  expect(options.seniority[0]).toEqual({ id: 1, value: "Junior (0-2 YoE)" });
  expect(options.skills.map(({ id }) => id)).toContain(go);
  const { locations } = (await api.call(calls.locations, {}, talent)).body.data;
  expect(locations.map(({ label }) => label)).toContain("Germany");
  const support = await given.admin("support");
  const senders = (await api.call(calls.senders, {}, talent)).body.data.map(({ id }) => id);
  expect(senders).toContain(talent.userId);
  expect(senders).not.toContain(support.userId);
});
