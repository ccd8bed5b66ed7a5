import { contract } from "@devguild/contract/contract";
import type { PostingBody } from "@devguild/schemas/posting-body";
import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { creditEntries } from "../memberships/memberships.tables.ts";
import { jobs } from "./postings.tables.ts";

const { create, update } = contract.postings;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company({ credits: 3, allow_external_ats: true });
  recruiter = await given.companyUser(company.id);
});

const post = (body: PostingBody) =>
  api.call(create, { params: { id: company.id }, body }, recruiter);
const put = (jobId: number, body: PostingBody) =>
  api.call(update, { params: { companyId: company.id, jobId }, body }, recruiter);
const publishNew = async (values: PostingBody = {}) =>
  post(await given.completeAd({ is_draft: false, ...values }));
const draft = async (values: PostingBody = {}) =>
  (await post(await given.completeAd(values))).body.data.id;
const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(jobs).where(eq(jobs.id, id));
  if (!row) throw new Error(`There is no job ${id}.`);
  return row;
};
const ledger = () =>
  api.db.select().from(creditEntries).where(eq(creditEntries.company_id, company.id));
const balance = async () =>
  (await api.db.select().from(companies).where(eq(companies.id, company.id)))[0]?.credits;
const jobsOf = () => api.db.select().from(jobs).where(eq(jobs.company_id, company.id));

describe("publishing", () => {
  test("with a slot opens the ad for the duration of its price", async () => {
    await given.membership(company.id, { valid_until: new Date(Date.now() + 60 * DAY_MS) });
    const before = Date.now();
    const { data } = (await publishNew()).body;
    const row = await rowOf(data.id);
    expect(row).toMatchObject({
      status: "published",
      offer_type: 1,
      price_type: "membership",
      boosted_until: null,
    });
    expect(row.published_at?.getTime()).toBeGreaterThanOrEqual(before);
    expect(row.last_published_at).toEqual(row.published_at);
    expect(Number(row.expire_at) - Number(row.published_at)).toBe(30 * DAY_MS);
    expect([await balance(), await ledger()]).toEqual([3, []]);
    const found = await api.call(contract.jobs.similar, { params: { id: data.id } });
    expect(found.status).toBe(200);
  });

  test.each([
    [false, 5],
    [true, 30],
  ])("with a slot ends with the membership, unless it renews (%s)", async (auto_renew, days) => {
    const valid_until = new Date(Date.now() + 5 * DAY_MS);
    await given.membership(company.id, { valid_until, auto_renew });
    const row = await rowOf((await publishNew()).body.data.id);
    const length = Number(row.expire_at) - Number(row.published_at);
    expect(Math.round(length / DAY_MS)).toBe(days);
  });

  test("with credits deducts them from the balance, with an entry in the ledger", async () => {
    const plus = await given.priceId("plus-credits");
    const { data } = (await publishNew({ price_id: plus })).body;
    const row = await rowOf(data.id);
    expect(row).toMatchObject({ offer_type: 5, price_type: "credit", price_id: plus });
    expect(Number(row.expire_at) - Number(row.published_at)).toBe(60 * DAY_MS);
    expect(Number(row.boosted_until) - Number(row.published_at)).toBe(7 * DAY_MS);
    expect(data.boosted).toBe(true);
    expect(await balance()).toBe(0);
    expect(await ledger()).toMatchObject([
      {
        delta: -3,
        balance_after: 0,
        reason: "job.publish",
        job_id: data.id,
        created_by: recruiter.userId,
      },
    ]);
  });

  test("keeps the slug while the title changes afterwards", async () => {
    await given.membership(company.id);
    const id = await draft();
    expect((await put(id, { is_draft: false })).body.data.status).toBe("published");
    const published = await rowOf(id);
    await put(id, { title: "Senior Go Engineer", is_draft: false, status: "published" });
    expect(await rowOf(id)).toMatchObject({
      title: "Senior Go Engineer",
      slug: "go-engineer",
      published_at: published.published_at,
      expire_at: published.expire_at,
      price_id: published.price_id,
      search_words: expect.stringContaining("senior go engineer"),
    });
    const deeds = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.company_id, company.id))
      .orderBy(asc(auditLog.id));
    expect(deeds.map(({ action }) => action)).toEqual(["job.create", "job.publish", "job.edit"]);
  });

  test("fails until the account owner confirms their address, and charges nothing", async () => {
    await given.companyUser(company.id, "company-account-owner", { email_verified_at: null });
    const light = await given.priceId("light-credits");
    const { data } = (await publishNew({ price_id: light })).body;
    expect(data).toMatchObject({ status: "pending", published_at: null });
    expect(await balance()).toBe(3);
    expect((await put(data.id, { title: "Not yet" })).problem.code).toBe("wrong_state");
  });
});

