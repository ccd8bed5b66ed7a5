import { contract } from "@devguild/contract/contract";
import type { PostingBody } from "@devguild/schemas/posting-body";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { companyBilling } from "../invoices/company-billing.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { users } from "../users/users.tables.ts";
import { jobs } from "./postings.tables.ts";

const { create, update } = contract.postings;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let owner: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company();
  owner = await given.companyUser(company.id, "company-account-owner");
});

const BILLING = {
  billing_email: "billing@test.example",
  billing_information: "Am Sandtorkai 41, 20457 Hamburg",
  billing_country: "DE",
};

const publishNew = async (values: PostingBody = {}, caller: { token: string } = owner) =>
  api.call(
    create,
    {
      params: { id: company.id },
      body: await given.completeAd({
        is_draft: false,
        price_id: await given.priceId("regular"),
        ...values,
      }),
    },
    caller,
  );
const listInvoices = () =>
  api.db.select().from(invoices).where(eq(invoices.company_id, company.id));
const listJobs = () => api.db.select().from(jobs).where(eq(jobs.company_id, company.id));
const readBilling = async () =>
  (await api.db.select().from(companyBilling).where(eq(companyBilling.company_id, company.id)))[0];

describe("an ad published by invoice", () => {
  test.each([
    ["light", 34_900, "Light ad, Go Engineer"],
    ["regular", 69_900, "Regular ad, Go Engineer"],
    ["plus", 99_900, "Plus ad, Go Engineer"],
  ])("at the price %s is open, and invoiced at %i cents", async (slug, net_cents, subject) => {
    await given.billing(company.id);
    const { data } = (await publishNew({ price_id: await given.priceId(slug) })).body;
    expect(data.status).toBe("published");
    expect(await listInvoices()).toMatchObject([
      { subject, net_cents, state: "open", created_by: owner.userId },
    ]);
  });

  test("needs billing data, named together with whatever else is missing", async () => {
    expect((await publishNew({ title: "" })).problem.errors).toEqual({
      title: ["Please enter the job title."],
      billing_email: ["Please enter your billing email address."],
      billing_information: ["Please enter your billing address"],
      billing_country: ["Choose your country."],
    });
    const vat = await publishNew({ ...BILLING, billing_vat: "ATU12345678" });
    expect(vat.problem.errors).toEqual({
      billing_vat: ["Enter a VAT ID such as DE123456789, or leave it empty."],
    });
    expect([await listJobs(), await listInvoices(), await readBilling()]).toEqual([
      [],
      [],
      undefined,
    ]);
  });

  test("takes billing data along, under both names, and saves it", async () => {
    const { billing_email, billing_information, billing_country } = BILLING;
    await publishNew({
      billing_email,
      billing_address: billing_information,
      billing_country,
      vat_id: "298 417 056",
    });
    expect(await readBilling()).toMatchObject({ ...BILLING, billing_vat: "DE298417056" });
    await publishNew({ billing_email: "accounts@test.example" });
    expect(await readBilling()).toMatchObject({
      billing_email: "accounts@test.example",
      billing_country: "DE",
      billing_vat: "DE298417056",
    });
    expect((await listInvoices()).map(({ buyer }) => buyer.email).toSorted()).toEqual([
      "accounts@test.example",
      "billing@test.example",
    ]);
  });

  test("is charged once, however often it is sent", async () => {
    await given.billing(company.id);
    const price_id = await given.priceId("light");
    const draft = await publishNew({ is_draft: true, price_id });
    const params = { companyId: company.id, jobId: draft.body.data.id };
    const body = { is_draft: false, price_id };
    const answers = await Promise.all([
      api.call(update, { params, body }, owner),
      api.call(update, { params, body }, owner),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await listInvoices()).toHaveLength(1);
  });

  test("isn’t charged while the owner’s address is unconfirmed; the billing data is kept", async () => {
    await api.db.update(users).set({ email_verified_at: null }).where(eq(users.id, owner.userId));
    const admin = await given.companyUser(company.id, "company-administrator");
    expect((await publishNew({}, admin)).status).toBe(422);
    expect((await publishNew(BILLING, admin)).body.data.status).toBe("pending");
    expect(await listInvoices()).toEqual([]);
    expect(await readBilling()).toMatchObject(BILLING);
  });

  test("of a draft leaves the company’s billing data alone", async () => {
    await publishNew({ ...BILLING, is_draft: true });
    expect(await readBilling()).toBeUndefined();
  });
});
