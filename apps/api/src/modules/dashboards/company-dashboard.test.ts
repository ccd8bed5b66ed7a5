import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { applications } from "../applications/applications.tables.ts";
import { companyDayFigures } from "../job-figures/job-figures.tables.ts";
import { companyStories } from "../stories/stories.tables.ts";

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company({ credits: 4 });
  recruiter = await given.companyUser(company.id);
});

const dashboard = async (caller = recruiter) =>
  (await api.call(contract.dashboards.company, {}, caller)).body.data;

test("a company sees its credits and job slots", async () => {
  expect(await dashboard()).toMatchObject({
    membership: null,
    credits: 4,
    stories: [],
    marketing: [],
    employer_branding: [],
  });
  await given.membership(company.id, { auto_renew: true });
  await given.openJob({ company, price_type: "membership" });
  expect((await dashboard()).membership).toMatchObject({
    name: "Recruiting M",
    slots: 3,
    slots_left: 2,
    auto_renew: true,
  });
});

describe("tips", () => {
  const tipsOf = async (caller = recruiter) => (await dashboard(caller)).tips;

  test("start with posting a job", async () => {
    expect(await tipsOf()).toEqual([
      { key: "first-job", text: "Post your first job", path: "/company/post-job" },
    ]);
  });

  test("depend on the company's data, most urgent first", async () => {
    await given.companyUser(company.id, "company-account-owner", { email_verified_at: null });
    await given.membership(company.id, { concurrent_jobs: 4 });
    const soon = new Date(Date.now() + 6 * DAY_MS);
    const first = await given.openJob({ company, expire_at: soon, price_type: "membership" });
    await given.openJob({ company, expire_at: soon, price_type: "membership" });
    await given.openJob({ company, price_type: "membership" });
    await given.openJob({ company, status: "pending", published_at: null, expire_at: null });
    const draft = await given.openJob({ company, status: "draft", title: "Rust Engineer" });
    for (let count = 0; count < 3; count += 1)
      await given.application((await given.developer()).developerId, first.id);
    expect(await tipsOf()).toEqual([
      {
        key: "new-candidates",
        text: "3 new candidates",
        path: `/company/job/${first.id}/candidates`,
      },
      {
        key: "expiring",
        text: "2 ads expire within a week",
        path: "/company-dashboard?jobs=published",
      },
      {
        key: "confirm-email",
        text: "1 ad waiting for your company’s email to be confirmed",
        path: "/company-dashboard?jobs=pending",
      },
      {
        key: `draft:${draft.id}`,
        text: "Finish your draft “Rust Engineer”",
        path: `/company/jobs/edit/${draft.id}`,
      },
      { key: "free-slots", text: "1 job slot available", path: "/company/post-job" },
    ]);
  });

  test("link to all candidates if several ads have new ones", async () => {
    for (const job of [await given.openJob({ company }), await given.openJob({ company })])
      await given.application((await given.developer()).developerId, job.id);
    expect(await tipsOf()).toEqual([
      { key: "new-candidates", text: "2 new candidates", path: "/company/job/candidates" },
    ]);
  });

  test("leave out a confirmation that was given", async () => {
    await given.openJob({ company, status: "pending", published_at: null, expire_at: null });
    expect(await tipsOf()).toEqual([]);
  });

  test("leave out actions without permission", async () => {
    const campaigner = await given.companyUser(company.id, "company-campaign-manager");
    expect(await tipsOf(campaigner)).toEqual([]);
  });
});

describe("one person’s dashboard", () => {
  const save = (body: object, caller = recruiter) =>
    api.call(contract.dashboards.savePreferences, { body }, caller);

  test("forgets a tip for good once it is dismissed, and keeps sections closed", async () => {
    await save({ dismissed_tip: "first-job" });
    await save({ collapsed: ["stories"] });
    expect(await dashboard()).toMatchObject({ tips: [], collapsed: ["stories"] });
    await save({ dismissed_tip: "first-job", collapsed: [] });
    expect(await dashboard()).toMatchObject({ tips: [], collapsed: [] });
    const colleague = await given.companyUser(company.id);
    expect((await dashboard(colleague)).tips).toHaveLength(1);
    expect((await save({ collapsed: ["nonsense"] })).status).toBe(422);
  });

  test("shows the company’s first stories with their views", async () => {
    await api.db.insert(companyStories).values([
      { company_id: company.id, title: "Second", position: 2 },
      { company_id: company.id, title: "First", position: 1, status: 1 },
    ]);
    expect((await dashboard()).stories).toMatchObject([
      { title: "First", status: 1, views: 0 },
      { title: "Second", status: 2, views: 0 },
    ]);
  });
});

test("a company sees its newest campaigns of each type, unless the person may not edit them", async () => {
  const campaigner = await given.companyUser(company.id, "company-campaign-manager");
  const running = {
    url: "/en/jobs",
    starts_on: "2026-01-01",
    ends_on: "2099-01-01",
    status: 1 as const,
  };
  for (const title of ["One", "Two", "Three", "Four", "Five"])
    await given.campaign(company.id, { title });
  await given.campaign(company.id, { title: "Six", type: "EMPLOYER_BRANDING", ...running });
  const { marketing, employer_branding } = await dashboard(campaigner);
  expect(marketing.map(({ title }) => title)).toEqual(["Five", "Four", "Three", "Two"]);
  expect(employer_branding).toMatchObject([
    { title: "Six", phase: "paused", metrics: { impressions: 0, clicks: 0, leads: 0 } },
  ]);
  expect(await dashboard()).toMatchObject({ marketing: [], employer_branding: [] });
});

describe("the week", () => {
  const week = async (caller = recruiter) =>
    (await api.call(contract.dashboards.companyWeek, {}, caller)).body.data;
  const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);

  test("has figures beside those of the week before, and a line of 30 days", async () => {
    const rows = [
      { day: day(0), views: 5, applications: 2 },
      { day: day(6), views: 7, answer_days: 2.4 },
      { day: day(7), views: 11, answer_days: 3 },
      { day: day(30), views: 100 },
    ];
    await api.db
      .insert(companyDayFigures)
      .values(rows.map((row) => Object.assign({ company_id: company.id }, row)));
    const { week: now, before, days, answer_days } = await week();
    expect([now.views, now.applications, before.views, days.length]).toEqual([12, 2, 11, 30]);
    expect(answer_days.now).toBeCloseTo(2.4);
    expect(answer_days.before).toBe(3);
  });

  test("says who has waited longer than three days, to those who see candidates", async () => {
    const job = await given.openJob({ company, title: "Pilot" });
    for (const days of [1, 4, 6]) {
      const { developerId } = await given.developer();
      await given.application(developerId, job.id);
      await api.db
        .update(applications)
        .set({ waiting_since: new Date(Date.now() - (days + 0.1) * DAY_MS) })
        .where(eq(applications.developer_id, developerId));
    }
    expect((await week()).waiting).toMatchObject({
      count: 2,
      longest: { days: 6, job_id: job.id, job_title: "Pilot" },
    });
    const campaigner = await given.companyUser(company.id, "company-campaign-manager");
    expect((await week(campaigner)).waiting).toBeNull();
  });
});
