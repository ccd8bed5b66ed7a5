import { contract } from "@devguild/contract/contract";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { eq } from "drizzle-orm";
import { beforeEach, beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { jobs } from "../postings/postings.tables.ts";
import { companyStandings } from "../job-figures/job-figures.tables.ts";
import { applicationMessages, applications } from "./applications.tables.ts";

const { APPLIED, NEW_CANDIDATE, INTERVIEWING, HIRED, WALKED_AWAY, DECLINED_BY_COMPANY } =
  APPLICATION_STATUSES;
const calls = contract.candidateInbox;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;
let backend: Awaited<ReturnType<Given["openJob"]>>;
let data: Awaited<ReturnType<Given["openJob"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company();
  recruiter = await given.companyUser(company.id);
  backend = await given.openJob({ company, title: "Backend Engineer", skills: ["go", "rust"] });
  data = await given.openJob({ company, title: "Data Engineer", skills: ["kafka"] });
});

type Wish = {
  status?: Parameters<Given["application"]>[2];
  skills?: Record<string, number>;
  name?: string;
  city?: string;
  days?: number;
  source?: string;
};

const candidate = async (job: { id: number }, wish: Wish = {}) => {
  const { status = NEW_CANDIDATE, skills, name = "Ada", city, days = 0, source } = wish;
  const { developerId } = await given.developer({
    ...(skills && { skills }),
    ...(city && { city }),
    user: { first_name: name },
  });
  const { id } = await given.application(developerId, job.id, status);
  const at = new Date(Date.now() - days * DAY_MS - 60_000);
  await api.db
    .update(applications)
    .set({ applied_at: at, waiting_since: at, ...(source && { source }) })
    .where(eq(applications.id, id));
  return { id, developerId };
};

type Query = Parameters<typeof api.call<typeof calls.list>>[1]["query"];
const find = async (query: Query = {}, caller: { token: string } = recruiter) =>
  api.call(calls.list, { params: { companyId: company.id }, query }, caller);
const idsOf = async (query: Query = {}) => (await find(query)).body.data.map(({ id }) => id);

