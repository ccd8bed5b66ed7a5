import { contract } from "@devguild/contract/contract";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { HOUR_MS } from "../../time.ts";
import { companySlugs } from "../companies/companies.tables.ts";
import { expireJobs } from "../postings/expire-jobs.commands.ts";
import { type jobs, jobSlugs } from "../postings/postings.tables.ts";

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let job: Awaited<ReturnType<Given["openJob"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  company = await given.company({ slug: "nordwind" });
  job = await given.openJob({ company, slug: "ship-captain", skills: ["go", "rust"] });
  await api.db.insert(companySlugs).values({ company_id: company.id, slug: "suedwind" });
  await api.db
    .insert(jobSlugs)
    .values({ company_id: company.id, job_id: job.id, slug: "ship-master" });
});

type Address = { company_id?: number; company_slug?: string; job_id?: number; job_slug?: string };

const read = (address: Address, caller = {}) =>
  api.call(contract.jobs.details, { query: address }, caller);

const canonical = () => ({
  company_id: company.id,
  company_slug: company.slug,
  job_id: job.id,
  job_slug: job.slug,
});

describe("a job's page", () => {
  test("shows the job at its canonical URL", async () => {
    const { data } = (await read(canonical())).body;
    expect(data).toMatchObject({
      id: job.id,
      status: "published",
      company: { slug: "nordwind", open_jobs: 1 },
      applied: false,
      answers_in_days: null,
    });
  });

  test("sanitises texts, whatever is stored", async () => {
    const hostile = await given.openJob({
      company,
      description: "<h2>Us</h2><script>alert(1)</script>",
      tasks: '<p onclick="alert(1)">Sail</p>',
      requirements: '<a href="javascript:alert(1)">Swim</a>',
      benefits: "<img src=x onerror=alert(1)><ul><li>Rum</li></ul>",
    });
    const address = { ...canonical(), job_id: hostile.id, job_slug: hostile.slug };
    expect((await read(address)).body.data).toMatchObject({
      description: "<h2>Us</h2>",
      tasks: "<p>Sail</p>",
      requirements: '<a rel="noopener nofollow">Swim</a>',
      benefits: "<ul><li>Rum</li></ul>",
    });
  });

  test("shows a developer their own application", async () => {
    const developer = await given.developer();
    await given.application(developer.developerId, job.id, 3);
    const { data } = (await read(canonical(), developer)).body;
    expect(data).toMatchObject({ applied: true, match_user_state: "INTERVIEWING" });
  });

  test.each<[string, Address]>([
    ["a wrong job slug", { job_slug: "wrong" }],
    ["a wrong company slug", { company_slug: "wrong" }],
    ["a wrong company id", { company_id: 999_999 }],
    ["no slugs", { company_slug: "", job_slug: "" }],
    ["the placeholder", { job_slug: "placeholder", company_slug: "placeholder" }],
    ["id 0 and the slugs", { company_id: 0, job_id: 0 }],
    ["id 0 and a former job slug", { company_id: 0, job_id: 0, job_slug: "ship-master" }],
    ["id 0 and a former company slug", { company_id: 0, job_id: 0, company_slug: "suedwind" }],
  ])("redirects from a URL with %s", async (_, wrong) => {
    const answer = await read({ ...canonical(), ...wrong });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("Location")).toBeNull();
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.problem["data"]).toEqual({ params: canonical() });
  });

  test.each<[string, Address]>([
    ["an unknown id", { job_id: 999_999 }],
    ["id 0 and an unknown slug", { job_id: 0, job_slug: "unknown" }],
    ["id 0 and the placeholder", { job_id: 0, job_slug: "placeholder" }],
    ["id 0 and another company's slug", { job_id: 0, company_slug: "company-1" }],
  ])("is a 404 with %s", async (_, wrong) => {
    expect((await read({ ...canonical(), ...wrong })).status).toBe(404);
  });

  test("goes to the newer job if that has taken over the slug", async () => {
    const old = await given.openJob({ company, slug: "pilot-2" });
    const taken = await given.openJob({ company, slug: "pilot" });
    await api.db.insert(jobSlugs).values({ company_id: company.id, job_id: old.id, slug: "pilot" });
    const answer = await read({ company_slug: company.slug, job_slug: "pilot" });
    expect(answer.problem["data"]).toMatchObject({ params: { job_id: taken.id } });
  });
});

const CLOSED: [string, Partial<typeof jobs.$inferInsert>][] = [
  ["expired a second ago", { expire_at: new Date(Date.now() - 1000) }],
  ["draft", { status: "draft" }],
  ["pending", { status: "pending" }],
  ["unpublished", { status: "unpublished" }],
  ["expired", { status: "expired" }],
  ["archived", { status: "archived" }],
  ["deleted", { deleted_at: new Date() }],
];

describe("a job that is not open has no page", () => {
  test.each(CLOSED)("%s", async (_, values) => {
    const closed = await given.openJob({ company, ...values });
    expect((await read({ ...canonical(), job_id: closed.id, job_slug: closed.slug })).status).toBe(
      404,
    );
    expect((await api.call(contract.jobs.similar, { params: { id: closed.id } })).status).toBe(404);
  });
});

describe("similar jobs", () => {
  test("are the open ones that share the most skills, newest first", async () => {
    const skills = ["solidity", "cobol", "ada"];
    const hoursAgo = (hours: number) => ({ published_at: new Date(Date.now() - hours * HOUR_MS) });
    const wanted = await given.openJob({ skills });
    const both = await given.openJob({ skills: ["solidity", "cobol"], ...hoursAgo(9) });
    const newer = await given.openJob({ skills: ["ada"], ...hoursAgo(1) });
    const older = await given.openJob({ skills: ["ada", "go"], ...hoursAgo(5) });
    for (const [, values] of CLOSED) await given.openJob({ skills, ...values });
    const { data } = (await api.call(contract.jobs.similar, { params: { id: wanted.id } })).body;
    expect(data.map(({ id }) => id)).toEqual([both.id, newer.id, older.id]);
  });
});

test("a job past its end date is expired everywhere at once, even before the cleanup", async () => {
  const owner = await given.company();
  const recruiter = await given.companyUser(owner.id);
  const ending = await given.openJob({ company: owner, expire_at: new Date(Date.now() - 1000) });
  const running = await given.openJob({ company: owner });
  const states = async () => {
    const { data } = (
      await api.call(contract.postings.list, { params: { id: owner.id } }, recruiter)
    ).body;
    return Object.fromEntries(data.map(({ id, status }) => [id, status]));
  };
  const expected = { [ending.id]: "expired", [running.id]: "published" };
  expect(await states()).toEqual(expected);
  await expireJobs(api.db);
  expect(await states()).toEqual(expected);
  const { data } = (await api.call(contract.dashboards.company, {}, recruiter)).body;
  expect(data.jobs.counts).toMatchObject({ all: 2, expired: 1, published: 1, draft: 0 });
});
