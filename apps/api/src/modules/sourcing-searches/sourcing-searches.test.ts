import { contract } from "@devguild/contract/contract";
import { SAVED_SEARCHES_MAX, SOURCING_MESSAGES as M } from "@devguild/schemas/constants/sourcing";
import { sourcingSearchBody } from "@devguild/schemas/sourcing-searches";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { z } from "zod";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { jobs } from "../postings/postings.tables.ts";
import { moveSourcingSearchSkill } from "./merged-skills.commands.ts";
import { removeOwnSearches } from "./sourcing-searches.commands.ts";

const calls = contract.sourcingSearches;

let api: TestApi;
let given: Given;
let person: Awaited<ReturnType<Given["admin"]>>;
let colleague: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  person = await given.admin("talent-manager");
  colleague = await given.admin("talent-manager");
});

type Values = Partial<Omit<z.input<typeof sourcingSearchBody>, "name">>;

const buildBody = (name: string, values: Values = {}) =>
  sourcingSearchBody.parse({ name, search: { words: "engineer" }, ...values });
const save = (name: string, values: Values = {}, by = person) =>
  api.call(calls.create, { body: buildBody(name, values) }, by);
// Searches that colleagues of other tests share are left out.
const list = async (by = person) => {
  const { body } = await api.call(calls.list, {}, by);
  return body.data.filter(({ name }) => name.startsWith("Mine"));
};

test("a search is its owner's alone until it is shared, and theirs to change and delete", async () => {
  const { id } = (await save("Mine: Go")).body.data;
  expect(await list()).toMatchObject([{ id, own: true, shared: false }]);
  expect(await list(colleague)).toEqual([]);

  const shared = { params: { id }, body: buildBody("Mine: Go, Berlin", { shared: true }) };
  expect((await api.call(calls.update, shared, colleague)).status).toBe(404);
  expect((await api.call(calls.update, shared, person)).status).toBe(200);
  expect(await list(colleague)).toMatchObject([
    { id, name: "Mine: Go, Berlin", own: false, shared: true },
  ]);
  expect((await api.call(calls.update, shared, colleague)).status).toBe(404);
  expect((await api.call(calls.remove, { params: { id } }, colleague)).status).toBe(404);
  expect((await api.call(calls.remove, { params: { id } }, person)).status).toBe(204);
  expect((await api.call(calls.remove, { params: { id } }, person)).status).toBe(404);
  expect(await list(colleague)).toEqual([]);
});

test("it names its locations and its job; a job that was deleted is left out", async () => {
  const [berlin, germany] = [await given.placeId("berlin"), await given.placeId("germany")];
  const company = await given.company({ name: "Acme" });
  const job = await given.openJob({ company, title: "Crane Engineer" });
  const search = { locations: [berlin, germany], job_id: job.id };
  const { body } = await save("Mine: near", { search });
  expect(body.data).toMatchObject({
    search,
    places: [
      { id: berlin, label: "Berlin", is_city: true },
      { id: germany, label: "Germany", is_city: false },
    ],
    job: { id: job.id, label: "Crane Engineer, Acme" },
  });
  await api.db.delete(jobs).where(eq(jobs.id, job.id));
  expect(await list()).toMatchObject([{ job: null }]);
});

test("a name is used once, also of two at once, and there are at most fifty", async () => {
  const both = await Promise.all([save("Mine: one"), save("mine: ONE")]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect((await save("Mine: one")).problem.errors).toEqual({ name: [M.searchTaken] });
  for (let count = 1; count < SAVED_SEARCHES_MAX; count++)
    await given.sourcingSearch(person.userId);
  const refused = await save("Mine: too many");
  expect([refused.status, refused.problem.message]).toEqual([409, M.tooManySearches]);
  expect((await save("Mine: one", {}, colleague)).status).toBe(201);
});

test("a merged skill is moved, and of two the more years count", async () => {
  const [go, rust] = [await given.skillId("go"), await given.skillId("rust")];
  const skills = [
    { id: go, yoe_min: 5 },
    { id: rust, yoe_min: 2 },
  ];
  await save("Mine: both", { search: { skills } });
  await moveSourcingSearchSkill(api.db, [go, rust]);
  expect(await list()).toMatchObject([{ search: { skills: [{ id: rust, yoe_min: 5 }] } }]);
});

test("all searches of a person who is erased are deleted, shared ones too", async () => {
  await save("Mine: shared", { shared: true });
  await removeOwnSearches(api.db, person.userId);
  expect(await list(colleague)).toEqual([]);
});
