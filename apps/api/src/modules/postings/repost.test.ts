import { contract } from "@devguild/contract/contract";
import { POSTING_MESSAGES } from "@devguild/schemas/constants/postings";
import type { PostingBody } from "@devguild/schemas/posting-body";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { creditEntries } from "../memberships/memberships.tables.ts";
import { jobs } from "./postings.tables.ts";

const { repost } = contract.postings;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let owner: Awaited<ReturnType<Given["companyUser"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company({ credits: 3 });
  owner = await given.companyUser(company.id, "company-account-owner");
  recruiter = await given.companyUser(company.id);
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
type Ad = Parameters<Given["openJob"]>[0];

const endedAd = (values: Ad = {}) =>
  given.openJob({
    company,
    slug: "pilot",
    published_at: inDays(-60),
    expire_at: inDays(-30),
    ...values,
  });
const rowOf = async (id: number) =>
  (await api.db.select().from(jobs).where(eq(jobs.id, id)))[0] ?? expect.unreachable();
const send = async (jobId: number, body: PostingBody = {}, caller = recruiter) =>
  api.call(
    repost,
    { params: { companyId: company.id, jobId }, body: await given.completeAd(body) },
    caller,
  );
const light = async () => ({ price_id: await given.priceId("light-credits") });

describe("an ad that has ended", () => {
  test.each<[string, Ad]>([
    ["expired", {}],
    ["unpublished", { status: "unpublished", expire_at: inDays(5) }],
    ["archived", { status: "archived" }],
    ["archived and incomplete", { status: "archived", salary_min: 90_000, salary_max: 10_000 }],
  ])("is %s, and is published again with its candidates and address", async (_, values) => {
    const { id } = await endedAd(values);
    await given.application((await given.developer()).developerId, id);
    const { data } = (await send(id, { ...(await light()), title: "Pilot, night shift" })).body;
    expect(data).toMatchObject({
      id,
      slug: "pilot",
      title: "Pilot, night shift",
      status: "published",
      candidates_count: 1,
    });
    const { published_at, last_published_at, expire_at } = await rowOf(id);
    expect(last_published_at).toEqual(published_at);
    expect(Date.now() - (published_at?.getTime() ?? 0)).toBeLessThan(60_000);
    expect(Math.round(((expire_at?.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(30);
  });

  test("costs what its new price takes", async () => {
    const { id } = await endedAd();
    await send(id, await light());
    const [entry] = await api.db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.company_id, company.id));
    expect(entry).toMatchObject({ delta: -1, job_id: id });
    expect((await api.db.select().from(companies).where(eq(companies.id, company.id)))[0]).toEqual(
      expect.objectContaining({ credits: 2 }),
    );
  });

  test("needs a new price, also if it had one, and all that an open ad needs", async () => {
    const { id } = await endedAd({ price_id: await given.priceId("light-credits") });
    const { errors } = (await send(id, { title: "", price_id: null })).problem;
    expect(errors).toMatchObject({
      title: ["Please enter the job title."],
      price_id: [POSTING_MESSAGES.required],
    });
    expect((await rowOf(id)).expire_at?.getTime()).toBeLessThan(Date.now());
  });

  test("is invoiced to the billing data sent along, which the answer has for those who buy", async () => {
    const { id } = await endedAd();
    const billing = {
      billing_email: "billing@test.example",
      billing_information: "Am Sandtorkai 41, 20457 Hamburg",
      billing_country: "DE",
    };
    const price_id = await given.priceId("regular");
    const { data } = (await send(id, { ...billing, price_id }, owner)).body;
    expect(data.company).toEqual({
      billing_email: billing.billing_email,
      billing_information: billing.billing_information,
      billing_vat: null,
    });
    expect(
      await api.db.select().from(invoices).where(eq(invoices.company_id, company.id)),
    ).toMatchObject([{ net_cents: 69_900, state: "open" }]);
    const other = await endedAd({ slug: "pilot-2" });
    const seen = (await send(other.id, await light())).body.data.company;
    expect(seen).toEqual({ billing_email: null, billing_information: null, billing_vat: null });
  });
});

test.each<[string, Ad]>([
  ["published", { expire_at: inDays(5) }],
  ["draft", { status: "draft", published_at: null, expire_at: null }],
  ["pending", { status: "pending" }],
])("an ad that is %s isn’t reposted, and the answer says what it is", async (status, values) => {
  const { id } = await endedAd(values);
  const refused = await send(id, await light());
  expect(refused.status).toBe(409);
  expect(refused.problem).toMatchObject({ code: "wrong_state", status });
});

test("two people at once repost an ad once, and pay once", async () => {
  const { id } = await endedAd();
  const answers = await Promise.all([send(id, await light()), send(id, await light(), owner)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(
    await api.db.select().from(creditEntries).where(eq(creditEntries.company_id, company.id)),
  ).toHaveLength(1);
});
