import { contract } from "@devguild/contract/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";

const { prices, publishOptions, quote } = contract.postings;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company({ credits: 2 });
  recruiter = await given.companyUser(company.id);
});

const pricesFor = (caller: Caller, company_id?: number) =>
  api.call(prices, { query: { company_id } }, caller);

describe("prices", () => {
  test("are the same for everyone, in integer cents, with what each includes", async () => {
    const { data, ...rest } = (await pricesFor({})).body;
    expect(
      data.map((price) => [
        price.name,
        price.price_type,
        price.price_cents,
        price.credits,
        price.duration_days,
        price.boost_days,
        price.offer_type,
      ]),
    ).toEqual([
      ["Membership slot", "membership", 0, undefined, 30, 0, 1],
      ["Light", "regular", 34_900, undefined, 30, 0, 2],
      ["Regular", "regular", 69_900, undefined, 45, 0, 4],
      ["Plus", "regular", 99_900, undefined, 60, 7, 5],
      ["Light", "credit", 0, 1, 30, 0, 2],
      ["Regular", "credit", 0, 2, 45, 0, 4],
      ["Plus", "credit", 0, 3, 60, 7, 5],
    ]);
    expect(rest).toMatchObject({
      membership_name: null,
      membership_full: false,
      published_jobs: 0,
      job_ad_light_price: { name: "Light", price_cents: 34_900 },
    });
    for (const { price_type, available, unavailable_reason } of data)
      expect([available, unavailable_reason]).toEqual(
        price_type === "regular"
          ? [true, undefined]
          : [false, expect.stringContaining("support@devguild.example")],
      );
  });

  test("say what a company can publish with right now", async () => {
    await given.membership(company.id, { concurrent_jobs: 1 });
    const available = async () =>
      (await pricesFor(recruiter, company.id)).body.data
        .filter((price) => price.available)
        .map(({ name, price_type }) => `${name} ${price_type}`);
    expect(await available()).toEqual([
      "Membership slot membership",
      "Light credit",
      "Regular credit",
    ]);
    await given.openJob({ company, price_type: "membership" });
    expect(await available()).toEqual(["Light credit", "Regular credit"]);
    expect((await pricesFor(recruiter)).body).toMatchObject({
      membership_name: "Recruiting M",
      membership_full: true,
      published_jobs: 1,
    });
  });

  test("that are paid by invoice are for those who buy for the company", async () => {
    const regular = async (caller: Caller) =>
      (await pricesFor(caller, company.id)).body.data.filter(
        ({ price_type, available }) => price_type === "regular" && available,
      ).length;
    expect(await regular(recruiter)).toBe(0);
    expect(await regular(await given.companyUser(company.id, "company-administrator"))).toBe(3);
    expect(await regular(await given.admin("account-manager"))).toBe(3);
    expect(await regular(await given.admin("talent-manager"))).toBe(0);
  });

  test("of a company are visible to its users and staff", async () => {
    const statusOf = async (caller: Caller) => (await pricesFor(caller, company.id)).status;
    expect(await statusOf({})).toBe(401);
    expect(await statusOf(await given.developer())).toBe(403);
    expect(await statusOf(await given.companyUser((await given.company()).id))).toBe(403);
    expect(await statusOf(await given.admin("content-editor"))).toBe(403);
    expect(await statusOf(await given.admin("support"))).toBe(200);
    expect((await pricesFor(await given.admin("support"), 999_999)).status).toBe(404);
  });
});

describe("a quote of a single ad", () => {
  test("says what would be invoiced, to whom, and by when it is due", async () => {
    const owner = await given.companyUser(company.id, "company-account-owner");
    const price_id = await given.priceId("regular");
    const quoteFor = async (query: { price_id: number; billing_country?: string }) =>
      api.call(quote, { params: { id: company.id }, query }, owner);
    expect((await quoteFor({ price_id })).body.data).toMatchObject({
      net_cents: 69_900,
      vat_rate: 20,
      vat_cents: 13_980,
      gross_cents: 83_880,
      lines: [{ description: "Regular ad", detail: "45 days online", net_cents: 69_900 }],
      billing_country: null,
      billing: { billing_email: null, billing_period: "monthly" },
    });
    await given.billing(company.id);
    expect((await quoteFor({ price_id })).body.data).toMatchObject({
      gross_cents: 69_900,
      billing_country: "DE",
      billing: { billing_vat: "DE298417056" },
    });
    const changed = await quoteFor({ price_id, billing_country: "AT" });
    expect(changed.body.data).toMatchObject({ gross_cents: 83_880, billing_country: "AT" });
    const slot = await quoteFor({ price_id: await given.priceId("membership-slot") });
    expect(slot.problem.errors).toEqual({ price_id: ["Please choose a price from the list."] });
  });
});

describe("publish options", () => {
  const optionsOf = async (slug?: string) => {
    const price_id = slug === undefined ? undefined : await given.priceId(slug);
    const query = { company_id: company.id, price_id };
    return (await api.call(publishOptions, { query }, recruiter)).body.data;
  };

  test("show what is left, and why a price is not available", async () => {
    expect(await optionsOf("membership-slot")).toEqual({
      can_publish: false,
      requires_confirmation: false,
      requires_payment: false,
      slots_left: 0,
      credits_left: 2,
      reasons: [expect.stringContaining("recruiting membership")],
    });
    await given.membership(company.id);
    expect(await optionsOf("membership-slot")).toMatchObject({
      can_publish: true,
      slots_left: 3,
      reasons: [],
    });
    expect(await optionsOf("regular-credits")).toMatchObject({ can_publish: true });
    expect(await optionsOf("plus-credits")).toMatchObject({ can_publish: false });
    expect(await optionsOf("regular")).toMatchObject({
      can_publish: false,
      requires_payment: true,
      reasons: [expect.stringContaining("paid by invoice")],
    });
    recruiter = await given.companyUser(company.id, "company-account-owner");
    expect(await optionsOf("regular")).toMatchObject({
      can_publish: true,
      requires_payment: true,
      reasons: [],
    });
  });

  test("without a price say whether any is available", async () => {
    expect(await optionsOf()).toMatchObject({ can_publish: true, requires_payment: false });
  });

  test("say that the account owner has to confirm their address", async () => {
    await given.companyUser(company.id, "company-account-owner", { email_verified_at: null });
    expect(await optionsOf()).toMatchObject({ requires_confirmation: true });
  });

  test("are a 404 for an unknown price or another company", async () => {
    const ask = (query: { company_id: number; price_id?: number }) =>
      api.call(publishOptions, { query }, recruiter);
    const unknown = await ask({ company_id: company.id, price_id: 999 });
    expect(unknown.problem.errors).toEqual({ price_id: ["Please choose a price from the list."] });
    expect((await ask({ company_id: (await given.company()).id })).status).toBe(403);
  });
});
