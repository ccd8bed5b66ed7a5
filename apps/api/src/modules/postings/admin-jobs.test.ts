import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";

const calls = contract.adminJobs;
type Query = NonNullable<Parameters<typeof list>[0]>;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

let api: TestApi;
let given: Given;
let admin: Awaited<ReturnType<Given["admin"]>>;
const ids: Record<string, number> = {};

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  admin = await given.admin("talent-manager");
  const mine = await given.company({ name: "Nordwind", customer_success_manager_id: admin.userId });
  const others = await given.company({ name: "Südwind" });
  const make = async (title: string, values: Parameters<Given["openJob"]>[0]) => {
    const { id } = await given.openJob({ company: mine, title, ...values });
    ids[title] = id;
    return id;
  };
  const popular = await make("Ant", { published_at: inDays(-1), expire_at: inDays(30) });
  await make("bee", { published_at: inDays(-3), expire_at: inDays(10) });
  await make("Cat", { published_at: inDays(-9), expire_at: inDays(-1) });
  await make("Dog", { published_at: inDays(-8), expire_at: inDays(-2), status: "expired" });
  await make("Elk", { status: "draft", published_at: null, expire_at: null });
  await make("Fox 4711", { company: others, published_at: inDays(-7), expire_at: inDays(-3) });
  await make("Gnu", { deleted_at: new Date(), expire_at: inDays(-3) });
  for (let count = 0; count < 2; count++)
    await given.application((await given.developer()).developerId, popular);
});

const list = (query: Parameters<typeof api.call<typeof calls.list>>[1]["query"] = {}) =>
  api.call(calls.list, { query }, admin);

const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title);

describe("the back office's jobs", () => {
  test("show their company, status and candidates", async () => {
    const [row] = (await list({ query: "ant" })).body.data;
    expect(row).toMatchObject({
      id: ids["Ant"],
      company: { name: "Nordwind" },
      status: "published",
      candidates_count: 2,
      bookmarked: false,
    });
  });

  test.each<[Query, string[]]>([
    [{ query: "nordwind" }, ["Ant", "bee", "Cat", "Dog", "Elk"]],
    [{ query: "SÜD" }, ["Fox 4711"]],
    [{ query: "fox südwind" }, ["Fox 4711"]],
    [{ query: "4711" }, ["Fox 4711"]],
    [{ query: "gnu" }, []],
    [{ query: "!!" }, []],
    [{ status: "all" }, ["Ant", "bee", "Cat", "Dog", "Elk", "Fox 4711"]],
    [{ status: "published" }, ["Ant", "bee"]],
    [{ status: "expired" }, ["Cat", "Dog", "Fox 4711"]],
    [{ status: "draft" }, ["Elk"]],
    [{ status: "archived" }, []],
    [{ status: "expired", query: "nordwind" }, ["Cat", "Dog"]],
  ])("are found with %j", async (query, titles) => {
    const { data } = (await list({ ...query, order_by: "title", order_by_direction: "asc" })).body;
    expect(titlesOf(data)).toEqual(titles);
  });

  test("are found by id", async () => {
    expect(titlesOf((await list({ query: String(ids["Dog"]) })).body.data)).toContain("Dog");
  });

  test.each<[NonNullable<Query["order_by"]>, "asc" | "desc", string[]]>([
    ["title", "asc", ["Ant", "bee", "Cat", "Dog", "Elk", "Fox 4711"]],
    ["title", "desc", ["Fox 4711", "Elk", "Dog", "Cat", "bee", "Ant"]],
    ["published_at", "desc", ["Ant", "bee", "Fox 4711", "Dog", "Cat", "Elk"]],
    ["published_at", "asc", ["Cat", "Dog", "Fox 4711", "bee", "Ant", "Elk"]],
    ["expire_at", "asc", ["Fox 4711", "Dog", "Cat", "bee", "Ant", "Elk"]],
    ["expire_at", "desc", ["Ant", "bee", "Cat", "Dog", "Fox 4711", "Elk"]],
    ["candidates_count", "desc", ["Ant", "Fox 4711", "Elk", "Dog", "Cat", "bee"]],
  ])(
    "are sorted by %s %s, with empty values last",
    async (order_by, order_by_direction, titles) => {
      expect(titlesOf((await list({ order_by, order_by_direction })).body.data)).toEqual(titles);
    },
  );

  test("that a search finds come in pages, in the order of the list", async () => {
    const read = async (page: number, order: Query) =>
      titlesOf((await list({ query: "nordwind", page, per_page: 3, ...order })).body.data);
    expect(await read(1, { order_by: "candidates_count" })).toEqual(["Ant", "Elk", "Dog"]);
    expect(await read(2, { order_by: "candidates_count" })).toEqual(["Cat", "bee"]);
    expect(await read(2, { order_by: "expire_at" })).toEqual(["Dog", "Elk"]);
    expect(await read(3, { order_by: "expire_at" })).toEqual([]);
  });

  test("come in pages of 20, empty past the last one", async () => {
    expect((await list()).body.pagination).toEqual({
      current_page: 1,
      last_page: 1,
      per_page: 20,
      total: 6,
    });
    const past = (await list({ page: 4, per_page: 2 })).body;
    expect(past).toEqual({
      data: [],
      pagination: { current_page: 4, last_page: 3, per_page: 2, total: 6 },
    });
  });
});

