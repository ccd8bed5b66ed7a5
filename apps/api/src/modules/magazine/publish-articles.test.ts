import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { articles } from "./magazine.tables.ts";
import { publishDueArticles } from "./publish-articles.commands.ts";

const calls = contract.adminMagazine;
const { DRAFT, SCHEDULED, PUBLISHED, UNPUBLISHED } = ARTICLE_STATUSES;
const READY = { summary: "Why.", body_html: "<p>Write it down.</p>" };

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});

const saveDraft = (id: number, body: BodyInput<typeof calls.saveDraft>) =>
  api.call(calls.saveDraft, { params: { id }, body }, editor);
const update = (id: number, body: BodyInput<typeof calls.update>) =>
  api.call(calls.update, { params: { id }, body }, editor);
const read = async (id: number) =>
  (await api.call(calls.details, { params: { id } }, editor)).body.data;
const isPublic = async ({ id, slug }: { id: number; slug: string }) =>
  (await api.call(contract.magazine.details, { params: { id, slug } })).status === 200;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** Lets the time of a scheduled article come, without the task that publishes it. */
const passTime = (id: number) =>
  api.db
    .update(articles)
    .set({ publish_at: new Date(Date.now() - 60_000) })
    .where(eq(articles.id, id));

const schedule = async (publish_at = inMinutes(10)) => {
  const { id } = await given.article({ ...READY, status: DRAFT, published_at: null });
  return (await update(id, { version: 1, status: SCHEDULED, publish_at })).body.data;
};

test("a scheduled article is published at its minute by the task, once", async () => {
  const article = await schedule();
  expect(article).toMatchObject({ status: SCHEDULED, published_at: null });
  await passTime(article.id);
  await Promise.all([publishDueArticles(api.db), publishDueArticles(api.db)]);
  const after = await read(article.id);
  expect(after).toMatchObject({ status: PUBLISHED, publish_at: null, version: article.version });
  expect(Date.parse(after.published_at ?? "")).toBeLessThan(Date.now());
  expect(await isPublic(article)).toBe(true);
});

test("a scheduled article is there for readers even if nothing has run: its page, lists and feeds", async () => {
  const article = await schedule();
  const listed = async () =>
    (await api.call(contract.magazine.list, { query: {} })).body.data.map(({ id }) => id);
  expect(await isPublic(article)).toBe(false);
  expect(await listed()).not.toContain(article.id);
  await passTime(article.id);
  expect(await isPublic(article)).toBe(true);
  expect((await listed())[0]).toBe(article.id);
  const details = await api.call(contract.magazine.details, { params: article });
  expect(details.body.data).toMatchObject({ status: PUBLISHED });
  expect(details.body.data.published_at).not.toBeNull();
  expect(
    (await api.call(calls.list, { query: { statuses: [PUBLISHED] } }, editor)).body.data,
  ).toContainEqual(expect.objectContaining({ id: article.id, status: PUBLISHED }));
  const taken = await api.call(calls.unpublish, { params: { id: article.id } }, editor);
  expect(taken.body.data.status).toBe(UNPUBLISHED);
});

test("a scheduled article turns back into a draft, once", async () => {
  const { id } = await schedule();
  const clear = () => api.call(calls.clearSchedule, { params: { id } }, editor);
  expect((await clear()).body.data).toMatchObject({ status: DRAFT, publish_at: null });
  expect((await clear()).status).toBe(409);
});

test("a scheduled article is moved to another time, and stays complete", async () => {
  const { id, version } = await schedule();
  const later = inMinutes(60);
  const moved = await update(id, { version, status: SCHEDULED, publish_at: later });
  expect(moved.body.data.publish_at).toBe(later);
  const emptied = await update(id, { version: version + 1, summary: "" });
  expect(emptied.problem.errors).toEqual({
    summary: ["Write a summary; it’s shown in lists and search results."],
  });
  expect((await saveDraft(id, { version: version + 1, title: "Typed" })).status).toBe(409);
});
