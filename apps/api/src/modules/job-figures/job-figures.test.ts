import { contract } from "@devguild/contract/contract";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { SOURCES_MAX } from "@devguild/schemas/constants/job-figures";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { applicationMoves, applications } from "../applications/applications.tables.ts";
import { trackingEvents } from "../tracking/tracking.tables.ts";
import { toDay } from "./figure-days.policy.ts";
import { companyDayFigures, jobDayFigures, salaryEffects } from "./job-figures.tables.ts";
import { countAllFigures, countChangedFigures } from "./job-figures.tasks.ts";
import { computeSalaryEffects } from "./salary-effects.commands.ts";

const { one, csv } = contract.jobFigures;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;
let job: Awaited<ReturnType<Given["openJob"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company();
  recruiter = await given.companyUser(company.id);
  job = await given.openJob({ company });
});

type Event = Partial<typeof trackingEvents.$inferInsert>;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const today = () => toDay(new Date());
const event = (values: Event = {}, data: Record<string, unknown> = {}) => ({
  event_type: "job.page-direct-view",
  ...values,
  event_data: { job_id: job.id, ...data },
});
const report = (...events: ReturnType<typeof event>[]) =>
  api.db.insert(trackingEvents).values(events);
const click = (values: Event = {}, data = {}) =>
  event({ event_type: "job.apply-internal-click", ...values }, data);
const figures = async (period: "7" | "30" | "90" | "all" = "30", caller = recruiter) =>
  (
    await api.call(
      one,
      { params: { companyId: company.id, jobId: job.id }, query: { period } },
      caller,
    )
  ).body.data;

describe("figures of an ad", () => {
  test("count what people did, each event once, by day and source", async () => {
    await report(
      event({}, { source: "search" }),
      event({ created_at: daysAgo(1) }, { source: "search" }),
      event({}, { source: "nonsense", again: true }),
      event({}, { source: "search", utm_source: " LinkedIn ", utm_campaign: "Autumn" }),
      click({}, { source: "search" }),
      click({ event_type: "job.apply-external-click" }),
    );
    await given.application((await given.developer()).developerId, job.id);
    await countChangedFigures(api.db);
    await countChangedFigures(api.db);
    const { totals, days, sources, from, to, before } = await figures("7");
    expect(totals).toEqual({ views: 4, viewers: 3, apply_clicks: 2, applications: 1 });
    expect([days.length, days.at(-1)?.day, to, before]).toEqual([7, today(), today(), null]);
    expect(from).toBe(days[0]?.day);
    expect(days.slice(-2).map(({ views }) => views)).toEqual([1, 3]);
    expect(sources).toEqual([
      expect.objectContaining({ source: "search", campaign: "", views: 2, apply_clicks: 1 }),
      expect.objectContaining({ source: "direct", views: 1, apply_clicks: 1, applications: 1 }),
      expect.objectContaining({ source: "utm:linkedin", campaign: "autumn", views: 1 }),
    ]);
  });

  test("count a person with a login once as a viewer, and the company itself not at all", async () => {
    const { userId } = await given.developer();
    await report(event({ user_id: userId, created_at: daysAgo(2) }));
    await countChangedFigures(api.db);
    await report(
      event({ user_id: userId }),
      event({ user_id: userId }),
      event({ user_id: recruiter.userId, company_id: company.id }),
      event({}, { job_id: 999_999_999 }),
    );
    await countChangedFigures(api.db);
    expect((await figures()).totals).toMatchObject({ views: 3, viewers: 1 });
  });

  test("tell a limited number of sources apart each day", async () => {
    const names = Array.from({ length: SOURCES_MAX + 5 }, (_, index) => `site ${index}`);
    await report(...names.map((utm_source) => event({}, { utm_source })));
    await countChangedFigures(api.db);
    await report(event({}, { utm_source: "one more" }), event({}, { source: "search" }));
    await countChangedFigures(api.db);
    const { totals, sources } = await figures();
    expect(totals.views).toBe(names.length + 2);
    expect(sources[0]).toMatchObject({ source: "utm:others", views: 6 });
  });

  test("are compared with as many days before once the ad is that old", async () => {
    await report(
      event({ created_at: daysAgo(40) }),
      event({ created_at: daysAgo(8) }),
      event({ created_at: daysAgo(1) }),
    );
    await countChangedFigures(api.db);
    const week = await figures("7");
    expect([week.totals.views, week.before?.views, week.views_before?.length]).toEqual([1, 1, 7]);
    expect((await figures("30")).before).toBeNull();
    const all = await figures("all");
    expect([all.totals.views, all.days.length, all.before]).toEqual([3, 41, null]);
  });

  test("are added up for the company, with how long its answers took", async () => {
    await report(event({ created_at: daysAgo(1) }), event({ created_at: daysAgo(1) }));
    const { developerId } = await given.developer();
    await given.application(developerId, job.id);
    const [applied] = await api.db
      .update(applications)
      .set({ applied_at: daysAgo(5) })
      .where(and(eq(applications.job_id, job.id), eq(applications.developer_id, developerId)))
      .returning();
    await api.db.insert(applicationMoves).values({
      application_id: applied?.id ?? 0,
      status: APPLICATION_STATUSES.INTERVIEWING,
      moved_by: "company",
      created_at: daysAgo(3),
    });
    await countAllFigures(api.db, new Date(), 10);
    const rows = await api.db
      .select()
      .from(companyDayFigures)
      .where(eq(companyDayFigures.company_id, company.id));
    const on = (days: number) => rows.find(({ day }) => day === toDay(daysAgo(days)));
    expect(on(1)).toMatchObject({ views: 2, applications: 0 });
    expect(on(5)).toMatchObject({ applications: 1, answer_days: null });
    expect(on(0)?.answer_days).toBeCloseTo(2, 3);
  });

  test("say who applied, how well they match, and what they lack", async () => {
    job = await given.openJob({ company, skills: ["go", "terraform"] });
    const levels: Record<string, number>[] = [{ go: 6, terraform: 6 }, { go: 6 }, { go: 6 }];
    for (const skills of levels)
      await given.application((await given.developer({ skills })).developerId, job.id);
    await countChangedFigures(api.db);
    const { match_counts: counts, pipeline, usual } = await figures();
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(counts[10]).toBe(1);
    expect(pipeline).toEqual({ fresh: 3, interviewing: 0, hired: 0, closed: 0 });
    expect(usual).toBeNull();
  });

  test("are for those who post, as figures and as a spreadsheet", async () => {
    await report(event({}, { source: "search" }));
    await countChangedFigures(api.db);
    const params = { companyId: company.id, jobId: job.id };
    const campaigns = await given.companyUser(company.id, "company-campaign-manager");
    expect((await api.call(one, { params }, campaigns)).status).toBe(403);
    expect((await api.call(csv, { params }, campaigns)).status).toBe(403);
    const missing = { companyId: company.id, jobId: 999_999 };
    expect((await api.call(one, { params: missing }, recruiter)).status).toBe(404);
    const path = `/companies/${company.id}/jobs/${job.id}/figures/csv`;
    const file = await api.send("GET", path, recruiter);
    expect(String(file.json)).toContain(`${today()},Search,,1,1,0,0`);
  });
});

