import { contract } from "@devguild/contract/contract";
import {
  CAMPAIGN_STATUSES as S,
  type CampaignChannel,
  type SiteChannel,
} from "@devguild/schemas/constants/campaigns";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { DAY_MS, MINUTE_MS } from "../../time.ts";
import { flushEvents } from "../tracking/tracking.commands.ts";
import { campaigns, campaignDays } from "./campaigns.tables.ts";
import { countCampaignDays } from "./count-days.commands.ts";
import { listShownCampaigns } from "./shown-campaigns.queries.ts";

const SITE = testConfig.urls.site;
const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
const LIVE = {
  url: "/en/jobs",
  starts_on: day(3),
  ends_on: day(-3),
  status: S.LIVE,
} as const;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  await api.db.delete(campaigns);
  company = await given.company();
  await given.membership(company.id, { kind: "MARKETING" });
});

const run = (values: Parameters<Given["campaign"]>[1] = {}, companyId = company.id) =>
  given.campaign(companyId, { ...LIVE, ...values });

const listShown = async (channel: SiteChannel = "banner", limit = 24) =>
  (await api.call(contract.campaigns.shown, { query: { channel, limit } })).body.data;

const readFigures = async () => {
  await flushEvents(api.db);
  await countCampaignDays(api.db);
  const { day: on, impressions, clicks, leads } = campaignDays;
  return api.db.select({ day: on, impressions, clicks, leads }).from(campaignDays);
};

describe("visitors see", () => {
  test("running campaigns of a channel, with a link that names them", async () => {
    const { id } = await run({
      title: "Four days",
      description_html: "<p>Hi</p><script>1</script>",
    });
    await run({ channel: "video" });
    expect(await listShown()).toEqual([
      {
        id,
        title: "Four days",
        text: "Hi",
        image_url: null,
        link: `/en/jobs?utm_source=devguild&utm_medium=banner&utm_campaign=campaign-${id}`,
        company: { name: company.name, logo_url: company.logo_url },
      },
    ]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["before it starts", () => run({ starts_on: day(-1) })],
    ["after it has ended", () => run({ ends_on: day(1) })],
    ["as a draft", () => run({ status: S.DRAFT })],
    ["once it is unpublished", () => run({ status: S.UNPUBLISHED })],
    ["without the membership of its type", () => run({ type: "EMPLOYER_BRANDING" })],
    [
      "of a company that is not published",
      async () => {
        const hidden = await given.company({ published: false });
        await given.membership(hidden.id, { kind: "MARKETING" });
        return run({}, hidden.id);
      },
    ],
  ])("no campaign %s", async (_, make) => {
    await make();
    expect(await listShown()).toEqual([]);
  });

  test("as many as a page asks for, and each gets a turn", async () => {
    for (let count = 0; count < 4; count += 1) await run();
    expect(await listShown("banner", 1)).toHaveLength(1);
    const start = Date.now();
    const turns = await Promise.all(
      Array.from({ length: 60 }, (_, minute) =>
        listShownCampaigns(
          api.db,
          { channel: "banner", limit: 1 },
          { siteUrl: SITE, now: new Date(start + minute * MINUTE_MS) },
        ),
      ),
    );
    expect(new Set(turns.flat().map(({ id }) => id)).size).toBe(4);
  });
});

describe("counting", () => {
  const report = (event_type: string, event_data: object, caller = {}) =>
    api.send("POST", "/tracking/event", {
      body: JSON.stringify({ event_type, event_data }),
      ...caller,
    });

  test("adds what visitors do to the day, once, without the company's own people", async () => {
    const { id } = await run();
    const job = await given.openJob({ company });
    const foreign = await given.openJob();
    const own = await given.companyUser(company.id);
    const developer = await given.developer();
    await report("campaign.view", { campaign_id: id });
    await report("campaign.view", { campaign_id: id }, developer);
    await report("campaign.view", { campaign_id: id }, own);
    await report("campaign.click", { campaign_id: id });
    await report("campaign.lead", { campaign_id: id, job_id: job.id });
    await report("campaign.lead", { campaign_id: id, job_id: foreign.id });
    await report("campaign.view", { campaign_id: id + 1000 });
    const today = { day: day(0), impressions: 2, clicks: 1, leads: 1 };
    expect(await readFigures()).toEqual([today]);
    expect(await readFigures()).toEqual([today]);
  });

  test("two counts at once count each event once", async () => {
    const { id } = await run();
    for (let count = 0; count < 5; count += 1) await report("campaign.view", { campaign_id: id });
    await flushEvents(api.db);
    await Promise.all([countCampaignDays(api.db), countCampaignDays(api.db)]);
    expect((await readFigures())[0]?.impressions).toBe(5);
  });
});

describe("the link of a newsletter or a social post", () => {
  const follow = (id: number | string, init: RequestInit = {}) =>
    api.app.request(`/api/campaigns/${id}`, init);
  const runAs = (channel: CampaignChannel, values = {}) =>
    run({ channel, url: "https://a.example/x", ...values });

  test("leads to the destination, and counts while the campaign runs", async () => {
    const { id } = await runAs("newsletter");
    const answer = await follow(id);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      `https://a.example/x?utm_source=devguild&utm_medium=newsletter&utm_campaign=campaign-${id}`,
    ]);
    expect(await readFigures()).toEqual([{ day: day(0), impressions: 0, clicks: 1, leads: 0 }]);
  });

  test("doesn't count whoever isn't a visitor", async () => {
    const { id } = await runAs("social");
    const own = await given.companyUser(company.id);
    await follow(id, { method: "HEAD" });
    await follow(id, { headers: { "Sec-Purpose": "prefetch" } });
    await follow(id, { headers: { Authorization: `Bearer ${own.token}` } });
    expect(await readFigures()).toEqual([]);
  });

  test("still works in old emails, without counting", async () => {
    const { id } = await runAs("newsletter", { status: S.UNPUBLISHED });
    expect((await follow(id)).headers.get("Location")).toContain("https://a.example/x");
    expect(await readFigures()).toEqual([]);
  });

  test("goes to the home page if there is no such link", async () => {
    const draft = await runAs("newsletter", { status: S.DRAFT });
    const banner = await run();
    for (const id of [draft.id, banner.id, 999_999])
      expect((await follow(id)).headers.get("Location")).toBe(SITE);
  });
});
