import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import {
  CAMPAIGN_MESSAGES as M,
  CAMPAIGN_STATUSES as S,
  CAMPAIGNS_MAX,
} from "@devguild/schemas/constants/campaigns";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { readContentState } from "../content-changes/content-changes.queries.ts";
import { campaignDays } from "./campaigns.tables.ts";

const calls = contract.campaigns;
const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
const LIVE = {
  url: "https://tidewerk.example/four-days",
  starts_on: day(3),
  ends_on: day(-3),
  status: S.LIVE,
};

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let person: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company();
  person = await given.companyUser(company.id, "company-campaign-manager");
});

const subscribe = (kind: "MARKETING" | "EMPLOYER_BRANDING" = "MARKETING") =>
  given.membership(company.id, { kind });

const create = (body: Partial<BodyInput<typeof calls.create>> = {}, caller = person) =>
  api.call(
    calls.create,
    {
      params: { id: company.id },
      body: { type: "MARKETING", title: "Four-day weeks", channel: "banner", ...body },
    },
    caller,
  );

const change = (campaignId: number, body: BodyInput<typeof calls.update>, caller = person) =>
  api.call(calls.update, { params: { companyId: company.id, campaignId }, body }, caller);

const list = async (query: Record<string, unknown> = {}) =>
  (await api.call(calls.list, { params: { id: company.id }, query }, person)).body;

const listTitles = async (query: Record<string, unknown> = {}) =>
  (await list(query)).data.map(({ title }) => title);

const readOne = async (campaignId: number) =>
  (await api.call(calls.one, { params: { companyId: company.id, campaignId } }, person)).body.data;

const book = (campaignId: number, back: number, figures: object) =>
  api.db.insert(campaignDays).values({ campaign_id: campaignId, day: day(back), ...figures });