describe("bookmarks", () => {
  const bookmark = (title: string, bookmarked: boolean, who = admin) =>
    api.call(calls.bookmark, { params: { id: ids[title] ?? 0 }, body: { bookmarked } }, who);
  const bookmarks = async (who = admin) =>
    titlesOf((await api.call(calls.bookmarked, {}, who)).body.data);

  test("belong to one admin, newest first, and can be removed", async () => {
    const colleague = await given.admin("support");
    expect((await bookmark("bee", true)).body.data).toEqual({ id: ids["bee"], bookmarked: true });
    await bookmark("Cat", true);
    await bookmark("Cat", true);
    await bookmark("Dog", true, colleague);
    expect(await bookmarks()).toEqual(["Cat", "bee"]);
    expect(await bookmarks(colleague)).toEqual(["Dog"]);
    const { data } = (await list({ query: "bee" })).body;
    expect(data).toMatchObject([{ bookmarked: true }]);

    expect((await bookmark("Cat", false)).body.data.bookmarked).toBe(false);
    await bookmark("Cat", false);
    expect(await bookmarks()).toEqual(["bee"]);
  });

  test("cannot be added for a deleted or unknown job", async () => {
    expect((await bookmark("Gnu", true)).status).toBe(404);
    ids["unknown"] = 999_999;
    expect((await bookmark("unknown", true)).status).toBe(404);
  });
});

test("an admin sees the expired jobs of the companies they manage, latest first", async () => {
  const { data } = (await api.call(calls.expiredOfAssigned, {}, admin)).body;
  expect(titlesOf(data)).toEqual(["Cat", "Dog"]);
  expect(data.every(({ status }) => status === "expired")).toBe(true);
  const other = await given.admin("support");
  expect((await api.call(calls.expiredOfAssigned, {}, other)).body.data).toEqual([]);
});

describe("more than 10,000 jobs", () => {
  const MANY = 10_001;

  test("are counted so far, and paged no further", async () => {
    const { id: companyId } = await given.company({ name: "Ostwind" });
    await api.db.execute(sql`
      insert into jobs (company_id, slug, title, search_words, status, published_at)
      select ${companyId}, 'many-' || number, 'Many', 'many ostwind', 'archived', now() - number * interval '1 hour'
      from generate_series(1, ${MANY}) number`);
    const first = (await list({ query: "ostwind", per_page: 100 })).body;
    expect(first.pagination).toEqual({
      current_page: 1,
      last_page: 100,
      per_page: 100,
      total: MANY - 1,
      capped: true,
    });
    expect(first.data).toHaveLength(100);
    expect((await list({ query: "ostwind", page: 101, per_page: 100 })).body.data).toEqual([]);
    const sorted = (await list({ status: "archived", order_by: "title" })).body;
    expect(sorted).toMatchObject({
      data: Array.from({ length: 20 }, () => ({ title: "Many" })),
      pagination: { capped: true },
    });
  });

  const addOld = async (status: "expired" | "unpublished") => {
    const { id: companyId } = await given.company();
    await api.db.execute(sql`
      insert into jobs (company_id, slug, title, search_words, status, published_at, expire_at)
      select ${companyId}, 'old-' || number, 'Old ' || number, '', ${status},
        now() - number * interval '1 hour' - interval '90 days', now() - number * interval '1 hour' - interval '60 days'
      from generate_series(1, ${MANY}) number`);
  };

  test("are in order if they were unpublished", async () => {
    await addOld("unpublished");
    const page = async (query: Query) =>
      titlesOf((await list({ status: "unpublished", per_page: 2, ...query })).body.data);
    expect(await page({ order_by: "published_at" })).toEqual(["Old 1", "Old 2"]);
    expect(await page({ order_by: "published_at", order_by_direction: "asc", page: 2 })).toEqual([
      `Old ${MANY - 2}`,
      `Old ${MANY - 3}`,
    ]);
    expect(await page({ order_by: "expire_at" })).toEqual(["Old 1", "Old 2"]);
  });

  test("are in order, those whose end has come among those marked as expired", async () => {
    await addOld("expired");
    const page = async (query: Query) => {
      const { data, pagination } = (await list({ status: "expired", per_page: 3, ...query })).body;
      expect(pagination).toMatchObject({ capped: true, total: MANY - 1 });
      return titlesOf(data);
    };
    const last = [`Old ${MANY}`, `Old ${MANY - 1}`, `Old ${MANY - 2}`];
    expect(await page({ order_by: "published_at" })).toEqual(["Fox 4711", "Dog", "Cat"]);
    expect(await page({ order_by: "published_at", page: 2 })).toEqual(["Old 1", "Old 2", "Old 3"]);
    expect(await page({ order_by: "published_at", order_by_direction: "asc" })).toEqual(last);
    expect(await page({ order_by: "expire_at" })).toEqual(["Cat", "Dog", "Fox 4711"]);
    expect(await page({ order_by: "expire_at", order_by_direction: "asc" })).toEqual(last);
    expect(await page({ order_by: "title", order_by_direction: "asc" })).toEqual([
      "Cat",
      "Dog",
      "Fox 4711",
    ]);
  });

  test("are by id if they are drafts, in every order but the title's", async () => {
    const { id: companyId } = await given.company({ name: "Nordost" });
    await api.db.execute(sql`
      insert into jobs (company_id, slug, title, search_words, status)
      select ${companyId}, 'idea-' || number, 'Idea ' || number, '', 'draft'
      from generate_series(1, ${MANY}) number`);
    const page = async (query: Query) =>
      titlesOf((await list({ status: "draft", per_page: 2, ...query })).body.data);
    for (const order_by of ["published_at", "expire_at", "candidates_count"] as const) {
      expect(await page({ order_by })).toEqual([`Idea ${MANY}`, `Idea ${MANY - 1}`]);
      expect(await page({ order_by, order_by_direction: "asc" })).toEqual(["Elk", "Idea 1"]);
    }
    expect(await page({ order_by: "title", order_by_direction: "asc" })).toEqual(["Elk", "Idea 1"]);
  });
});
