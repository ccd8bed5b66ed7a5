import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { VISIBLE_TO_COMPANY } from "../applications/applications.policy.ts";
import { applications, jobCandidateCounts } from "../applications/applications.tables.ts";
import { jobDayFigures } from "../job-figures/job-figures.tables.ts";
import { countAllCandidates } from "../applications/count-candidates.commands.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

let api: TestApi;
let given: ReturnType<typeof givenOn>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

test("a company sees how many candidates each job has, and how far they are", async () => {
  const company = await given.company();
  const recruiter = await given.companyUser(company.id);
  // Ids of jobs and applications must differ, or this test proves nothing.
  for (let skipped = 0; skipped < 3; skipped += 1) await given.openJob();
  const sought = await given.openJob({ company, skills: ["go", "kafka"] });
  const quiet = await given.openJob({ company });
  const { NEW_CANDIDATE, INTERVIEWING, HIRED, APPLIED, NOT_FIT_BY_TM } = APPLICATION_STATUSES;
  for (const status of [NEW_CANDIDATE, NEW_CANDIDATE, INTERVIEWING, HIRED, APPLIED, NOT_FIT_BY_TM])
    await given.application((await given.developer()).developerId, sought.id, status);

  const answer = await api.call(contract.dashboards.company, {}, recruiter);
  const counts = answer.body.data.jobs.items.map((item) => [
    item.id,
    item.candidates_count,
    item.new_candidates_count,
    item.interviewing_candidates_count,
    item.hired_candidates_count,
  ]);
  expect(counts).toEqual(
    expect.arrayContaining([
      [sought.id, 4, 2, 1, 1],
      [quiet.id, 0, 0, 0, 0],
    ]),
  );
  const posting = answer.body.data.jobs.items.find(({ id }) => id === sought.id);
  expect(posting?.skills.map(({ name }) => name)).toEqual(["Go", "Kafka"]);
});

test("a row says who has waited long, and compares a week's views with the week before", async () => {
  const company = await given.company();
  const recruiter = await given.companyUser(company.id);
  const job = await given.openJob({ company });
  const ago = (days: number) => new Date(Date.now() - (days + 0.1) * DAY_MS);
  const { NEW_CANDIDATE, INTERVIEWING } = APPLICATION_STATUSES;
  for (const [status, days] of [
    [NEW_CANDIDATE, 4],
    [NEW_CANDIDATE, 2],
    [INTERVIEWING, 9],
  ] as const) {
    const { developerId } = await given.developer();
    await given.application(developerId, job.id, status);
    await api.db
      .update(applications)
      .set({ waiting_since: ago(days) })
      .where(eq(applications.developer_id, developerId));
  }
  const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
  const views = [
    [0, 5],
    [6, 7],
    [7, 11],
    [13, 13],
    [14, 100],
  ] as const;
  await api.db
    .insert(jobDayFigures)
    .values(views.map(([back, seen]) => ({ job_id: job.id, day: day(back), views: seen })));
  const { body } = await api.call(contract.dashboards.company, {}, recruiter);
  expect(body.data.jobs.items[0]).toMatchObject({
    waiting_candidates_count: 1,
    views: { week: 12, before: 24 },
  });
});

const NONE = { total: 0, visible: 0, fresh: 0, interviewing: 0, hired: 0 };

test("the kept counts of candidates follow every application", async () => {
  const job = await given.openJob();
  const counted = async () => {
    const [counts] = await api.db
      .select({
        total: jobCandidateCounts.total,
        visible: jobCandidateCounts.visible,
        fresh: jobCandidateCounts.fresh,
        interviewing: jobCandidateCounts.interviewing,
        hired: jobCandidateCounts.hired,
      })
      .from(jobCandidateCounts)
      .where(eq(jobCandidateCounts.job_id, job.id));
    return counts;
  };
  expect(await counted()).toEqual(NONE);
  const statuses = Object.values(APPLICATION_STATUSES);
  for (const status of statuses)
    await given.application((await given.developer()).developerId, job.id, status);
  const all = {
    total: statuses.length,
    visible: VISIBLE_TO_COMPANY.length,
    fresh: 1,
    interviewing: 1,
    hired: 1,
  };
  expect(await counted()).toEqual(all);

  const ofJob = eq(applications.job_id, job.id);
  const { NEW_CANDIDATE, NOT_FIT_BY_TM } = APPLICATION_STATUSES;
  await api.db.update(applications).set({ status: NEW_CANDIDATE }).where(ofJob);
  expect(await counted()).toEqual({ ...NONE, total: 8, visible: 8, fresh: 8 });
  await api.db.update(applications).set({ status: NOT_FIT_BY_TM }).where(ofJob);
  expect(await counted()).toEqual({ ...NONE, total: 8 });
  await api.db.update(applications).set({ status: NEW_CANDIDATE, is_external: true }).where(ofJob);
  expect(await counted()).toEqual(NONE);
  await api.db.update(applications).set({ is_external: false }).where(ofJob);
  await api.db
    .update(jobCandidateCounts)
    .set({ total: 99, visible: 99, fresh: 99, interviewing: 99, hired: 99 });
  await countAllCandidates(api.db);
  expect(await counted()).toEqual({ ...NONE, total: 8, visible: 8, fresh: 8 });
  await api.db.delete(applications).where(ofJob);
  expect(await counted()).toEqual(NONE);
});

