import { contract } from "@devguild/contract/contract";
import { ALERT_MESSAGES, SAVED_SEARCHES_MAX } from "@devguild/schemas/constants/alerts";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { HOUR_MS } from "../../time.ts";
import { refreshCatalogue } from "../catalogue/catalogue.queries.ts";
import { skills } from "../catalogue/catalogue.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { savedSearches } from "./alerts.tables.ts";

const calls = contract.alerts;

let api: TestApi;
let given: Given;
let developer: Awaited<ReturnType<Given["developer"]>>;
let go: number;
let berlin: number;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  go = await given.skillId("go");
  berlin = await given.placeId("berlin");
});

beforeEach(async () => {
  developer = await given.developer();
});

type Body = Parameters<typeof api.call<typeof calls.save>>[1]["body"];

const save = (body: Partial<Body> = {}) =>
  api.call(
    calls.save,
    { body: { search: { skills: [go], locations: [berlin] }, frequency: "daily", ...body } },
    developer,
  );
const list = async () => (await api.call(calls.list, {}, developer)).body.data;
const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return row;
};
const change = (id: number, body: object, caller = developer) =>
  api.call(calls.change, { params: { id }, body }, caller);

describe("saving a search", () => {
  test("stores it with a name, a description and its URL", async () => {
    const saved = await save({ name: " Near me " });
    expect(saved.status).toBe(201);
    expect(saved.body.data).toMatchObject({
      name: "Near me",
      description: "Go jobs in Berlin",
      path: "/jobs?skills=go&locations=berlin",
      search: {
        skills: [go],
        locations: [berlin],
        job_title: "",
        hybrid_option: [],
        remote: false,
        without_salary: true,
      },
      frequency: "daily",
      last_mail_at: null,
    });
    const other = await save({ search: { remote: 1 } });
    expect(other.body.data.name).toBe("Tech jobs, remote");
    expect(await list()).toEqual([other.body.data, saved.body.data]);
  });

  test("fails with the existing one if it is equivalent", async () => {
    const first = await save();
    const again = await save({ search: { locations: [berlin], skills: [go, go] }, name: "Again" });
    expect(again.status).toBe(409);
    expect(again.problem).toMatchObject({
      code: "search_already_saved",
      saved_search_id: first.body.data.id,
    });
    const both = { search: { job_title: "platform engineer" } };
    const answers = await Promise.all([save(both), save(both)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await list()).toHaveLength(2);
  });

  test(`works for at most ${SAVED_SEARCHES_MAX}, even if two are saved at once`, async () => {
    for (let count = 1; count < SAVED_SEARCHES_MAX; count++)
      await given.savedSearch(developer, { salary_min: count });
    const answers = await Promise.all(
      ["one", "two"].map((job_title) => save({ search: { job_title } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const refused = await save();
    expect(refused.problem).toMatchObject({
      code: "too_many_saved_searches",
      message: ALERT_MESSAGES.searchesMany,
    });
    expect(await list()).toHaveLength(SAVED_SEARCHES_MAX);
  });

  test.each([
    ["skills", { skills: [999_999_999] }, ALERT_MESSAGES.skillUnknown],
    ["locations", { locations: [999_999_999] }, ALERT_MESSAGES.locationUnknown],
    ["seniorities", { seniorities: [4] }, ALERT_MESSAGES.seniorityUnknown],
    ["languages", { languages: [999_999_999] }, ALERT_MESSAGES.languageUnknown],
    ["job_title", { job_title: "!!" }, ALERT_MESSAGES.wordsMissing],
  ])("fails on the field of unknown %s", async (field, search, text) => {
    const refused = await save({ search });
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toEqual({ [`search.${field}`]: [text] });
    expect(await list()).toEqual([]);
  });
});

describe("a saved search", () => {
  test("keeps its meaning when a slug changes", async () => {
    const { id } = (await save()).body.data;
    await api.db.update(skills).set({ slug: "golang" }).where(eq(skills.id, go));
    refreshCatalogue();
    expect(await list()).toMatchObject([{ id, path: "/jobs?skills=golang&locations=berlin" }]);
    await api.db.update(skills).set({ slug: "go" }).where(eq(skills.id, go));
    refreshCatalogue();
  });

  test("can be renamed, and its email frequency changed", async () => {
    const { id, created_at } = (await save()).body.data;
    expect((await change(id, { name: "Other" })).body.data).toMatchObject({
      name: "Other",
      frequency: "daily",
    });
    expect((await change(id, {})).body.data).toMatchObject({ name: "Other", frequency: "daily" });
    await change(id, { frequency: "weekly" });
    const began = Date.parse(created_at);
    expect((await rowOf(id))?.due_at?.getTime()).toBe(began + 7 * 24 * HOUR_MS);
    await change(id, { frequency: "never" });
    expect(await rowOf(id)).toMatchObject({ frequency: "never", due_at: null });
  });

  test("does not report older jobs when its emails are switched on again", async () => {
    const old = await given.savedSearch(developer, {}, { frequency: "never", due_at: null });
    const before = Date.now();
    await change(old.id, { frequency: "daily" });
    const row = await rowOf(old.id);
    expect(row?.looked_at.getTime()).toBeGreaterThanOrEqual(before);
    expect(row?.due_at?.getTime()).toBe((row?.looked_at.getTime() ?? 0) + 24 * HOUR_MS);
  });

  test("is visible only to its developer, until it is deleted", async () => {
    const { id } = (await save()).body.data;
    const other = await given.developer();
    expect((await change(id, { name: "Mine" }, other)).status).toBe(404);
    const remove = (caller: typeof developer) => api.call(calls.remove, { params: { id } }, caller);
    expect((await remove(other)).status).toBe(404);
    expect((await remove(developer)).status).toBe(204);
    expect((await remove(developer)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test("is deleted with its developer", async () => {
    const { id } = (await save()).body.data;
    await api.db.delete(developers).where(eq(developers.id, developer.developerId));
    expect(await rowOf(id)).toBeUndefined();
  });
});
