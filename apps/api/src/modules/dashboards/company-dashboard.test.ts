import { contract } from "@devguild/contract/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";

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
    expect(await tipsOf()).toEqual([{ text: "Post your first job", path: "/company/post-job" }]);
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
      { text: "3 new candidates", path: `/company/job/${first.id}/candidates` },
      { text: "2 ads expire within a week", path: "/company-dashboard?jobs=published" },
      {
        text: "1 ad waiting for your company’s email to be confirmed",
        path: "/company-dashboard?jobs=pending",
      },
      { text: "Finish your draft “Rust Engineer”", path: `/company/jobs/edit/${draft.id}` },
      { text: "1 job slot available", path: "/company/post-job" },
    ]);
  });

  test("link to all candidates if several ads have new ones", async () => {
    for (const job of [await given.openJob({ company }), await given.openJob({ company })])
      await given.application((await given.developer()).developerId, job.id);
    expect(await tipsOf()).toEqual([{ text: "2 new candidates", path: "/company/job/candidates" }]);
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
