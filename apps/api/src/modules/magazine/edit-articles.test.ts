import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";

const calls = contract.adminMagazine;
const { DRAFT, SCHEDULED, PUBLISHED, UNPUBLISHED } = ARTICLE_STATUSES;
const READY = { summary: "Why.", body_html: "<p>Write it down.</p>" };

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;
let colleague: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
  colleague = await given.admin();
});

let serial = 0;
const create = async (body: Partial<BodyInput<typeof calls.create>> = {}) => {
  serial += 1;
  const author_id = (await given.articleAuthor()).id;
  const category_id = (await given.articleCategory()).id;
  const sent = { title: `A log, part ${serial}`, author_id, category_id, ...body };
  return api.call(calls.create, { body: sent }, editor);
};
const draft = async (body?: Partial<BodyInput<typeof calls.create>>) =>
  (await create(body)).body.data;
const update = (id: number, body: BodyInput<typeof calls.update>, by = editor) =>
  api.call(calls.update, { params: { id }, body }, by);
const saveDraft = (id: number, body: BodyInput<typeof calls.saveDraft>, by = editor) =>
  api.call(calls.saveDraft, { params: { id }, body }, by);
const read = async (id: number) =>
  (await api.call(calls.details, { params: { id } }, editor)).body.data;
const list = async (query: Parameters<typeof api.call<typeof calls.list>>[1]["query"]) =>
  (await api.call(calls.list, { query: { per_page: 100, ...query } }, editor)).body.data;
const isPublic = async ({ id, slug }: { id: number; slug: string }) =>
  (await api.call(contract.magazine.details, { params: { id, slug } })).status === 200;

describe("an editor", () => {
  test("starts a draft with an address made from its title", async () => {
    const article = await draft({ title: "  Größe & Maß " });
    expect(article).toMatchObject({
      title: "Größe & Maß",
      status: DRAFT,
      version: 1,
      published_at: null,
    });
    expect(article.slug).toBe("grosse-and-mass");
    expect(await isPublic(article)).toBe(false);
  });

  test("writes; the text is sanitised, and its length decides the reading time", async () => {
    const { id } = await draft();
    const text = `<p onclick="x()">${"word ".repeat(600)}</p><script>x()</script>`;
    const { body } = await saveDraft(id, { version: 1, body_html: text });
    expect(body.data.body_html).toBe(`<p>${"word ".repeat(600)}</p>`);
    expect(body.data).toMatchObject({ reading_time: 5, version: 2 });
    const chosen = await saveDraft(id, { version: 2, reading_time: 7 });
    expect(chosen.body.data).toMatchObject({ reading_time: 7, version: 3 });
  });

  test("changes only what is sent", async () => {
    const before = await draft({ ...READY, skill_ids: [await given.skillId("go")] });
    const { body } = await saveDraft(before.id, { version: 1, meta_title: "Logs" });
    expect(body.data).toEqual({
      ...before,
      meta_title: "Logs",
      version: 2,
      updated_at: body.data.updated_at,
    });
  });

  test("publishes, changes, unpublishes and publishes again, on its first date", async () => {
    const { id } = await draft(READY);
    const published = (await update(id, { version: 1, status: PUBLISHED })).body.data;
    expect(published).toMatchObject({ status: PUBLISHED, version: 2 });
    expect(await isPublic(published)).toBe(true);
    await update(id, { version: 2, title: "Changed" });
    const unpublish = () => api.call(calls.unpublish, { params: { id } }, editor);
    expect((await unpublish()).body.data.status).toBe(UNPUBLISHED);
    expect(await isPublic(published)).toBe(false);
    expect((await unpublish()).status).toBe(409);
    const again = await update(id, { version: 4, status: PUBLISHED });
    expect(again.body.data).toMatchObject({
      title: "Changed",
      published_at: published.published_at,
    });
    const entries = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subject, "article"), eq(auditLog.subject_id, id)))
      .orderBy(auditLog.id);
    expect(entries.map(({ action }) => action)).toEqual([
      "article.create",
      "article.publish",
      "article.edit",
      "article.unpublish",
      "article.publish",
    ]);
  });

  test("deletes one", async () => {
    const { id } = await draft();
    const remove = () => api.call(calls.remove, { params: { id } }, editor);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await api.call(calls.details, { params: { id } }, editor)).status).toBe(404);
  });
});

