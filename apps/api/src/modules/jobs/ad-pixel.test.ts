import { contract } from "@devguild/contract/contract";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { accounts } from "../users/users.tables.ts";

const PIXEL = "https://pixel.example/1?ad=7&from=devguild";
const A_MINUTE_AGO = new Date(Date.now() - 60_000);

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  company = await given.company();
});

const withPixel = (differences: Parameters<Given["openJob"]>[0] = {}) =>
  given.openJob({ company, pixel_tracking_url: PIXEL, ...differences });

type Job = Awaited<ReturnType<Given["openJob"]>>;

const read = (job: Job, caller: { token?: string } = {}) =>
  api.call(
    contract.jobs.details,
    {
      query: {
        company_id: company.id,
        company_slug: company.slug,
        job_id: job.id,
        job_slug: job.slug,
      },
    },
    caller,
  );
const pixelOf = async (job: Job, caller = {}) =>
  (await read(job, caller)).body.data.pixel_tracking_url;

describe("an open ad's pixel", () => {
  test("is returned for guests, developers and users of other companies", async () => {
    const job = await withPixel();
    const other = await given.company();
    expect(await pixelOf(job)).toBe(PIXEL);
    expect(await pixelOf(job, await given.developer())).toBe(PIXEL);
    expect(await pixelOf(job, await given.companyUser(other.id))).toBe(PIXEL);
  });

  test("is null for an ad without one", async () => {
    expect(await pixelOf(await withPixel({ pixel_tracking_url: null }))).toBeNull();
  });
});

describe("an ad's pixel is not returned", () => {
  test.each(["company-account-owner", "company-campaign-manager"] as const)(
    "for the company's own users: %s",
    async (role) => {
      const own = await given.company();
      const job = await given.openJob({ company: own, pixel_tracking_url: PIXEL });
      const caller = await given.companyUser(own.id, role);
      const address = { company_id: own.id, company_slug: own.slug };
      const query = { ...address, job_id: job.id, job_slug: job.slug };
      const { body } = await api.call(contract.jobs.details, { query }, caller);
      expect(body.data.pixel_tracking_url).toBeNull();
    },
  );

  test("for the company's own users while they act as developers", async () => {
    const job = await withPixel();
    const developer = await given.developer();
    await api.db.insert(accounts).values({
      user_id: developer.userId,
      type: "company",
      company_id: company.id,
      role: "company-recruiting-manager",
    });
    expect(await pixelOf(job, developer)).toBeNull();
  });

  test.each<[string, Parameters<Given["openJob"]>[0]]>([
    ["unpublished", { status: "unpublished" }],
    ["expired", { expire_at: A_MINUTE_AGO }],
    ["a draft", { status: "draft", published_at: null }],
  ])("for an ad that is %s", async (_, differences) => {
    const { status, problem } = await read(await withPixel(differences));
    expect(status).toBe(404);
    expect(JSON.stringify(problem)).not.toContain("pixel.example");
  });

  test("in lists of jobs and previews", async () => {
    const job = await withPixel();
    const found = await api.app.request("/api/v2/jobs?per_page=100");
    expect(await found.text()).not.toContain("pixel.example");
    const preview = await api.call(
      contract.postings.draftPreview,
      { params: { id: job.id }, query: {} },
      await given.admin(),
    );
    expect(preview.body.data.pixel_tracking_url).toBeNull();
  });
});