describe("the figures of all ads of a company", () => {
  const { company: ofCompany, companyCsv } = contract.jobFigures;

  test("add up its ads, by day and by source, and count its candidates", async () => {
    const other = await given.openJob({ company });
    await report(event({}, { source: "search" }));
    await report(event({}, { job_id: other.id, source: "search" }));
    await report(event({}, { job_id: other.id, utm_source: "Newsletter" }));
    await given.application((await given.developer()).developerId, other.id);
    await countChangedFigures(api.db);
    const params = { companyId: company.id };
    const { data } = (await api.call(ofCompany, { params, query: { period: "7" } }, recruiter))
      .body;
    expect(data.totals).toMatchObject({ views: 3, applications: 1 });
    expect(data.days).toHaveLength(7);
    expect(data.days.at(-1)).toMatchObject({ day: today(), views: 3, applications: 1 });
    expect(data.before).toBeNull();
    expect(data.sources.map(({ source, views }) => [source, views])).toEqual([
      ["search", 2],
      ["utm:newsletter", 1],
      ["direct", 0],
    ]);
    expect(data.pipeline).toEqual({ fresh: 1, interviewing: 0, hired: 0, closed: 0 });
    await countChangedFigures(api.db);
    const again = await api.call(ofCompany, { params, query: { period: "7" } }, recruiter);
    expect(again.body.data.totals).toEqual(data.totals);
  });

  test("are for those who post, as figures and as a spreadsheet", async () => {
    await report(event({}, { source: "search" }));
    await countChangedFigures(api.db);
    const params = { companyId: company.id };
    const campaigns = await given.companyUser(company.id, "company-campaign-manager");
    expect((await api.call(ofCompany, { params }, campaigns)).status).toBe(403);
    expect((await api.call(companyCsv, { params }, campaigns)).status).toBe(403);
    const stranger = await given.companyUser((await given.company()).id);
    expect((await api.call(ofCompany, { params }, stranger)).status).toBe(403);
    const file = await api.send("GET", `/companies/${company.id}/figures/csv`, recruiter);
    expect(String(file.json)).toContain(`${today()},Search,,1,1,0,0`);
  });
});

test("a salary’s effect is only known where enough ads have views", async () => {
  const skills = ["cobol"];
  const ads = async (values: Parameters<Given["openJob"]>[0], applied: number) => {
    for (let count = 0; count < 5; count++) {
      const { id } = await given.openJob({ company, skills, ...values });
      await api.db
        .insert(jobDayFigures)
        .values({ job_id: id, day: today(), views: 100, applications: applied });
    }
  };
  await ads({ salary_min: 60_000, salary_max: 80_000 }, 6);
  await computeSalaryEffects(api.db);
  const cobol = await given.skillId("cobol");
  const read = () =>
    api.db
      .select()
      .from(salaryEffects)
      .where(sql`${salaryEffects.skill_id} = ${cobol}`);
  expect(await read()).toEqual([]);
  await ads({ salary_min: null, salary_max: null }, 4);
  await computeSalaryEffects(api.db);
  expect(await read()).toMatchObject([{ ads_with: 5, ads_without: 5, more_percent: 50 }]);
  job = await given.openJob({ company, skills, salary_min: null, salary_max: null });
  expect((await figures()).advice).toEqual([
    { kind: "show-salary", skill: "COBOL", more_percent: 50, ads: 10 },
  ]);
});
