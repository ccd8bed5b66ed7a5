import { contract } from "@devguild/contract/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { industries } from "../industries/industries.tables.ts";

let api: TestApi;
let given: Given;
let admin: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  admin = await given.admin("super-admin");
});

beforeEach(() => api.db.delete(auditLog));

const readFile = async (path: string) =>
  String((await api.send("GET", path, admin)).json)
    .split("\r\n")
    .slice(1, -1);

test("jobs, as searched and by status, the last published first", async () => {
  const company = await given.company({ name: "Acme" });
  const job = await given.openJob({ company, title: "Crane Engineer" });
  const archived = await given.openJob({ company, title: "Crane Lead", status: "archived" });
  await given.openJob({ company, title: "Baker" });
  const rows = await readFile("/admin/jobs/csv?query=crane");
  expect(rows.map((row) => Number(row.split(",")[0]))).toEqual([archived.id, job.id]);
  expect(rows[1]).toContain("Crane Engineer,Acme,published,");
  expect(await readFile("/admin/jobs/csv?query=crane&status=archived")).toEqual([rows[0]]);
  expect(await readFile("/admin/jobs/csv")).toHaveLength(3);
});

test("each job is in the file once, over several batches, also of a search", async () => {
  const company = await given.company();
  for (let count = 0; count < 505; count++)
    await given.openJob({ company, title: `Winch ${count}` });
  const ids = (await readFile("/admin/jobs/csv?query=winch")).map((row) => row.split(",")[0]);
  expect(new Set(ids).size).toBe(505);
  expect(ids).toHaveLength(505);
});

test("skills, with their synonyms and nothing that a spreadsheet would run", async () => {
  const id = await given.skill({ name: "=Quicklang", synonyms: ["ql"] });
  const [row, ...others] = await readFile("/admin/skills/csv?query=quicklang");
  expect(others).toEqual([]);
  expect(row).toMatch(new RegExp(`^${id},'=Quicklang,`));
});

test("industries and category pages, as filtered", async () => {
  const [added] = await api.db
    .insert(industries)
    .values({ label: "Crane building", slug: "crane-building", active: false })
    .returning();
  expect(await readFile("/admin/industries/csv?search=crane")).toEqual([
    `${added?.id},Crane building,crane-building,No`,
  ]);
  expect(await readFile("/admin/industries/csv?search=crane&active=1")).toEqual([]);
  const page = await given.categoryPage({ title: "Crane jobs" });
  const [row, ...others] = await readFile("/page-inventory/csv?search=crane");
  expect(others).toEqual([]);
  expect(row).toContain(`${page.id},`);
});

test("deleted accounts, with who deleted them", async () => {
  const userId = await given.accountDeletion();
  const rows = await readFile("/admin/developers/deleted/csv");
  expect(rows.map((row) => Number(row.split(",")[0]))).toEqual([userId]);
});

test("imported listings by their state, and articles in any status", async () => {
  const listing = await given.listing({ title: "Winch Keeper" });
  const closed = await given.listing({ title: "Winch Greaser", is_active: false });
  const rows = await readFile("/admin/job-listings/csv?search=winch");
  expect(rows.map((row) => Number(row.split(",")[0]))).toEqual([closed.id, listing.id]);
  expect(await readFile("/admin/job-listings/csv?search=winch&state=live")).toEqual([rows[1]]);
  const article = await given.article({
    title: "Winches, explained",
    status: 0,
    published_at: null,
  });
  const [row, ...others] = await readFile("/admin/magazine/csv?search=winches");
  expect(others).toEqual([]);
  expect(row).toMatch(new RegExp(`^${article.id},"Winches, explained",`));
});

test("live events, published or not, as filtered", async () => {
  const event = await given.liveEvent({ title: "Winches at work", published: false });
  await given.liveEvent({ title: "Winches at rest" });
  const [row, ...others] = await readFile("/admin/live-events/csv?search=winches&published=0");
  expect(others).toEqual([]);
  expect(row).toMatch(new RegExp(`^${event.id},Winches at work,`));
});

describe("in the order of the list", () => {
  const LETTERS = ["b", "c", "a"];

  const rowsFor: Record<string, (letter: string) => Promise<unknown>> = {
    companies: (letter) => given.company({ name: `Sorted ${letter}` }),
    jobs: (letter) => given.openJob({ title: `Sorted ${letter}` }),
    skills: (letter) => given.skill({ name: `Sorted ${letter}` }),
    industries: (letter) =>
      api.db.insert(industries).values({ label: `Sorted ${letter}`, slug: `sorted-${letter}` }),
    pages: (letter) =>
      given.categoryPage({ title: `Sorted ${letter}`, total_jobs: letter.charCodeAt(0) }),
    articles: (letter) => given.article({ title: `Sorted ${letter}` }),
    liveEvents: (letter) => given.liveEvent({ title: `Sorted ${letter}` }),
    events: (letter) =>
      given.conference({ name: `Sorted ${letter}`, inDays: letter.charCodeAt(0) }),
    videos: (letter) => given.video({ title: `Sorted ${letter}` }),
    listings: (letter) =>
      given.listing({
        title: `Sorted ${letter}`,
        published_at: new Date(Date.UTC(2026, 0, letter.charCodeAt(0) - 90)),
      }),
  };

  test.each([
    ["companies", "/admin/companies", "search=sorted&order_by=name&order_by_direction=desc"],
    ["jobs", "/admin/jobs", "query=sorted&order_by=title&order_by_direction=asc"],
    ["skills", "/admin/skills", "query=sorted&order_by=name&order_by_direction=desc"],
    ["industries", "/admin/industries", "search=sorted&order_by_direction=desc"],
    ["pages", "/page-inventory", "search=sorted&order_dir=asc"],
    ["articles", "/admin/magazine", "search=sorted&order_by=title&order_by_direction=desc"],
    ["liveEvents", "/admin/live-events", "search=sorted&order_by=title&order_by_direction=desc"],
    ["events", "/admin/events", "search=sorted"],
    ["videos", "/admin/videos", "metadata=sorted&order_by=title&order_by_direction=desc"],
    ["listings", "/admin/job-listings", "search=sorted"],
  ])("%s", async (rows, path, query) => {
    for (const letter of LETTERS) await rowsFor[rows]?.(letter);
    const { json } = await api.send("GET", `${path}?${query}`, admin);
    const listed = (json as { data: { id: number }[] }).data.map(({ id }) => id);
    expect(listed).toHaveLength(LETTERS.length);
    expect(listed).not.toEqual(listed.toSorted((a, b) => b - a));
    const file = await readFile(`${path}/csv?${query}`);
    expect(file.map((row) => Number(row.split(",")[0]))).toEqual(listed);
  });
});

test.each([
  ["live-events", contract.adminLiveEvents.csv, "support"],
  ["events", contract.events.csv, "support"],
  ["job-listings", contract.jobListings.csv, "content-editor"],
  ["articles", contract.adminMagazine.csv, "support"],
  ["jobs", contract.adminJobs.csv, "content-editor"],
  ["skills", contract.skills.csv, "support"],
  ["industries", contract.industries.csv, "support"],
  ["category-pages", contract.pageInventory.csv, "support"],
  ["deleted-accounts", contract.deletedAccounts.csv, "account-manager"],
] as const)(
  "a download of %s is recorded, and refused to who may not see them",
  async (list, call, role) => {
    await api.call(call, {}, admin);
    const entries = await api.db.select().from(auditLog);
    expect(entries).toMatchObject([{ action: `export.${list}`, user_id: admin.userId }]);
    expect((await api.call(call, {}, await given.admin(role))).status).toBe(403);
  },
);
