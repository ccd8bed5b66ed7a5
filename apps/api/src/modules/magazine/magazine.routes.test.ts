import { contract } from "@devguild/contract/contract";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const { list, options, details, relatedJobs } = contract.magazine;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const titlesOf = async (query: object) => {
  const { body } = await api.call(list, { query });
  return body.data.map(({ title }) => title);
};

describe("the magazine's list", () => {
  test("shows published articles, newest first, thirteen per page", async () => {
    const author = await given.articleAuthor();
    const titles = Array.from({ length: 15 }, (_, number) => `Number ${number}`);
    for (const title of titles) await given.article({ title, author_id: author.id });
    for (const status of [ARTICLE_STATUSES.DRAFT, ARTICLE_STATUSES.UNPUBLISHED])
      await given.article({ title: "Hidden", author_id: author.id, status });
    const { body } = await api.call(list, { query: { authors: [author.id] } });
    expect(body.data.map(({ title }) => title)).toEqual(titles.toReversed().slice(0, 13));
    expect(body.meta).toEqual({ current_page: 1, last_page: 2, per_page: 13, total: 15 });
    expect(await titlesOf({ authors: [author.id], page: 2 })).toEqual(["Number 1", "Number 0"]);
    expect(await titlesOf({ authors: [author.id], page: 3 })).toEqual([]);
  });

  test("is filtered by skill, category and text, separately and combined", async () => {
    const [go, rust] = [await given.skillId("go"), await given.skillId("rust")];
    const category = await given.articleCategory("Languages");
    await given.article({ title: "Channels, calmly", summary: "On select", skill_ids: [go] });
    await given.article({
      title: "Lifetimes, calmly",
      category_id: category.id,
      skill_ids: [rust, go],
    });
    expect(await titlesOf({ skills: [rust] })).toEqual(["Lifetimes, calmly"]);
    expect(await titlesOf({ skills: [go, rust], metadata: "calmly" })).toEqual([
      "Lifetimes, calmly",
      "Channels, calmly",
    ]);
    expect(await titlesOf({ metadata: "SELECT calmly" })).toEqual(["Channels, calmly"]);
    expect(await titlesOf({ metadata: "100%" })).toEqual([]);
    expect(await titlesOf({ skills: [go], categories: [category.id] })).toEqual([
      "Lifetimes, calmly",
    ]);
  });

  test("takes two statements, whatever the filters", async () => {
    await api.call(list, {});
    const ran = await api.statementsOf(() => api.call(list, { query: { metadata: "calmly" } }));
    expect(ran).toHaveLength(2);
  });

  test("offers only options with published articles", async () => {
    const skill = await given.skillId("haskell");
    const hidden = await given.articleAuthor("Nobody Yet");
    const shown = await given.articleAuthor("Somebody Read");
    await given.article({
      author_id: hidden.id,
      status: ARTICLE_STATUSES.DRAFT,
      skill_ids: [await given.skillId("cobol")],
    });
    await given.article({ author_id: shown.id, skill_ids: [skill] });
    const { body } = await api.call(options, {});
    const labels = body.data.authors.map(({ label }) => label);
    expect(labels).toContain("Somebody Read");
    expect(labels).not.toContain("Nobody Yet");
    const slugs = body.data.skills.map(({ slug }) => slug);
    expect(slugs).toContain("haskell");
    expect(slugs).not.toContain("cobol");
    expect(body.data.statuses.map(({ label }) => label)).toEqual([
      "Draft",
      "Scheduled",
      "Published",
      "Unpublished",
    ]);
  });

  test.each([
    ["page", "0"],
    ["page", "x"],
    ["page", "10001"],
    ["authors", "abc"],
  ])("%s=%s is rejected on its field", async (name, value) => {
    const answer = await api.send("GET", `/magazine/articles?${name}=${value}`);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.problem.errors)[0]).toMatch(new RegExp(`^${name}`));
  });
});

describe("an article", () => {
  test("has a table of contents, and suggestions of what to read next", async () => {
    const category = await given.articleCategory();
    const next = await given.article({ category_id: category.id });
    const draft = await given.article({
      category_id: category.id,
      status: ARTICLE_STATUSES.DRAFT,
    });
    const { id, slug } = await given.article({
      category_id: category.id,
      body_html: "<p>One</p><h2>Größe &amp; <em>Maß</em></h2><p>Two</p><h2>Größe &amp; Maß</h2>",
    });
    const { status, body } = await api.call(details, { params: { id, slug } });
    expect(status).toBe(200);
    expect(body.data.contents).toEqual([
      { id: "grosse-mass", title: "Größe & Maß" },
      { id: "grosse-mass-2", title: "Größe & Maß" },
    ]);
    expect(body.data.body_html).toContain('<h2 id="grosse-mass-2">Größe &amp; Maß</h2>');
    const { body: listed } = await api.call(list, { query: {} });
    expect(body.data.recommendations[0]).toEqual(
      listed.data.find(({ id: each }) => each === next.id),
    );
    const recommended = body.data.recommendations.map((each) => each.id);
    expect(recommended).toHaveLength(4);
    expect(recommended).not.toContain(id);
    expect(recommended).not.toContain(draft.id);
  });

  test("is found by slug alone and by id alone, and returns its canonical path", async () => {
    const { id, slug } = await given.article();
    for (const params of [
      { id: 0, slug },
      { id, slug: "of-former-times" },
      { id, slug: "placeholder" },
    ]) {
      const answer = await api.send("GET", `/magazine/${params.id}/${params.slug}`);
      expect(answer.status).toBe(301);
      expect(answer.json).toMatchObject({ data: { article_id: id, article_slug: slug } });
    }
    expect((await api.send("GET", "/magazine/0/unknown-words")).status).toBe(404);
    expect((await api.send("GET", "/magazine/999999/unknown")).status).toBe(404);
  });

  test("is visible before publication only to magazine staff", async () => {
    const { id, slug } = await given.article({ status: ARTICLE_STATUSES.DRAFT });
    const call = { params: { id, slug } };
    expect((await api.call(details, call)).status).toBe(404);
    const preview = { ...call, query: { preview: true } };
    const editor = await given.admin("content-editor");
    const read = await api.call(details, preview, editor);
    expect(read.body.data.id).toBe(id);
    expect((await api.call(details, preview)).status).toBe(403);
    expect((await api.call(details, preview, await given.admin("support"))).status).toBe(403);
    expect((await api.call(details, preview, await given.developer())).status).toBe(403);
    expect((await api.call(details, call, editor)).status).toBe(404);
  });

  test("includes open jobs that share its skills", async () => {
    const kotlin = await given.skillId("kotlin");
    const job = await given.openJob({ skill_ids: [kotlin] });
    await given.openJob({ skill_ids: [await given.skillId("perl")] });
    const { id } = await given.article({ skill_ids: [kotlin] });
    const { body } = await api.call(relatedJobs, { params: { id } });
    expect(body.data.map((each) => each.id)).toEqual([job.id]);
    const { id: plain } = await given.article();
    const { body: all } = await api.call(relatedJobs, { params: { id: plain } });
    expect(all.data.map((each) => each.id)).toContain(job.id);
    const draft = await given.article({ status: ARTICLE_STATUSES.DRAFT });
    expect((await api.call(relatedJobs, { params: { id: draft.id } })).status).toBe(404);
  });
});