describe("the inbox of a company", () => {
  test("lists the open candidates of all its jobs, newest first, with exact counts", async () => {
    const old = await candidate(backend, { days: 5 });
    const newer = await candidate(data, { days: 1, status: INTERVIEWING });
    await candidate(backend, { status: HIRED });
    await candidate(backend, { status: DECLINED_BY_COMPANY });
    await candidate(backend, { status: APPLIED });
    const foreign = await given.openJob({});
    await candidate(foreign);
    const gone = await given.openJob({ company });
    await candidate(gone);
    await api.db.update(jobs).set({ deleted_at: new Date() }).where(eq(jobs.id, gone.id));

    const { body } = await find();
    expect(body.data.map(({ id }) => id)).toEqual([newer.id, old.id]);
    expect(body.data[0]).toMatchObject({
      job: { id: data.id, title: "Data Engineer" },
      status: INTERVIEWING,
      has_reply: false,
    });
    expect(body.meta.total).toBe(2);
    expect(body.views).toEqual({ open: 2, fresh: 1, waiting: 1, interviewing: 1 });
    expect(body.counts).toEqual([
      { status: NEW_CANDIDATE, count: 1 },
      { status: INTERVIEWING, count: 1 },
      { status: HIRED, count: 1 },
      { status: DECLINED_BY_COMPANY, count: 1 },
    ]);
  });

  test("is filtered by job, stage, points, skill, source, waiting time and words", async () => {
    const strong = await candidate(backend, {
      name: "Zora",
      skills: { go: 6, rust: 5 },
      days: 4,
      source: "newsletter",
    });
    const weak = await candidate(backend, { name: "Ove", skills: { kafka: 1 }, days: 2 });
    const other = await candidate(data, { name: "Ina", skills: { kafka: 8 }, status: HIRED });
    expect(await idsOf({ job_ids: [data.id], statuses: [HIRED] })).toEqual([other.id]);
    expect(await idsOf({ statuses: [NEW_CANDIDATE, HIRED] })).toEqual([
      other.id,
      weak.id,
      strong.id,
    ]);
    expect(await idsOf({ min_points: 4 })).toEqual([strong.id]);
    expect(await idsOf({ skill_ids: [await given.skillId("kafka")] })).toEqual([weak.id]);
    expect(await idsOf({ sources: ["newsletter"] })).toEqual([strong.id]);
    expect(await idsOf({ min_waiting_days: 3 })).toEqual([strong.id]);
    expect(await idsOf({ search: "zora" })).toEqual([strong.id]);
    expect(await idsOf({ search: "backend kafka" })).toEqual([weak.id]);
    expect(await idsOf({ search: "nobody" })).toEqual([]);
    expect(await idsOf({ order: "waiting" })).toEqual([strong.id, weak.id]);
    expect(await idsOf({ order: "match", statuses: [NEW_CANDIDATE] })).toEqual([
      strong.id,
      weak.id,
    ]);
    const second = await find({ per_page: 1, page: 2 });
    expect(second.body.data.map(({ id }) => id)).toEqual([strong.id]);
    expect(second.body.meta).toEqual({ current_page: 2, last_page: 2, per_page: 1, total: 2 });
  });

  test("is filtered by the city or country where candidates live", async () => {
    const vienna = await candidate(backend, { city: "vienna", days: 2 });
    const berlin = await candidate(data, { city: "berlin", days: 1 });
    const found = async (...slugs: string[]) =>
      (await find({ location_ids: await Promise.all(slugs.map(given.placeId)) })).body;
    const austria = await found("austria");
    expect(austria.data.map(({ id }) => id)).toEqual([vienna.id]);
    expect(austria.counts).toEqual([{ status: NEW_CANDIDATE, count: 1 }]);
    expect((await found("berlin")).data.map(({ id }) => id)).toEqual([berlin.id]);
    expect((await found("austria", "berlin")).meta.total).toBe(2);
    expect((await found("france")).data).toEqual([]);
  });

  test("says what it can be filtered by", async () => {
    const [vienna, austria] = [await given.placeId("vienna"), await given.placeId("austria")];
    await candidate(backend, { skills: { go: 1 }, city: "vienna", source: "newsletter" });
    await candidate(backend, { skills: { go: 1, rust: 1 }, city: "vienna" });
    const { body } = await api.call(
      calls.options,
      { params: { companyId: company.id } },
      recruiter,
    );
    expect(body.data).toEqual({
      jobs: [{ id: backend.id, title: "Backend Engineer", count: 2 }],
      skills: [
        { id: await given.skillId("go"), name: "Go", count: 2 },
        { id: await given.skillId("rust"), name: "Rust", count: 1 },
      ],
      locations: [
        { id: vienna, name: "Vienna, Austria", count: 2 },
        { id: austria, name: "Austria", count: 2 },
      ].toSorted((one, other) => one.id - other.id),
      sources: [{ source: "newsletter", count: 1 }],
    });
  });

  test("says how long the middle candidate of each open status has waited, and what is usual", async () => {
    const waits = async (query: Parameters<typeof find>[0] = {}) =>
      (await api.call(calls.waits, { params: { companyId: company.id }, query }, recruiter)).body
        .data;
    expect(await waits()).toEqual({ medians: [], interview_days: null });
    for (const days of [1, 4, 9]) await candidate(backend, { days });
    await candidate(data, { days: 30 });
    await candidate(data, { days: 6, status: INTERVIEWING });
    await candidate(data, { days: 50, status: DECLINED_BY_COMPANY });
    await api.db
      .insert(companyStandings)
      .values({ company_id: company.id, interviewing_days: 4.5, counted_at: new Date() });
    const { medians, interview_days: usual } = await waits({ job_ids: [backend.id] });
    expect(usual).toBe(4.5);
    const toDays = ({ since }: { since: string }) =>
      Math.round((Date.now() - Date.parse(since)) / DAY_MS);
    expect(medians.map((each) => [each.status, toDays(each)])).toEqual([[NEW_CANDIDATE, 4]]);
    const all = await waits();
    expect(all.medians.map((each) => [each.status, toDays(each)])).toEqual([
      [NEW_CANDIDATE, 9],
      [INTERVIEWING, 6],
    ]);
  });

  test("marks whom the recruiter hasn't opened since they applied or wrote", async () => {
    const { id } = await candidate(backend);
    const isUnread = async () => (await find()).body.data[0]?.is_unread;
    expect(await isUnread()).toBe(true);
    const params = { companyId: company.id, candidateId: id };
    await api.call(contract.candidateNotes.visit, { params }, recruiter);
    expect(await isUnread()).toBe(false);
    await api.db.insert(applicationMessages).values({
      application_id: id,
      sent_by: "developer",
      author_name: "Ada",
      message: "Hello?",
      contact_email: "ada@test.example",
      created_at: new Date(Date.now() + 60_000),
    });
    expect(await isUnread()).toBe(true);
  });

  test("is a spreadsheet of what is filtered; texts are no formulas, and who left has no contact", async () => {
    await candidate(backend, { name: "=cmd()", source: "newsletter" });
    await candidate(data, { name: "Gus", status: WALKED_AWAY });
    const { json } = await api.call(
      calls.csv,
      { params: { companyId: company.id }, query: { statuses: [NEW_CANDIDATE, WALKED_AWAY] } },
      recruiter,
    );
    const lines = String(json).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("Name,Email,Phone,Job,Status");
    const formula = lines.find((line) => line.includes("cmd()"));
    expect(formula).toMatch(/^'=cmd\(\)/);
    expect(formula).toContain("@test.example");
    expect(formula).toContain("New candidate");
    const gone = lines.find((line) => line.startsWith("Gus"));
    expect(gone).toMatch(/^Gus Person \d+,,,Data Engineer,Walked away/);
  });

  test("opens a candidate with their job; others and campaign managers see nothing", async () => {
    const { id } = await candidate(backend);
    const params = { companyId: company.id, candidateId: id };
    const { body } = await api.call(calls.one, { params }, recruiter);
    expect(body.data).toMatchObject({
      id,
      job: { title: "Backend Engineer", skills: [{ name: "Go" }, { name: "Rust" }] },
    });
    const campaigner = await given.companyUser(company.id, "company-campaign-manager");
    expect((await api.call(calls.one, { params }, campaigner)).status).toBe(403);
    expect((await find({}, campaigner)).status).toBe(403);
    const foreign = await given.company();
    const stranger = await given.companyUser(foreign.id);
    const disguised = { companyId: foreign.id, candidateId: id };
    expect((await api.call(calls.one, { params: disguised }, stranger)).status).toBe(404);
    expect((await find({}, stranger)).status).toBe(403);
  });
});

describe("the waiting time", () => {
  const waitingSince = async (id: number) => {
    const [row] = await api.db.select().from(applications).where(eq(applications.id, id));
    return row?.waiting_since.getTime() ?? 0;
  };
  const move = (id: number, status: typeof INTERVIEWING | typeof NEW_CANDIDATE) =>
    api.call(
      contract.candidates.move,
      { params: { companyId: company.id, jobId: backend.id, candidateId: id }, body: { status } },
      recruiter,
    );

  test("starts again with every move and message, and a move taken back restores it", async () => {
    const { id } = await candidate(backend, { days: 4 });
    const before = await waitingSince(id);
    await move(id, INTERVIEWING);
    expect(await waitingSince(id)).toBeGreaterThan(before + DAY_MS);
    await move(id, NEW_CANDIDATE);
    expect(await waitingSince(id)).toBe(before);
    await api.call(
      contract.candidates.message,
      {
        params: { companyId: company.id, jobId: backend.id, candidateId: id },
        body: { message: "Hello.", contact_email: "ada@test.example" },
      },
      recruiter,
    );
    expect(await waitingSince(id)).toBeGreaterThan(before + DAY_MS);
  });
});
