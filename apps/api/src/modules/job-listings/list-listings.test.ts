import { contract } from "@devguild/contract/contract";
import type { BodyInput, QueryInput } from "@devguild/contract/endpoint";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { findJobListing } from "./job-listings.queries.ts";

const calls = contract.jobListings;

let api: TestApi;
let given: Given;
let staff: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  staff = await given.admin();
});

const list = async (query: QueryInput<typeof calls.list>) => {
  const { data, meta } = (await api.call(calls.list, { query }, staff)).body;
  return { titles: data.map(({ title }) => title), total: meta.total };
};

test("listings are found by the beginnings of words of their title and company", async () => {
  const listing = await given.listing({ title: "Zig Kernel Engineer" });
  await given.listing({ title: "Zig Compiler Engineer" });
  expect(await list({ search: "elsew zig kern" })).toEqual({ titles: [listing.title], total: 1 });
  expect(await list({ search: "!!" })).toEqual({ titles: [], total: 0 });
});

test("listings are filtered by state and format, the latest first", async () => {
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  await given.listing({ title: "Cobol one", published_at: day(1) });
  await given.listing({ title: "Cobol two", published_at: day(3), is_active: false });
  await given.listing({ title: "Cobol three", published_at: day(2), source: "lever" });
  const titles = async (query: QueryInput<typeof calls.list>) =>
    (await list({ search: "cobol", ...query })).titles;
  expect(await titles({})).toEqual(["Cobol two", "Cobol three", "Cobol one"]);
  expect(await titles({ state: "live" })).toEqual(["Cobol three", "Cobol one"]);
  expect(await titles({ state: "closed" })).toEqual(["Cobol two"]);
  expect(await titles({ source: "lever" })).toEqual(["Cobol three"]);
});

/** Corrects some fields of a listing and sends the others as they are. */
const correct = async (id: number, more: Partial<BodyInput<typeof calls.update>>) => {
  const found = await findJobListing(api.db, id);
  if (!found) throw new Error("There is no such listing.");
  const { title, company_name, remote, skill_ids, seniority_ids, language_id } = found;
  const body = {
    title,
    company_name,
    remote,
    skill_ids,
    seniority_ids,
    language_id,
    salary_min: found.salary_min,
    salary_max: found.salary_max,
    city_ids: found.cities.map((city) => city.id),
    ...more,
  };
  return api.call(calls.update, { params: { id }, body }, staff);
};

test("a listing’s company, skills, seniority, language and cities are corrected", async () => {
  const { id } = await given.listing({ title: "Eiffel Engineer", cities: ["berlin"] });
  const catalogue = await getCatalogue(api.db);
  const toId = (found: { id: number } | undefined) => found?.id ?? 0;
  const city = toId(catalogue.locationsBySlug.get("vienna"));
  const body = {
    company_name: "Kettlegrid",
    skill_ids: [toId(catalogue.skillsBySlug.get("kafka"))],
    seniority_ids: [1],
    language_id: toId(catalogue.languagesBySlug.get("german")),
    city_ids: [city],
  };
  const { data } = (await correct(id, body)).body;
  expect(data).toMatchObject({
    company_name: "Kettlegrid",
    locations: ["Vienna, Austria"],
    cities: [{ id: city, name: "Vienna" }],
    edited_fields: ["company_name", "language_id", "skill_ids", "seniority_ids", "locations"],
  });
  expect((await list({ search: "kettlegrid eiffel" })).total).toBe(1);
  for (const [name, value] of Object.entries({
    skill_ids: [999_999],
    seniority_ids: [9],
    language_id: 999_999,
    city_ids: [999_999],
  })) {
    const refused = await correct(id, { [name]: value });
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([422, [name]]);
  }
});

test("a listing corrected by hand is found by its new title only", async () => {
  const { id } = await given.listing({ title: "Prolgo Engineer" });
  const { data } = (
    await correct(id, {
      title: "Prolog Engineer",
      remote: true,
      salary_min: 60_000,
    })
  ).body;
  expect(data).toMatchObject({
    title: "Prolog Engineer",
    remote: true,
    salary_min: 60_000,
    edited_fields: ["title", "remote", "salary_min"],
  });
  expect((await list({ search: "prolog" })).total).toBe(1);
  expect((await list({ search: "prolgo" })).total).toBe(0);
});

test("a corrected salary is in whole euros, or empty", async () => {
  const { id } = await given.listing({ title: "Ada Engineer", salary_min: 50_000 });
  expect((await correct(id, { salary_min: null })).body.data).toMatchObject({ salary_min: null });
  for (const wrong of [60_000.5, 0, 10_000_001])
    expect((await correct(id, { salary_min: wrong })).status).toBe(422);
});

test("more than 10,000 listings are counted so far, and paged no further", async () => {
  const MANY = 10_001;
  await api.db.execute(sql`
    insert into job_listings (source, external_id, title, company_name, url, search_words, published_at, last_seen_at)
    select 'ashby', 'many-' || number, 'Many', 'Ostwind', 'https://jobs.example/many/' || number, 'many ostwind', now() - number * interval '1 hour', now()
    from generate_series(1, ${MANY}) number`);
  const read = async (page: number) => {
    const query = { search: "ostwind", source: "ashby", page, per_page: 100 } as const;
    return (await api.call(calls.list, { query }, staff)).body;
  };
  const first = await read(1);
  expect(first.meta).toMatchObject({ last_page: 100, total: MANY - 1, capped: true });
  expect(first.data).toHaveLength(100);
  expect(first.data[0]?.external_id).toBe("many-1");
  expect((await read(101)).data).toEqual([]);
});
