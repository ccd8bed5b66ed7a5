import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobChanges } from "../job-index/job-index.tables.ts";
import { expireJobs } from "../postings/expire-jobs.commands.ts";
import { jobs } from "../postings/postings.tables.ts";
import { countFacets } from "./count-facets.commands.ts";
import { countChangedFacets } from "./public-companies.tasks.ts";

const { teams, options, locations, featured } = contract.publicCompanies;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

// Each test only sees its own companies.
beforeEach(() => api.db.update(companies).set({ published: false }));

const find = async (query: object = {}) => {
  const { body } = await api.call(teams, { query });
  return body;
};
const namesOf = async (query: object = {}) => (await find(query)).data.map(({ name }) => name);

describe("the list of companies", () => {
  test("shows twelve at a time, those with the most open jobs first", async () => {
    const made = [];
    for (let count = 0; count < 13; count++) made.push(await given.company());
    const [, , busy] = made;
    await given.openJob({ company: busy });
    await given.openJob({ company: busy });
    await given.company({ published: false });
    await given.company({ deleted_at: new Date() });
    await countFacets(api.db);
    const { data, pagination } = await find();
    expect(data[0]).toMatchObject({ id: busy?.id, open_jobs: 2 });
    expect(data).toHaveLength(12);
    expect(pagination).toEqual({ current_page: 1, last_page: 2, per_page: 12, total: 13 });
    expect((await find({ page: 2 })).data).toHaveLength(1);
    expect((await find({ page: 3 })).data).toEqual([]);
  });

  test("can be sorted by name and by age", async () => {
    await given.company({ name: "beta", created_at: new Date("2026-01-02") });
    await given.company({ name: "Alpha", created_at: new Date("2026-01-01") });
    await given.company({ name: "Gamma", created_at: new Date("2026-01-03") });
    expect(await namesOf({ orderBy: "name" })).toEqual(["Alpha", "beta", "Gamma"]);
    expect(await namesOf({ orderBy: "newest" })).toEqual(["Gamma", "beta", "Alpha"]);
  });

  test("finds companies by their tech stack and by the skills of their open jobs", async () => {
    const go = await given.skillId("go");
    await given.company({ name: "Stack", tech_stack_ids: [go] });
    await given.openJob({ company: await given.company({ name: "Hiring" }), skills: ["go"] });
    await given.openJob({ company: await given.company({ name: "Other" }), skills: ["rust"] });
    const closed = await given.company({ name: "Closed" });
    await given.openJob({ company: closed, skills: ["go"], expire_at: new Date(0) });
    await countFacets(api.db);
    expect(await namesOf({ skills: [go], orderBy: "name" })).toEqual(["Hiring", "Stack"]);
    expect(await namesOf({ skills: [go, await given.skillId("rust")], orderBy: "name" })).toEqual([
      "Hiring",
      "Other",
      "Stack",
    ]);
  });

  test("finds companies by city, country and region of their headquarters and their jobs", async () => {
    const [berlin, germany] = [await given.placeId("berlin"), await given.placeId("germany")];
    await given.company({ name: "Sits", hq_location_id: berlin });
    await given.openJob({ company: await given.company({ name: "Hires" }), cities: ["hamburg"] });
    // A company that allows remote work from Germany is not in Germany.
    await given.openJob({
      company: await given.company({ name: "Remote" }),
      cities: [],
      remoteIn: ["germany"],
    });
    await countFacets(api.db);
    expect(await namesOf({ locations: [berlin] })).toEqual(["Sits"]);
    expect(await namesOf({ locations: [germany], orderBy: "name" })).toEqual(["Hires", "Sits"]);
    const region = (await api.call(options, {})).body.data.locations.find(
      ({ kind }) => kind === "region",
    );
    expect(await namesOf({ locations: [region?.id ?? 0], orderBy: "name" })).toEqual([
      "Hires",
      "Sits",
    ]);
  });

  test("combines all filters", async () => {
    const go = await given.skillId("go");
    const one = await given.company({ name: "One", tech_stack_ids: [go] });
    await given.company({ name: "Two", tech_stack_ids: [go] });
    const three = await given.company({ name: "Three" });
    await countFacets(api.db);
    expect(await namesOf({ skills: [go], companies: [one.id, three.id] })).toEqual(["One"]);
    expect(await namesOf({ companies: [one.id, three.id], orderBy: "name" })).toEqual([
      "One",
      "Three",
    ]);
  });

  test("has cards with the company's own texts", async () => {
    const company = await given.company({
      has_brand_page: true,
      hq_location_id: await given.placeId("berlin"),
      employee_range_id: 1,
    });
    await given.profile(company.id, { industries: [2] });
    const [card] = (await find()).data;
    expect(card).toMatchObject({
      has_brand_page: true,
      headquarters: "Berlin, Germany",
      employees: "1–10 people",
      industries: [expect.objectContaining({ id: 2 })],
    });
  });

  test.each([
    ["orderBy=best", "orderBy"],
    ["page=0", "page"],
    ["skills[]=go", "skills.0"],
  ])("%s is rejected", async (search, field) => {
    const answer = await api.send("GET", `/companies/teams?${search}`);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.problem.errors)).toEqual([field]);
  });
});