describe("a campaign", () => {
  test("begins as a draft, goes live and is unpublished, and keeps its figures", async () => {
    await subscribe();
    const { body, status } = await create({ description_html: "<p>Hi.</p><script>1</script>" });
    const { id } = body.data;
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: S.DRAFT,
      phase: "draft",
      description_html: "<p>Hi.</p>",
      link: null,
      metrics: { impressions: 0, clicks: 0, leads: 0 },
    });
    expect((await change(id, LIVE)).body.data).toMatchObject({ phase: "running", status: S.LIVE });
    await book(id, 1, { impressions: 90, clicks: 3 });
    const off = await change(id, { status: S.UNPUBLISHED });
    expect(off.body.data).toMatchObject({ phase: "unpublished", metrics: { impressions: 90 } });
    expect((await change(id, { status: S.LIVE })).body.data.phase).toBe("running");
  });

  test("goes live only with the membership of its type, and pauses when that ends", async () => {
    const { id } = (await create()).body.data;
    const refused = await change(id, LIVE);
    expect([refused.status, refused.problem.errors]).toEqual([422, { status: [M.noMembership] }]);
    await subscribe("EMPLOYER_BRANDING");
    expect((await change(id, LIVE)).status).toBe(422);
    await given.membership(company.id, {
      kind: "MARKETING",
      valid_until: new Date(Date.now() - 1000),
    });
    expect((await change(id, LIVE)).status).toBe(422);
    expect((await list()).memberships).toMatchObject({
      EMPLOYER_BRANDING: { active: true, ended_on: null },
      MARKETING: { active: false, ended_on: day(1) },
    });
    const live = await given.campaign(company.id, LIVE);
    expect((await readOne(live.id)).campaign.phase).toBe("paused");
    expect((await change(live.id, { title: "Mended" })).body.data.title).toBe("Mended");
    expect((await change(live.id, { status: S.LIVE })).status).toBe(422);
  });

  test("says at the field what is missing or wrong", async () => {
    const errors = async (body: object) => (await create(body)).problem.errors;
    expect(await errors({ title: " ", type: undefined, channel: "radio" })).toEqual({
      title: [M.titleRequired],
      type: [M.typeRequired],
      channel: [M.channelRequired],
    });
    for (const url of [
      "javascript:alert(1)",
      "http://a.example",
      "//a.example",
      "/\\a.example",
      "/..//a.example",
    ])
      expect(await errors({ url })).toEqual({ url: [M.linkInvalid] });
    expect(await errors({ image_url: "https://a.example/x.png" })).toEqual({
      image_url: [M.imageForeign],
    });
    expect(await errors({ starts_on: day(0), ends_on: day(1) })).toEqual({ ends_on: [M.endEarly] });
    expect(await errors({ starts_on: "soon" })).toEqual({ starts_on: [M.dayInvalid] });
    expect(await listTitles()).toEqual([]);
  });

  test("changes only in what is sent, and null clears", async () => {
    const { id } = (await create({ url: "/en/jobs", starts_on: day(1), description_html: "Hi" }))
      .body.data;
    expect((await change(id, { title: "Three-day weeks" })).body.data).toMatchObject({
      title: "Three-day weeks",
      url: "/en/jobs",
      starts_on: day(1),
    });
    expect(
      (await change(id, { url: null, starts_on: null, description_html: null })).body.data,
    ).toMatchObject({ url: null, starts_on: null, description_html: "" });
  });

  test("is created once by two clicks", async () => {
    const ids = (await Promise.all([create(), create()])).map(({ body }) => body.data.id);
    expect(ids[0]).toBe(ids[1]);
    expect(await listTitles()).toHaveLength(1);
    await create({ title: "Another" });
    expect(await listTitles()).toEqual(["Another", "Four-day weeks"]);
  });

  test("is one of a limited number, whoever creates them at once", async () => {
    for (let count = 1; count < CAMPAIGNS_MAX; count += 1) await given.campaign(company.id);
    const answers = await Promise.all([create({ title: "Last" }), create({ title: "Too many" })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  test("is deleted once, with its figures, and only by its own company", async () => {
    const { id } = (await create()).body.data;
    await book(id, 1, { impressions: 1 });
    const remove = (companyId: number, caller = person) =>
      api.call(calls.remove, { params: { companyId, campaignId: id } }, caller);
    const other = await given.company();
    const stranger = await given.companyUser(other.id, "company-account-owner");
    expect((await remove(other.id, stranger)).status).toBe(404);
    const tries = await Promise.all([remove(company.id), remove(company.id)]);
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([204, 404]));
    expect(await api.db.$count(campaignDays, eq(campaignDays.campaign_id, id))).toBe(0);
  });

  test("is none of a recruiter's business", async () => {
    const recruiter = await given.companyUser(company.id);
    expect((await create({}, recruiter)).status).toBe(403);
    const read = await api.call(calls.list, { params: { id: company.id } }, recruiter);
    expect(read.status).toBe(403);
  });

  test("reaches the pages that show it as soon as it changes", async () => {
    const before = await readContentState(api.db);
    await create();
    expect(await readContentState(api.db)).not.toBe(before);
  });
});

describe("the list", () => {
  test("has filters and sorting, and counts that don't depend on them", async () => {
    const [a, b, c] = [
      await given.campaign(company.id, { title: "B", ...LIVE }),
      await given.campaign(company.id, { title: "a", channel: "video" }),
      await given.campaign(company.id, { title: "C", type: "EMPLOYER_BRANDING" }),
    ];
    await book(a.id, 1, { impressions: 100, clicks: 1 });
    await book(b.id, 1, { impressions: 50, clicks: 2 });
    expect(await listTitles()).toEqual(["C", "a", "B"]);
    expect(await listTitles({ order_by: "title", order_by_direction: "asc" })).toEqual([
      "a",
      "B",
      "C",
    ]);
    expect(await listTitles({ order_by: "ctr" })).toEqual(["a", "B", "C"]);
    expect(await listTitles({ order_by: "impressions" })).toEqual(["B", "a", "C"]);
    expect(await listTitles({ status: S.LIVE })).toEqual(["B"]);
    expect(await listTitles({ channel: "video" })).toEqual(["a"]);
    const { data, counts, click_rates: rates } = await list({ type: "EMPLOYER_BRANDING" });
    expect(data.map(({ id }) => id)).toEqual([c.id]);
    expect(counts).toEqual({ EMPLOYER_BRANDING: 1, MARKETING: 2 });
    expect(rates).toEqual({ EMPLOYER_BRANDING: null, MARKETING: null });
  });

  test("pages, and is searched by title, whatever its case and accents", async () => {
    for (const title of ["Working at Cargo", "Café talks", "Cargo, live", "Cargo drones"])
      await given.campaign(company.id, { title });
    expect(await listTitles({ search: "CARGO" })).toEqual([
      "Cargo drones",
      "Cargo, live",
      "Working at Cargo",
    ]);
    expect(await listTitles({ search: "cafe" })).toEqual(["Café talks"]);
    expect(await listTitles({ search: "live  cargo" })).toEqual(["Cargo, live"]);
    const last = await list({ search: "cargo", page: 2, per_page: 2 });
    expect(last.data.map(({ title }) => title)).toEqual(["Working at Cargo"]);
    expect(last.meta).toEqual({ current_page: 2, last_page: 2, per_page: 2, total: 3 });
    expect(last.counts.MARKETING).toBe(4);
    const query = { search: "cargo" };
    const csv = await api.call(calls.csv, { params: { id: company.id }, query }, person);
    // The head and every match, whatever the page.
    expect(String(csv.body).trim().split("\r\n")).toHaveLength(4);
  });

  test("is a spreadsheet in which no cell is a formula", async () => {
    const { id } = await given.campaign(company.id, { title: '=HYPERLINK("x")', ...LIVE });
    await book(id, 1, { impressions: 300, clicks: 8, leads: 2 });
    const csv = await api.call(calls.csv, { params: { id: company.id } }, person);
    expect(csv.headers.get("Content-Type")).toContain("text/csv");
    expect(String(csv.body).split("\r\n").slice(0, 2)).toEqual([
      "id,type,title,channel,status,starts_on,ends_on,impressions,clicks,ctr,leads,url",
      `${id},MARKETING,"'=HYPERLINK(""x"")",banner,live,${LIVE.starts_on},${LIVE.ends_on},300,8,0.0267,2,${LIVE.url}`,
    ]);
  });
});

describe("the figures", () => {
  test("have every day beside what is usual", async () => {
    await subscribe();
    const { id } = await given.campaign(company.id, LIVE);
    await book(id, 2, { impressions: 30, clicks: 2 });
    for (const clicks of [1, 3]) {
      const other = await given.campaign(company.id);
      await book(other.id, 9, { impressions: 100, clicks });
    }
    const { days, usual, membership } = await readOne(id);
    expect(days.map(({ impressions }) => impressions)).toEqual([0, 30, 0, 0]);
    expect(usual).toMatchObject({ campaigns: 3, click_rate: 0.03 });
    expect(membership.active).toBe(true);
    const params = { companyId: company.id, campaignId: id };
    const csv = await api.call(calls.daysCsv, { params }, person);
    expect(String(csv.body)).toContain(`${day(2)},30,2,0\r\n`);
  });

  test("are corrected by staff on today's day, with a trace, and never by companies", async () => {
    const { id } = await given.campaign(company.id, LIVE);
    await book(id, 1, { impressions: 100, clicks: 10 });
    const metrics = { impressions: 80, clicks: 12, leads: 1 };
    expect((await change(id, { metrics })).body.data.metrics.impressions).toBe(100);
    const staff = await given.admin("account-manager");
    expect((await change(id, { metrics }, staff)).body.data.metrics).toEqual(metrics);
    await change(id, { metrics }, staff);
    expect((await readOne(id)).days.at(-1)).toEqual({
      day: day(0),
      impressions: -20,
      clicks: 2,
      leads: 1,
    });
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.subject_id, id));
    expect(JSON.stringify(entries)).toContain('"impressions"');
  });

  test("are corrected once if two people do at once", async () => {
    const { id } = await given.campaign(company.id, LIVE);
    const staff = await given.admin();
    const metrics = { impressions: 500, clicks: 12, leads: 1 };
    await Promise.all([change(id, { metrics }, staff), change(id, { metrics }, staff)]);
    expect((await readOne(id)).campaign.metrics).toEqual(metrics);
  });
});
