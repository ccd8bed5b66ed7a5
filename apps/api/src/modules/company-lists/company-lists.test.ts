import { contract } from "@devguild/contract/contract";
import { EMPLOYEE_RANGES, HIRING_PREFERENCES } from "@devguild/schemas/constants/companies";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { matchesWordPrefixes, plainWords } from "../../db/conditions.ts";
import { selectRows } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { countFacets } from "../public-companies/count-facets.commands.ts";

const lists = contract.companyLists;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const labelsOf = async (query: object = {}) => {
  const { body } = await api.call(lists.companies, { query: { no_cache: true, ...query } });
  return body.data.map(({ label }) => label);
};

describe("the list of companies", () => {
  test("contains the published ones by name, all or of one kind", async () => {
    await given.openJob({ company: await given.company({ name: "beta" }) });
    await given.company({ name: "Alpha" });
    await given.company({ name: "Agents", type: 1 });
    await given.company({ name: "Hidden", published: false });
    await countFacets(api.db);
    expect(await labelsOf()).toEqual(["Agents", "Alpha", "beta"]);
    expect(await labelsOf({ agencies: true })).toEqual(["Agents"]);
    expect(await labelsOf({ agencies: false })).toEqual(["Alpha", "beta"]);
    expect(await labelsOf({ public_jobs_only: true })).toEqual(["beta"]);
    expect(await labelsOf({ public_jobs_only: true, agencies: true })).toEqual([]);
  });

  test("skips the cache on request", async () => {
    await api.call(lists.companies, {});
    await given.company({ name: "Newcomer" });
    const { body } = await api.call(lists.companies, {});
    expect(body.data.map(({ label }) => label)).not.toContain("Newcomer");
    expect(await labelsOf()).toContain("Newcomer");
  });
});

describe("searching companies by name", () => {
  // Each test only sees its own companies.
  beforeEach(() => api.db.update(companies).set({ published: false }));

  const give = async (...names: string[]) => {
    for (const name of names) await given.company({ name });
  };
  const found = (search: string, query: object = {}) => labelsOf({ search, ...query });

  test("matches word prefixes in any order, ignoring case and accents", async () => {
    await give("Tidewerk", "Nordic Tide Labs", "L'Oréal (Łódź)", "Retides", "Straße-Øst");
    expect(await found("tide")).toEqual(["Tidewerk", "Nordic Tide Labs"]);
    expect(await found("LABS nor")).toEqual(["Nordic Tide Labs"]);
    for (const text of ["oreal", "lodz", "l'or", "Łó", "Oréal l"])
      expect(await found(text), text).toEqual(["L'Oréal (Łódź)"]);
    for (const text of ["strasse", "ost", "STRASSE-ØST"])
      expect(await found(text), text).toEqual(["Straße-Øst"]);
    expect(await found("zzzz")).toEqual([]);
    expect(await found("idewerk")).toEqual([]);
  });

  test("takes punctuation literally, including wildcards and database operators", async () => {
    await give("100% Rust", "1000 Hands", "snake_case", "snakeXcase", "A & B", "It's:*", "C\\D");
    expect(await found("100%")).toEqual(["100% Rust"]);
    expect(await found("100")).toEqual(["100% Rust", "1000 Hands"]);
    expect(await found("snake_")).toEqual(["snake_case"]);
    expect(await found("case")).toEqual(["snake_case"]);
    for (const text of ["%", "_", "*", "!!", "' | 'a", "a | b"])
      expect(await found(text), text).toEqual([]);
    expect(await found("a & b")).toEqual(["A & B"]);
    expect(await found("it's:*")).toEqual(["It's:*"]);
    expect(await found("c\\")).toEqual(["C\\D"]);
    expect(await found("ﷺ".repeat(100))).toEqual([]);
  });

  test("returns names that start with the text first, then those with the most open jobs, up to twenty", async () => {
    await give(...Array.from({ length: 21 }, (_, at) => `Firm of Nord ${at}`), "Nord zuerst");
    await given.openJob({ company: await given.company({ name: "Y Nord" }) });
    await countFacets(api.db);
    const labels = await found("nord");
    expect(labels).toHaveLength(20);
    expect(labels.slice(0, 3)).toEqual(["Nord zuerst", "Y Nord", "Firm of Nord 0"]);
    expect(await found("nord", { limit: 1 })).toEqual(["Nord zuerst"]);
    expect(await found("nord", { limit: 100 })).toHaveLength(23);
    expect(await found("nord", { public_jobs_only: true })).toEqual(["Y Nord"]);
    // An empty text matches every company.
    expect((await found(" "))[0]).toBe("Y Nord");
    expect(await labelsOf({ limit: 2 })).toEqual(["Firm of Nord 0", "Firm of Nord 1"]);
  });

  test("leaves out companies without a page", async () => {
    await give("Shown");
    await given.company({ name: "Shownot", published: false });
    await given.company({ name: "Shownomore", deleted_at: new Date() });
    expect(await found("show")).toEqual(["Shown"]);
  });

  test("uses an index", async () => {
    await api.db.execute(sql`insert into companies (name, slug)
      select 'Company ' || md5(n::text), 'company-of-' || n from generate_series(1, 5000) n`);
    await api.db.execute(sql`analyze companies`);
    const wanted = matchesWordPrefixes(plainWords(sql`${companies.name}`), "abcde");
    const query = api.db.select({ id: companies.id }).from(companies).where(wanted);
    const plan = await selectRows<{ "QUERY PLAN": string }>(api.db, sql`explain ${query.getSQL()}`);
    expect(JSON.stringify(plan)).toContain("companies_words");
  });

  test.each([
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=few", "limit"],
    ["limit=1.5", "limit"],
    [`search=${"a".repeat(101)}`, "search"],
    ["search=%00", "search"],
  ])("%s is rejected", async (query, field) => {
    const answer = await api.send("GET", `/lists/companies?${query}`);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.problem.errors)).toEqual([field]);
  });
});

test("each key value has an id, a label and a slug", async () => {
  const answers = [
    await api.call(lists.employees, {}),
    await api.call(lists.hiringPreferences, {}),
    await api.call(contract.industries.options, {}),
    await api.call(lists.keyValues, {}),
  ];
  expect(answers.map(({ body }) => body.data.length)).toEqual([
    EMPLOYEE_RANGES.length,
    HIRING_PREFERENCES.length,
    expect.any(Number),
    expect.any(Number),
  ]);
  for (const { body } of answers) {
    const slugs = body.data.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(3);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]*[a-z][a-z0-9-]*$/);
  }
});

test("companies with a marketing membership are those whose membership is active", async () => {
  const admin = await given.admin();
  const day = DAY_MS;
  const member = await given.company({ name: "Member", logo_url: "/l.svg" });
  await given.membership(member.id, { kind: "MARKETING" });
  await given.membership(member.id, { kind: "MARKETING" });
  await given.membership((await given.company()).id, { kind: "RECRUITING" });
  await given.membership((await given.company()).id, {
    kind: "MARKETING",
    valid_until: new Date(Date.now() - day / 2),
  });
  const { body } = await api.call(lists.marketingMembers, {}, admin);
  expect(body.data).toEqual([{ id: member.id, full_name: "Member", image: "/l.svg" }]);
});

test("talent managers are the admins with that role", async () => {
  const admin = await given.admin();
  const manager = await given.admin("talent-manager");
  const { body } = await api.call(lists.talentManagers, {}, admin);
  expect(body.data.map(({ id }) => id)).toEqual([manager.userId]);
  expect(body.data[0]?.full_name).toMatch(/^Ada Person \d+$/);
});
