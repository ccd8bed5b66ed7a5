import { contract } from "@devguild/contract/contract";
import { LIST_VIEW_MESSAGES as M, LIST_VIEWS_MAX } from "@devguild/schemas/constants/list-views";
import type { ListViewBody } from "@devguild/schemas/list-views";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { removeOwnListViews } from "./list-views.commands.ts";
import { listLayouts } from "./list-views.tables.ts";

const calls = contract.listViews;

let api: TestApi;
let given: Given;
let person: Awaited<ReturnType<Given["admin"]>>;
let colleague: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

// Each test has people of its own, so that views shared in another are told apart by their owner.
beforeEach(async () => {
  person = await given.admin("account-manager");
  colleague = await given.admin("account-manager");
});

const buildBody = (values: Partial<ListViewBody> = {}): ListViewBody => ({
  list: "companies",
  name: `Unverified ${person.userId}`,
  query: "?status=3",
  shared: false,
  ...values,
});
const save = (values: Partial<ListViewBody> = {}, by = person) =>
  api.call(calls.create, { body: buildBody(values) }, by);
const read = async (by = person) => (await api.call(calls.list, {}, by)).body.data;
const listNames = async (by = person) =>
  (await read(by)).views.flatMap(({ name }) => (name.endsWith(`${person.userId}`) ? [name] : []));

test("a view is its owner's alone until it is shared, and theirs to change and delete", async () => {
  const { id } = (await save()).body.data;
  expect((await read()).views).toContainEqual(expect.objectContaining({ id, own: true }));
  expect(await listNames(colleague)).toEqual([]);

  const shared = { params: { id }, body: buildBody({ shared: true, query: "?status=1" }) };
  expect((await api.call(calls.update, shared, colleague)).status).toBe(404);
  expect((await api.call(calls.update, shared, person)).status).toBe(200);
  const seen = (await read(colleague)).views.find((view) => view.id === id);
  expect(seen).toMatchObject({ own: false, shared: true, query: "?status=1" });
  expect((await api.call(calls.update, shared, colleague)).status).toBe(404);
  expect((await api.call(calls.remove, { params: { id } }, colleague)).status).toBe(404);
  expect((await api.call(calls.remove, { params: { id } }, person)).status).toBe(204);
  expect((await api.call(calls.remove, { params: { id } }, person)).status).toBe(404);
  expect(await listNames(colleague)).toEqual([]);
});

test("a list that a role doesn't see has no views for it, shared or its own", async () => {
  const talent = await given.admin("talent-manager");
  await save({ list: "developers", shared: true }, talent);
  expect(await listNames(talent)).toHaveLength(1);
  expect(await listNames()).toEqual([]);
  expect((await save({ list: "developers" })).status).toBe(403);
  const { id } = (await save()).body.data;
  const moved = { params: { id }, body: buildBody({ list: "developers" }) };
  expect((await api.call(calls.update, moved, person)).status).toBe(403);
  const layout = { list: "skills" as const, columns: null, density: "compact" as const };
  expect((await api.call(calls.arrange, { body: layout }, person)).status).toBe(403);
});

test("a name is used once in a list, also of two at once, and there are at most fifty", async () => {
  const name = `Mine ${person.userId}`;
  const both = await Promise.all([save({ name }), save({ name: name.toUpperCase() })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect((await save({ name })).problem.errors).toEqual({ name: [M.nameTaken] });
  expect((await save({ name, list: "jobs" })).status).toBe(201);
  for (let count = 2; count < LIST_VIEWS_MAX; count++) await given.listView(person.userId);
  const refused = await save({ name: "One more" });
  expect([refused.status, refused.problem.message]).toEqual([409, M.tooMany]);
  expect((await save({ name }, colleague)).status).toBe(201);
});

test.each(["status=1", "//elsewhere.example", "?a=1#hash", "?a=1 b"])(
  "%j is no query string of a list",
  async (query) => {
    expect((await save({ query })).problem.errors).toHaveProperty("query");
  },
);

test("each person sets up a list for themselves, and the last choice counts", async () => {
  const arrange = (columns: string[] | null, density: "compact" | "standard") =>
    api.call(calls.arrange, { body: { list: "companies", columns, density } }, person);
  await arrange(["name", "status"], "compact");
  expect((await read()).layouts).toEqual([
    { list: "companies", columns: ["name", "status"], density: "compact" },
  ]);
  await arrange(null, "standard");
  expect((await read()).layouts).toEqual([
    { list: "companies", columns: null, density: "standard" },
  ]);
  expect((await read(colleague)).layouts).toEqual([]);
});

test("views and layouts of a person who is erased are deleted, shared views too", async () => {
  await save({ shared: true });
  await api.call(
    calls.arrange,
    { body: { list: "jobs", columns: null, density: "compact" } },
    person,
  );
  await removeOwnListViews(api.db, person.userId);
  expect(await listNames(colleague)).toEqual([]);
  const owners = await api.db.select({ owner: listLayouts.user_id }).from(listLayouts);
  expect(owners).not.toContainEqual({ owner: person.userId });
});
