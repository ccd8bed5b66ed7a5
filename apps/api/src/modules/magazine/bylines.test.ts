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

const updateAuthor = (id: number, name: string) =>
  api.call(
    calls.updateAuthor,
    { params: { id }, body: { name, job_title: "Editor", bio: "Writes.", portrait_url: null } },
    editor,
  );

test("an author is changed wherever their articles show them, and no other one gets their name", async () => {
  const author = await given.articleAuthor(`Mara ${Date.now()}`);
  const article = await given.article({ author_id: author.id });
  const name = `Mara Holm ${Date.now()}`;
  expect((await updateAuthor(author.id, name)).body.data).toMatchObject({ name, articles: 1 });
  const { data } = (
    await api.call(contract.magazine.details, { params: { id: article.id, slug: article.slug } })
  ).body;
  expect(data.author).toMatchObject({ full_name: name, job_title: "Editor", bio: "Writes." });
  const other = await given.articleAuthor(`Otto ${Date.now()}`);
  const refused = await updateAuthor(other.id, name.toUpperCase());
  expect(refused.problem.errors).toEqual({ name: [M.authorKnown] });
  // Their own name in another case is no other author's.
  expect((await updateAuthor(author.id, name.toUpperCase())).status).toBe(200);
  expect((await updateAuthor(0, "Nobody")).status).toBe(404);
});

test("a renamed category keeps its slug, by which pages for hiring teams find it", async () => {
  const category = await given.articleCategory(`Hiring ${Date.now()}`);
  await given.article({ category_id: category.id });
  const name = `Recruiting ${Date.now()}`;
  const call = { params: { id: category.id }, body: { name } };
  expect((await api.call(calls.updateCategory, call, editor)).body.data).toMatchObject({ name });
  const { data } = (await api.call(contract.magazine.options, {})).body;
  expect(data.categories.find(({ id }) => id === category.id)).toMatchObject({
    label: name,
    slug: category.slug,
  });
});

test("only an author and a category without articles can be deleted", async () => {
  const article = await given.article();
  const author = { params: { id: article.author_id } };
  const category = { params: { id: article.category_id } };
  const refused = await api.call(calls.removeAuthor, author, editor);
  expect(refused.status).toBe(409);
  expect(refused.problem.message).toBe(M.authorUsed(1));
  expect((await api.call(calls.removeCategory, category, editor)).problem.message).toBe(
    M.categoryUsed(1),
  );
  await api.call(calls.remove, { params: { id: article.id } }, editor);
  const twice = await Promise.all([
    api.call(calls.removeAuthor, author, editor),
    api.call(calls.removeAuthor, author, editor),
  ]);
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  expect((await api.call(calls.removeCategory, category, editor)).status).toBe(204);
});
