import { contract } from "@devguild/contract/contract";
import type { CategoryPage } from "@devguild/schemas/jobs";
import type { InventoryPage } from "@devguild/schemas/page-inventory";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { countCategoryPages } from "./count-pages.commands.ts";

const calls = contract.pageInventory;

let api: TestApi;
let given: Given;
let staff: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  staff = await given.admin();
});

const list = async (query: Parameters<typeof api.call<typeof calls.list>>[1]["query"]) =>
  (await api.call(calls.list, { query }, staff)).body;
const find = async (url: string) =>
  (await list({ search: url, per_page: 100 })).data.find((page) => page.url === url);

const toQuery = ({ url, page_type }: InventoryPage): CategoryPage => {
  const [first = "", second = "", third] = url.split("/").slice(3);
  switch (page_type) {
    case "s":
      return { page_type, skill: first };
    case "e":
      return { page_type, seniority: first };
    case "ln":
      return { page_type, language: first };
    case "l":
      return { page_type, country: first, ...(second && { location: second }) };
    case "ls":
      return third
        ? { page_type, country: first, location: second, skill: third }
        : { page_type, country: first, skill: second };
  }
};

describe("the inventory of category pages", () => {
  test("lists every page that has open jobs, with how many", async () => {
    for (let count = 0; count < 5; count += 1)
      await given.openJob({ skills: ["rust"], cities: ["berlin"] });
    await countCategoryPages(api.db);
    expect(await find("/jobs/s/rust")).toMatchObject({
      page_type: "s",
      title: "Rust developer jobs",
      total_jobs: 5,
      seo_text: "",
      seo_automatic_text: expect.stringContaining("5 open jobs here") as string,
    });
    expect(await find("/jobs/l/germany/berlin")).toMatchObject({ total_jobs: 5 });
    expect(await find("/jobs/ls/germany/rust")).toMatchObject({
      title: "Rust developer jobs in Germany",
      total_jobs: 5,
    });
    expect(await find("/jobs/ls/germany/berlin/rust")).toMatchObject({ total_jobs: 5 });
  });

  test("each address is a page that the site answers", async () => {
    const { data } = await list({ per_page: 100 });
    expect(data.length).toBeGreaterThan(4);
    for (const page of data) {
      const answer = await api.call(contract.jobs.categoryPage, { query: toQuery(page) });
      expect(answer.body.data.page_title).toBe(page.title);
    }
  });

  test("keeps a page and its text when its last job has gone", async () => {
    const job = await given.openJob({ skills: ["cobol"] });
    await countCategoryPages(api.db);
    const page = await find("/jobs/s/cobol");
    await api.call(
      calls.update,
      { params: { id: page?.id ?? 0 }, body: { seo_text: "Banks, mostly." } },
      staff,
    );
    await api.db.update(jobs).set({ status: "unpublished" }).where(eq(jobs.id, job.id));
    await countCategoryPages(api.db);
    expect(await find("/jobs/s/cobol")).toMatchObject({
      total_jobs: 0,
      seo_text: "Banks, mostly.",
    });
  });

  test("is sorted by open jobs, most first by default, and filtered by text and kind", async () => {
    const most = (await list({})).data.map(({ total_jobs }) => total_jobs);
    expect(most).toEqual(most.toSorted((a, b) => b - a));
    const least = (await list({ order_dir: "asc" })).data.map(({ total_jobs }) => total_jobs);
    expect(least).toEqual(least.toSorted((a, b) => a - b));
    const written = (await list({ written: true })).data;
    expect(written.map(({ url }) => url)).toEqual(["/jobs/s/cobol"]);
    for (const { page_type } of (await list({ page_type: "ls" })).data)
      expect(page_type).toBe("ls");
    for (const search of ["%", "_", "zzzz"]) expect((await list({ search })).data).toEqual([]);
  });
});

describe("a text that staff write", () => {
  test("shows on the page and is in the audit log; an empty one removes it", async () => {
    const { id } = await given.categoryPage({ url: "/jobs/s/elixir" });
    const write = (seo_text: string) =>
      api.call(calls.update, { params: { id }, body: { seo_text } }, staff);
    const read = async () =>
      (
        await api.call(contract.jobs.categoryPage, {
          query: { page_type: "s", skill: "elixir" },
        })
      ).body.data.seo_manual_text;
    expect(
      (await write("  For systems that never sleep. ")).body.data.text_updated_at,
    ).not.toBeNull();
    expect(await read()).toBe("For systems that never sleep.");
    const [entry] = await api.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.action, "category-page.edit"), eq(auditLog.subject_id, id)));
    expect(entry?.details).toMatchObject({
      changes: { seo_text: { before: "", after: "For systems that never sleep." } },
    });
    await write("");
    expect(await read()).toBe("");
  });

  test("has at most 2,000 characters", async () => {
    const { id } = await given.categoryPage();
    const answer = await api.call(
      calls.update,
      { params: { id }, body: { seo_text: "a".repeat(2001) } },
      staff,
    );
    expect(answer.problem.errors).toEqual({ seo_text: ["Use at most 2,000 characters."] });
  });

  test("for an unknown page is a 404", async () => {
    const answer = await api.call(
      calls.update,
      { params: { id: 999_999 }, body: { seo_text: "" } },
      staff,
    );
    expect(answer.status).toBe(404);
  });
});
