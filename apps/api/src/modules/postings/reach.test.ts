import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DeveloperIndexes } from "../developer-index/developer-indexes.queries.ts";
import { developers } from "../developers/developers.tables.ts";

type Query = NonNullable<Parameters<typeof estimate>[0]>;

let api: TestApi;
let given: Given;

const estimate = async (
  query: Parameters<typeof api.call<typeof contract.postings.reach>>[1]["query"] = {},
) => (await api.call(contract.postings.reach, { query })).body.data;
const total = async (query: Query) => (await estimate(query)).current_draft_estimated_devs;

const many = async (count: number, values: Parameters<Given["developer"]>[0]) => {
  for (let made = 0; made < count; made += 1) await given.developer(values);
};

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  await many(7, { skills: { go: 3, rust: 1 }, city: "berlin", seniority: 2 });
  await many(6, { skills: { go: 1 }, city: "vienna", seniority: 0, languages: { german: 3 } });
  await many(4, { skills: { rust: 2 }, city: "paris", languages: { german: 0 } });
  await many(5, { skills: { java: 2 }, city: null });
  // Developers that no ad reaches.
  await many(9, { skills: { go: 3 }, city: "berlin", user: { deleted_at: new Date() } });
  await many(9, { skills: { go: 3 }, city: "berlin", user: { suspended_at: new Date() } });
  const { developerId } = await given.developer({ skills: { go: 3 }, city: "berlin" });
  await api.db.update(developers).set({ validate_by_tm: 2 }).where(eq(developers.id, developerId));
});

const go = () => given.skillId("go");
const locationId = (slug: string) => given.placeId(slug);

describe("a draft reaches", () => {
  test("everyone while it has no requirements", async () => {
    expect(await total({})).toBe(22);
  });

  test("developers who share one of its skills", async () => {
    expect(await total({ skill_ids: [await go()] })).toBe(13);
    expect(await total({ skill_ids: [await go(), await given.skillId("rust")] })).toBe(17);
  });

  test("developers who live in its cities, or in the areas of its remote work", async () => {
    const berlin = [await locationId("berlin")];
    expect(await total({ city_place_ids: berlin })).toBe(7);
    const austria = [await locationId("austria")];
    expect(await total({ remote: true, remote_locations: austria })).toBe(6);
    expect(await total({ city_place_ids: berlin, remote: true, remote_locations: austria })).toBe(
      13,
    );
    expect(await total({ remote: true, remote_locations: [await locationId("dach")] })).toBe(13);
    expect(await total({ city_place_ids: berlin, remote_locations: austria })).toBe(7);
  });

  test("everyone with remote work from anywhere", async () => {
    const skill_ids = [await go()];
    const anywhere = [await locationId("anywhere")];
    expect(await total({ skill_ids, remote: true, remote_locations: anywhere })).toBe(13);
    expect(await total({ skill_ids, remote: true })).toBe(13);
  });

  test("developers of at least its seniority who speak its language", async () => {
    expect(await total({ seniority_id: 3 })).toBe(16);
    expect(await total({ seniority_id: 1 })).toBe(22);
    expect(await total({ language_id: await given.languageId("german") })).toBe(6);
  });
});

test("counts are by location and by skill, largest first", async () => {
  const [goId, rustId] = [await go(), await given.skillId("rust")];
  const cobol = await given.skillId("cobol");
  expect(await estimate({ skill_ids: [rustId, cobol, goId] })).toEqual({
    current_draft_estimated_devs: 17,
    by_place: [
      { id: await locationId("berlin"), label: "Berlin, Germany", devs: 7 },
      { id: await locationId("vienna"), label: "Vienna, Austria", devs: 6 },
    ],
    by_skill: [
      { id: goId, name: "Go", devs: 13 },
      { id: rustId, name: "Rust", devs: 11 },
      { id: cobol, name: "COBOL", devs: 0 },
    ],
  });
});

test("fewer than five people count as none, in every figure", async () => {
  const { current_draft_estimated_devs, by_place, by_skill } = await estimate({
    city_place_ids: [await locationId("paris")],
    skill_ids: [await given.skillId("rust")],
  });
  expect([current_draft_estimated_devs, by_place]).toEqual([0, []]);
  expect(by_skill.map(({ devs }) => devs)).toEqual([0]);
});

test("it takes no statement beside the one that counts attempts where an index is kept", async () => {
  const indexes = new DeveloperIndexes(api.db, pino({ level: "silent" }));
  await indexes.refresh();
  const ran = await api.statementsOf(() => estimate({ skill_ids: [1, 2, 3], remote: true }));
  indexes.close();
  expect(ran).toHaveLength(1);
});

test("nobody gets more than 120 estimates a minute", async () => {
  const ask = (address: string) => api.call(contract.postings.reach, {}, { address });
  // Fewer at a time than the process answers.
  const sendMany = () => Promise.all(Array.from({ length: 41 }, () => ask("203.0.113.77")));
  const answers = [await sendMany(), await sendMany(), await sendMany()].flat();
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
  const refused = await ask("203.0.113.77");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await ask("203.0.113.78")).status).toBe(200);
});