describe("nothing is overwritten unseen", () => {
  test("of two editors, the second is refused, and the first one’s text stays", async () => {
    const { id } = await draft();
    const answers = await Promise.all([
      saveDraft(id, { version: 1, title: "Mine" }),
      saveDraft(id, { version: 1, title: "Theirs" }, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const stored = await read(id);
    expect(stored.title).toBe(answers[0].status === 200 ? "Mine" : "Theirs");
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem.code).toBe("article_changed");
  });

  test("a change that is based on an older version changes nothing", async () => {
    const { id } = await draft(READY);
    await saveDraft(id, { version: 1, title: "Newer" }, colleague);
    const answer = await update(id, { version: 1, status: PUBLISHED, title: "Older" });
    expect(answer.status).toBe(409);
    expect(await read(id)).toMatchObject({ title: "Newer", status: DRAFT });
  });
});

describe("what isn’t right is refused at its field, and nothing changes", () => {
  test.each([
    [{ title: " " }, "title"],
    [{ slug: "Not a slug" }, "slug"],
    [{ slug: "123" }, "slug"],
    [{ slug: "preview" }, "slug"],
    [{ image_url: "https://a.example/a.png" }, "image_url"],
    [{ author_id: 999_999 }, "author_id"],
    [{ category_id: 999_999 }, "category_id"],
    [{ skill_ids: [999_999] }, "skill_ids"],
    [{ meta_title: "a".repeat(121) }, "meta_title"],
  ])("%j", async (wrong, field) => {
    const before = await draft(READY);
    const answer = await update(before.id, { version: 1, ...wrong });
    expect(Object.keys(answer.problem.errors ?? {})).toEqual([field]);
    expect(Object.keys((await create(wrong)).problem.errors ?? {})).toEqual([field]);
    expect(await read(before.id)).toEqual(before);
  });

  test.each([
    [{ status: SCHEDULED }, "publish_at"],
    [{ status: SCHEDULED, publish_at: "2020-01-01T00:00:00.000Z" }, "publish_at"],
    [{ status: PUBLISHED, body_html: "<p></p>" }, "body_html"],
    [
      { status: PUBLISHED, body_html: '<p>x</p><img src="/api/files/covers/a.png" alt="">' },
      "body_html",
    ],
    [{ status: PUBLISHED, image_url: "/api/files/covers/a.png" }, "image_alt"],
    [{ status: PUBLISHED, summary: "" }, "summary"],
  ] as const)("before it goes out: %j", async (wrong, field) => {
    const before = await draft(READY);
    const answer = await update(before.id, { version: 1, ...wrong });
    expect(Object.keys(answer.problem.errors ?? {})).toEqual([field]);
    expect(await read(before.id)).toEqual(before);
  });

  test("a title or an address that another article has", async () => {
    const taken = await draft();
    expect((await create({ title: taken.title })).problem.errors).toEqual({
      title: ["There’s already an article with this title."],
    });
    const { id } = await draft();
    expect((await saveDraft(id, { version: 1, slug: taken.slug })).problem.errors).toEqual({
      slug: ["Another article has this address."],
    });
  });
});

describe("staff find articles", () => {
  test("by words, author, category, skill and status, in three orders", async () => {
    const elixir = await given.skillId("elixir");
    const one = await draft({ title: "Zebra crossing", skill_ids: [elixir] });
    const two = await draft({ title: "Aardvark crossing", skill_ids: [elixir], ...READY });
    await update(two.id, { version: 1, status: PUBLISHED });
    const ids = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).map(({ id }) => id);
    expect(await ids({ search: "crossing" })).toEqual([two.id, one.id]);
    expect(await ids({ search: "crossing", order_by: "title" })).toEqual([one.id, two.id]);
    expect(await ids({ search: "crossing", order_by: "published_at" })).toEqual([two.id, one.id]);
    expect(await ids({ authors: [one.author.id] })).toEqual([one.id]);
    expect(await ids({ categories: [two.category.id] })).toEqual([two.id]);
    expect(await ids({ skills: [elixir], statuses: [DRAFT] })).toEqual([one.id]);
    expect(await ids({ skills: [elixir], statuses: [SCHEDULED, UNPUBLISHED] })).toEqual([]);
  });

  test("with what an article can have", async () => {
    const author = await given.articleAuthor("Ruth Options");
    const { body } = await api.call(calls.editOptions, {}, editor);
    expect(body.data.authors).toContainEqual({ id: author.id, label: "Ruth Options" });
    expect(body.data.reading_times).toEqual([1, 3, 5, 7, 10]);
  });
});

describe("revisions", () => {
  const revisions = async (id: number) =>
    (await api.call(calls.revisions, { params: { id }, query: {} }, editor)).body;
  const restore = (id: number, revisionId: number, version: number) =>
    api.call(calls.restore, { params: { id, revisionId }, body: { version } }, editor);

  test("are one for what a person saves in one sitting, and another for the next person", async () => {
    const { id } = await draft();
    await saveDraft(id, { version: 1, body_html: "<p>One</p>" });
    await saveDraft(id, { version: 2, body_html: "<p>One two</p>" });
    await saveDraft(id, { version: 3, body_html: "<p>One two three</p>" }, colleague);
    // Nothing about the words.
    await saveDraft(id, { version: 4, skill_ids: [await given.skillId("go")] });
    const { data, meta } = await revisions(id);
    expect(data.map(({ words }) => words)).toEqual([3, 2]);
    expect(meta.total).toBe(2);
  });

  test("begin with what was there before the first change", async () => {
    const { id } = await given.article({ summary: "Why.", body_html: "<p>Old words</p>" });
    await update(id, { version: 1, body_html: "<p>New words</p>" });
    const { data } = await revisions(id);
    expect(data.map(({ editor: name }) => name === null)).toEqual([false, true]);
    const first = data[1]?.id ?? 0;
    const { body } = await api.call(calls.revision, { params: { id, revisionId: first } }, editor);
    expect(body.data.text).toEqual([
      [
        { kind: "removed", text: "Old " },
        { kind: "added", text: "New " },
        { kind: "same", text: "words" },
      ],
    ]);
  });

  test("are restored, and what was there stays as one", async () => {
    const { id } = await given.article({ summary: "Why.", body_html: "<p>Old words</p>" });
    await update(id, { version: 1, title: "Renamed", body_html: "<p>New words</p>" });
    const first = (await revisions(id)).data[1]?.id ?? 0;
    expect((await restore(id, first, 1)).status).toBe(409);
    const restored = await restore(id, first, 2);
    expect(restored.body.data).toMatchObject({ body_html: "<p>Old words</p>", version: 3 });
    expect(restored.body.data.title).not.toBe("Renamed");
    const other = await draft();
    expect((await restore(other.id, first, 1)).status).toBe(404);
  });
});