test("a company's jobs are found by title, location and whom they are for, and sorted", async () => {
  const company = await given.company();
  const recruiter = await given.companyUser(company.id);
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  const open = (title: string, values: Partial<Parameters<typeof given.openJob>[0]> = {}) =>
    given.openJob({ company, title, cities: [], ...values });
  await open("Rust engineer", { published_at: at(-3), expire_at: at(20) });
  const go = await open("go développeur", {
    cities: ["berlin"],
    published_at: at(-2),
    expire_at: at(9),
  });
  await open("Go lead", { remoteIn: ["germany"], published_at: at(-9), expire_at: at(-1) });
  await open("Analyst", {
    job_company_name: "Kornfeld 100%",
    published_at: at(-5),
    expire_at: null,
  });
  await open("Gone", { deleted_at: at(-1) });
  await given.openJob({ title: "Go elsewhere" });
  await given.application((await given.developer()).developerId, go.id);

  const list = async (
    query: Parameters<typeof api.call<typeof contract.postings.list>>[1]["query"],
  ) =>
    (await api.call(contract.postings.list, { params: { id: company.id }, query }, recruiter)).body;
  const listTitles = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).data.map(({ title }) => title);

  expect(await listTitles({ search: "GO" })).toEqual(["go développeur", "Go lead"]);
  expect(await listTitles({ search: "developpeur berlin" })).toEqual(["go développeur"]);
  expect(await listTitles({ search: "remote" })).toEqual(["Go lead"]);
  expect(await listTitles({ search: "kornfeld" })).toEqual(["Analyst"]);
  expect(await listTitles({ search: "100%" })).toEqual(["Analyst"]);
  expect(await listTitles({ search: "gone" })).toEqual([]);
  expect(await listTitles({ search: "go", status: "expired" })).toEqual(["Go lead"]);
  const { counts, meta } = await list({ search: "go", page: 2, per_page: 1 });
  expect(meta).toEqual({ current_page: 2, last_page: 2, per_page: 1, total: 2 });
  expect(counts).toMatchObject({ all: 4, published: 3, expired: 1 });

  expect(await listTitles({ order_by: "title" })).toEqual([
    "Analyst",
    "go développeur",
    "Go lead",
    "Rust engineer",
  ]);
  // Those that are over don't end any more.
  expect(await listTitles({ order_by: "ending" })).toEqual([
    "go développeur",
    "Rust engineer",
    "Analyst",
    "Go lead",
  ]);
  expect((await listTitles({ order_by: "new_candidates" }))[0]).toBe("go développeur");
});

test("a company's jobs come by page and status, newest first, or with candidates first", async () => {
  const company = await given.company();
  const recruiter = await given.companyUser(company.id);
  const published = async (title: string, daysAgo: number) =>
    given.openJob({ company, title, published_at: new Date(Date.now() - daysAgo * DAY_MS) });
  await published("New", 1);
  const wanted = await published("Wanted", 2);
  await published("Old", 3);
  await given.openJob({ company, title: "Over", expire_at: new Date(Date.now() - 1) });
  await given.application((await given.developer()).developerId, wanted.id);
  const list = async (
    query: Parameters<typeof api.call<typeof contract.postings.list>>[1]["query"],
  ) =>
    (await api.call(contract.postings.list, { params: { id: company.id }, query }, recruiter)).body;
  const titlesOf = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).data.map(({ title }) => title);

  expect(await titlesOf({ status: "published" })).toEqual(["New", "Wanted", "Old"]);
  expect(await titlesOf({ status: "published", page: 2, per_page: 2 })).toEqual(["Old"]);
  expect(await titlesOf({ status: "published", order_by: "candidates" })).toEqual([
    "Wanted",
    "New",
    "Old",
  ]);
  expect(await titlesOf({ slug: wanted.slug })).toEqual(["Wanted"]);
  expect(await titlesOf({ slug: "unknown" })).toEqual([]);
  const { counts, meta } = await list({ status: "expired" });
  expect(counts).toMatchObject({ all: 4, published: 3, expired: 1, draft: 0 });
  expect(meta).toEqual({ current_page: 1, last_page: 1, per_page: 100, total: 1 });
});