describe("the data that companies are found by", () => {
  test("follows their jobs: when one is added, expires or is deleted", async () => {
    const company = await given.company();
    const openJobs = async () => (await find()).data[0]?.open_jobs;
    await countChangedFacets(api.db);
    expect(await openJobs()).toBe(0);
    const ending = await given.openJob({ company });
    const deleted = await given.openJob({ company });
    await countChangedFacets(api.db);
    expect(await openJobs()).toBe(2);
    await api.db.update(jobs).set({ deleted_at: new Date() }).where(eq(jobs.id, deleted.id));
    await countChangedFacets(api.db);
    expect(await openJobs()).toBe(1);
    await api.db
      .update(jobs)
      .set({ expire_at: new Date(Date.now() - 1000) })
      .where(eq(jobs.id, ending.id));
    await expireJobs(api.db);
    await countChangedFacets(api.db);
    expect(await openJobs()).toBe(0);
  });

  test("follows a job that expires, whatever is still in the log", async () => {
    const company = await given.company();
    const job = await given.openJob({ company });
    await countFacets(api.db);
    await api.db
      .update(jobs)
      .set({ expire_at: new Date(Date.now() - 1000) })
      .where(eq(jobs.id, job.id));
    await api.db.delete(jobChanges);
    await countChangedFacets(api.db);
    expect((await find()).data[0]?.open_jobs).toBe(0);
  });

  test("does not change when none or the same one is counted twice", async () => {
    const company = await given.company();
    await given.openJob({ company });
    await countFacets(api.db, [company.id]);
    await countFacets(api.db, []);
    await countFacets(api.db, [company.id]);
    expect((await find()).data[0]?.open_jobs).toBe(1);
  });
});

describe("the filters' options", () => {
  test("contain only values that find a published company", async () => {
    const cobol = await given.skillId("cobol");
    await given.company({ published: false, tech_stack_ids: [cobol] });
    const shown = await given.company({
      tech_stack_ids: [await given.skillId("haskell")],
      hq_location_id: await given.placeId("berlin"),
    });
    await countFacets(api.db);
    const { body } = await api.call(options, {});
    expect(body.data.skills.map(({ slug }) => slug)).toEqual(["haskell"]);
    expect(body.data.locations.map(({ slug }) => slug)).toContain("germany");
    expect(body.data.companies).toEqual([{ id: shown.id, label: shown.name, slug: shown.slug }]);
  });

  test("are kept, those that find most first, and follow companies that go offline", async () => {
    const [cobol, ocaml] = [await given.skillId("cobol"), await given.skillId("ocaml")];
    const both = await given.company({ tech_stack_ids: [cobol, ocaml] });
    await given.company({ tech_stack_ids: [ocaml] });
    await countChangedFacets(api.db);
    const skills = async () =>
      (await api.call(options, {})).body.data.skills.map(({ slug }) => slug);
    expect(await skills()).toEqual(["ocaml", "cobol"]);
    await api.db.update(companies).set({ published: false }).where(eq(companies.id, both.id));
    expect(await skills()).toEqual(["ocaml", "cobol"]);
    await countChangedFacets(api.db);
    expect(await skills()).toEqual(["ocaml"]);
  });

  test("contain 200 companies, with requested ones first", async () => {
    for (let count = 0; count < 201; count++) await given.company();
    const last = await given.company();
    await countFacets(api.db);
    const first = (await api.call(options, {})).body.data.companies;
    expect(first).toHaveLength(200);
    expect(first.map(({ id }) => id)).not.toContain(last.id);
    const { body } = await api.call(options, { query: { companies: [last.slug] } });
    expect(body.data.companies[0]?.id).toBe(last.id);
  });

  test("contain only the requested companies on request", async () => {
    const [one] = [await given.company(), await given.company()];
    const namedBy = async (query: object) =>
      (await api.call(options, { query: { offered: 0, ...query } })).body.data.companies;
    expect(await namedBy({})).toEqual([]);
    expect(await namedBy({ companies: [one.slug, "nobody"] })).toEqual([
      { id: one.id, label: one.name, slug: one.slug },
    ]);
    const answer = await api.send("GET", "/filter/companies/options?offered=201");
    expect(answer.status).toBe(422);
  });

  test("offer locations by the start of their name, ignoring accents", async () => {
    await given.company({ hq_location_id: await given.placeId("munich") });
    await countFacets(api.db);
    const slugsOf = async (search: string) =>
      (await api.call(locations, { query: { search } })).body.data.map(({ slug }) => slug);
    expect(await slugsOf("Mün")).toEqual(["munich"]);
    expect(await slugsOf("MUNICH")).toEqual(["munich"]);
    expect(await slugsOf("Paris")).toEqual([]);
  });
});

test("featured companies are those with a brand page, then those with the most open jobs", async () => {
  await given.openJob({ company: await given.company({ name: "Busy" }) });
  await given.company({ name: "Quiet" });
  await given.company({ name: "Branded", has_brand_page: true });
  await countFacets(api.db);
  const { body } = await api.call(featured, { query: { count: 2 } });
  expect(body.data).toMatchObject([
    { name: "Branded", has_brand_page: true, open_jobs: 0 },
    { name: "Busy", has_brand_page: false, open_jobs: 1 },
  ]);
});

test("companies whose jobs weren't counted yet are featured after all others", async () => {
  const counted = await given.company();
  await given.openJob({ company: counted });
  await countFacets(api.db);
  const first = await given.company();
  const second = await given.company();
  const branded = await given.company({ has_brand_page: true });
  const { body } = await api.call(featured, { query: { count: 3 } });
  expect(body.data.map(({ id }) => id)).toEqual([branded.id, counted.id, first.id]);
  const all = await api.call(featured, { query: { count: 8 } });
  expect(all.body.data.map(({ id }) => id)).toEqual([branded.id, counted.id, first.id, second.id]);
});
