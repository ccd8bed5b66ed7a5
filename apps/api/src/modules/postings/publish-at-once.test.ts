import { contract } from "@devguild/contract/contract";
import type { PostingBody } from "@devguild/schemas/posting-body";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
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
const ledger = () =>
  api.db.select().from(creditEntries).where(eq(creditEntries.company_id, company.id));
const balance = async () =>
  (await api.db.select().from(companies).where(eq(companies.id, company.id)))[0]?.credits;
const jobsOf = () => api.db.select().from(jobs).where(eq(jobs.company_id, company.id));

describe("two requests at once", () => {
  const statusesOf = async (work: Promise<{ status: number }>[]) =>
    (await Promise.all(work)).map(({ status }) => status).toSorted((a, b) => a - b);

  test("publish a draft once and charge it once", async () => {
    const light = await given.priceId("light-credits");
    const id = await draft({ price_id: light });
    const body = { is_draft: false, price_id: light };
    expect(await statusesOf([put(id, body), put(id, body)])).toEqual([200, 409]);
    expect([await balance(), (await ledger()).length]).toEqual([2, 1]);
  });

  test("do not both take the last slot", async () => {
    await given.membership(company.id, { concurrent_jobs: 1 });
    const ids = [await draft(), await draft(), await draft()];
    const body = { is_draft: false };
    expect(await statusesOf(ids.map((id) => put(id, body)))).toEqual([200, 422, 422]);
    const open = (await jobsOf()).filter(({ status }) => status === "published");
    expect(open).toHaveLength(1);
  });

  test("do not both take the last credit", async () => {
    await api.db.update(companies).set({ credits: 1 }).where(eq(companies.id, company.id));
    const light = await given.priceId("light-credits");
    const ids = [await draft(), await draft(), await draft()];
    const body = { is_draft: false, price_id: light };
    expect(await statusesOf(ids.map((id) => put(id, body)))).toEqual([200, 422, 422]);
    expect([await balance(), (await ledger()).length]).toEqual([0, 1]);
  });

  test("give two new ads with one title two slugs", async () => {
    await given.membership(company.id);
    expect(await statusesOf([publishNew(), publishNew()])).toEqual([201, 201]);
    expect((await jobsOf()).map(({ slug }) => slug).toSorted()).toEqual([
      "go-engineer",
      "go-engineer-2",
    ]);
  });
});