describe("an incomplete ad is not published", () => {
  test("and all missing fields are named at once", async () => {
    const answer = await post({
      is_draft: false,
      remote: true,
      salary_min: 4999,
      salary_max: 4999,
    });
    expect(answer.problem.errors).toEqual({
      title: ["Please enter the job title."],
      seniorities: ["Please define the seniority for the position."],
      remote_regions: ["At least one location is required."],
      language_id: ["Language is required."],
      skills: ["Please choose at least one skill required for this position."],
      salary_min: ["The value must be at least 5000"],
      salary_max: ["The value must be at least 5000"],
      requirements: ["Please enter the job's requirements."],
      tasks: ["Please enter the job's tasks."],
      benefits: ["Please enter the job's benefits."],
      hybrid_option: ["Please select the hybrid option for the position."],
      price_id: ["This is a required field."],
    });
    expect(await jobsOf()).toEqual([]);
  });

  test.each<[PostingBody, string, string]>([
    [{ cities: null }, "cities", 'Please select at least one city or "remote".'],
    [{ salary_max: 1_000_001 }, "salary_max", "The maximum value is 1000000"],
    [{ salary_max: 60_000 }, "salary_max", "Please enter a value greater than the lower level"],
    [{ tasks: "<p> </p><script>x</script>" }, "tasks", "Please enter the job's tasks."],
    [{ direct_apply: true, job_url: null }, "job_url", "This is a required field."],
    [{ is_agency: true }, "job_company_name", "This is a required field."],
  ])("%o", async (values, field, message) => {
    await given.membership(company.id);
    expect((await publishNew(values)).problem.errors).toEqual({ [field]: [message] });
    const id = await draft(values);
    expect((await put(id, { is_draft: false })).status).toBe(422);
    expect((await rowOf(id)).status).toBe("draft");
  });

  test("a new ad needs a work mode; an open one cannot remove it", async () => {
    const missing = { hybrid_option: ["Please select the hybrid option for the position."] };
    await given.membership(company.id);
    expect((await publishNew({ hybrid_option: null })).problem.errors).toEqual(missing);
    const { id } = (await publishNew()).body.data;
    expect((await put(id, { hybrid_option: null })).problem.errors).toEqual(missing);
  });

  test("an open ad cannot be emptied", async () => {
    const open = await given.openJob({ company });
    const answer = await put(open.id, { ...(await given.completeAd()), skills: [] });
    expect(answer.problem.errors).toEqual({
      skills: ["Please choose at least one skill required for this position."],
    });
  });

  test("a pay-per-hire ad has to keep its scope of work", async () => {
    const open = await given.openJob({ company, offer_type: 0 });
    const answer = await put(open.id, await given.completeAd({ description: "" }));
    expect(answer.problem.errors).toEqual({ description: ["Please describe scope of work."] });
  });
});

describe("a company cannot publish with", () => {
  const errorOf = async (values: PostingBody) =>
    (await publishNew(values)).problem.errors["price_id"]?.[0];

  test("no membership, one that has ended or not started yet, or one of another kind", async () => {
    const needed = /^This needs a recruiting membership/;
    expect(await errorOf({})).toMatch(needed);
    await given.membership(company.id, { valid_until: new Date() });
    await given.membership(company.id, { valid_from: new Date(Date.now() + DAY_MS) });
    await given.membership(company.id, { kind: "MARKETING", concurrent_jobs: null });
    expect(await errorOf({})).toMatch(needed);
    expect(await jobsOf()).toEqual([]);
  });

  test("no free slot; an ad that expires or is deleted frees its slot", async () => {
    await given.membership(company.id, { concurrent_jobs: 1 });
    const taken = { company, price_type: "membership" as const };
    await given.openJob({ ...taken, expire_at: new Date(Date.now() - 1000) });
    await given.openJob({ ...taken, deleted_at: new Date() });
    await given.openJob({ company, price_type: "credit" });
    expect((await publishNew()).status).toBe(201);
    expect(await errorOf({})).toMatch(/^All job slots of your membership are taken \(1 of 1\)/);
  });

  test("too few credits", async () => {
    await api.db.update(companies).set({ credits: 2 }).where(eq(companies.id, company.id));
    const price_id = await given.priceId("plus-credits");
    expect(await errorOf({ price_id })).toMatch(/^You need 3 credits and have 2/);
    expect(await balance()).toBe(2);
  });

  test("an invoice, if they don’t buy for the company: the error says who does", async () => {
    const price_id = await given.priceId("regular");
    expect(await errorOf({ price_id })).toMatch(/^Ask your company’s owner or an administrator/);
  });
});

describe("an ad with another status", () => {
  test.each(["pending", "unpublished", "expired", "archived"] as const)(
    "%s can be neither edited nor published here",
    async (status) => {
      const { id } = await given.openJob({ company, status });
      for (const body of [{}, { is_draft: false }, { is_draft: true }]) {
        const { problem } = await put(id, body);
        expect(problem).toMatchObject({ code: "wrong_state", status });
      }
    },
  );

  test("past its end date counts as expired, even before the cleanup", async () => {
    const over = await given.openJob({ company, expire_at: new Date(Date.now() - 1000) });
    expect((await put(over.id, {})).problem).toMatchObject({ status: "expired" });
  });

  test("published in the meantime is not published again, nor saved as a draft", async () => {
    await given.membership(company.id);
    const id = await draft();
    const body = await given.completeAd({ is_draft: false });
    expect((await put(id, body)).status).toBe(200);
    expect((await put(id, body)).status).toBe(409);
    expect((await put(id, { ...body, price_id: undefined, status: "draft" })).status).toBe(409);
    expect((await put(id, { is_draft: true })).status).toBe(409);
  });

  test("of another company is a 404", async () => {
    expect((await put((await given.openJob()).id, {})).status).toBe(404);
  });
});
