import { contract } from "@devguild/contract/contract";
import { MAGAZINE_MESSAGES as M } from "@devguild/schemas/constants/article-editing";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.adminMagazine;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});

const addAuthor = (name: string) => api.call(calls.createAuthor, { body: { name } }, editor);
const addCategory = (name: string) => api.call(calls.createCategory, { body: { name } }, editor);

test("an editor adds an author and a category, and writes an article with them", async () => {
  const author = (await addAuthor("  Ruth Lindqvist ")).body.data;
  const category = (await addCategory("Field notes")).body.data;
  const { data: options } = (await api.call(calls.editOptions, {}, editor)).body;
  expect(options.authors).toContainEqual({ id: author.id, label: "Ruth Lindqvist" });
  expect(options.categories).toContainEqual({ id: category.id, label: "Field notes" });
  const body = { title: "A log", author_id: author.id, category_id: category.id };
  expect((await api.call(calls.create, { body }, editor)).body.data).toMatchObject({
    author: { label: "Ruth Lindqvist" },
    category: { label: "Field notes" },
  });
});

test("a name is added once, also by two presses at once, and another one with its slug has an address of its own", async () => {
  const both = await Promise.all([addAuthor("Leo Santoro"), addAuthor("leo santoro")]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect((await addAuthor("Leo Santoro")).problem.errors).toEqual({ name: [M.authorKnown] });
  expect((await addAuthor("Leo Santorö")).status).toBe(201);
  await addCategory("C++");
  expect((await addCategory("c++")).problem.errors).toEqual({ name: [M.categoryKnown] });
  expect((await addCategory("C")).status).toBe(201);
});
