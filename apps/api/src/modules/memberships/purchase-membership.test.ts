import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { MEMBERSHIP_MESSAGES } from "@devguild/schemas/constants/memberships";
import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { transaction } from "../../db/db.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { companyBilling } from "../invoices/company-billing.tables.ts";
import { invoiceLines, invoices } from "../invoices/invoices.tables.ts";
import { companyMemberships, creditEntries, creditPacks } from "./memberships.tables.ts";
import { purchaseMembership } from "./purchase-membership.commands.ts";

const calls = contract.memberships;

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
  billing_vat: "DE 298 417 056",
  terms_agree: true,
  payment_method: "invoice",
} as const;
const PLANS = { S: 1, M: 2, L: 3, marketing: 4, branding: 5 };

type Body = BodyInput<typeof calls.selfPurchase>;
const orderOf = (values: Partial<Body> = {}): Body => ({
  membership_plan_id: PLANS.M,
  kind: "RECRUITING",
  duration_months: 12,
  auto_renew: true,
  ...BILLING,
  ...values,
});
const buy = (values: Partial<Body> = {}) =>
  api.call(calls.selfPurchase, { params: { id: company.id }, body: orderOf(values) }, owner);
const listInvoices = () =>
  api.db
    .select()
    .from(invoices)
    .where(eq(invoices.company_id, company.id))
    .orderBy(asc(invoices.id));
const listMemberships = () =>
  api.db.select().from(companyMemberships).where(eq(companyMemberships.company_id, company.id));

describe("a company buys a membership", () => {
  test.each([
    ["RECRUITING", PLANS.M, 3, 69_900],
    ["MARKETING", PLANS.marketing, null, 99_000],
    ["EMPLOYER_BRANDING", PLANS.branding, null, 79_000],
  ] as const)("of the kind %s, by invoice", async (kind, membership_plan_id, slots, price) => {
    const { status, body } = await buy({ kind, membership_plan_id, auto_renew: false });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      kind,
      concurrent_jobs: slots,
      auto_renew: false,
      membership_fair_price: price,
      membership_duration: 12,
    });
    expect([365, 366]).toContain(body.data.membership_remaining_days);
    const [invoice] = await listInvoices();
    expect(invoice).toMatchObject({ id: body.data.invoice_id, vat_treatment: "reverse_charge" });
    const [billing] = await api.db
      .select()
      .from(companyBilling)
      .where(eq(companyBilling.company_id, company.id));
    expect(billing).toMatchObject({ billing_vat: "DE298417056", billing_period: "monthly" });
    expect((await api.mailsTo("billing@test.example"))[0]?.subject).toContain(invoice?.number);
  });

  test("and can use its slots straight away", async () => {
    await buy();
    const job = await api.call(
      contract.postings.create,
      { params: { id: company.id }, body: await given.completeAd({ is_draft: false }) },
      owner,
    );
    expect(job.body.data.status).toBe("published");
  });

  test("once, whether someone clicks twice or two people do at once", async () => {
    const answers = await Promise.all([buy(), buy()]);
    const ids = answers.map(({ status, body }) => [status, body.data.id]);
    expect(ids[0]).toEqual(ids[1]);
    expect([(await listMemberships()).length, (await listInvoices()).length]).toEqual([1, 1]);
    const plans = [PLANS.S, PLANS.L].map((membership_plan_id) => buy({ membership_plan_id }));
    expect((await Promise.all(plans)).map(({ status }) => status)).toEqual([422, 201]);
    expect(await listMemberships()).toHaveLength(1);
  });

  test("once, also if whoever came second overtook the first before it was their turn", async () => {
    const first = await buy();
    const now = new Date(Date.now() - 5000);
    const order = { ...orderOf(), auto_renew: true, terms_agree: true };
    const again = await transaction(api.db, (tx) =>
      purchaseMembership(tx, company.id, order, {
        seller: testConfig.seller,
        now,
        userId: owner.userId,
      }),
    );
    expect([again.membership.id, again.repeated]).toEqual([first.body.data.id, true]);
  });

  test.each<[string, Partial<Body>, Record<string, string[]>]>([
    [
      "an unknown plan",
      { membership_plan_id: 999 },
      { membership_plan_id: ["Choose a plan from the list."] },
    ],
    [
      "a plan of another kind",
      { kind: "MARKETING" },
      { membership_plan_id: ["Choose a plan from the list."] },
    ],
    [
      "another term",
      { duration_months: 3 },
      { duration_months: ["This plan runs for 12 months."] },
    ],
    [
      "terms not agreed to",
      { terms_agree: false },
      { terms_agree: ["Please confirm to continue."] },
    ],
    [
      "no billing email",
      { billing_email: "" },
      { billing_email: ["Please enter your billing email address."] },
    ],
    [
      "no address",
      { billing_information: " " },
      { billing_information: ["Please enter your billing address"] },
    ],
    [
      "an unknown country",
      { billing_country: "XX" },
      { billing_country: ["Choose your country."] },
    ],
    [
      "a VAT ID of another country",
      { billing_vat: "ATU12345678" },
      { billing_vat: ["Enter a VAT ID such as DE123456789, or leave it empty."] },
    ],
  ])("not with %s, and nothing is bought", async (_, values, errors) => {
    expect((await buy(values)).problem.errors).toEqual(errors);
    expect([(await listMemberships()).length, (await listInvoices()).length]).toEqual([0, 0]);
  });

  test("neither the same plan again nor a smaller one, while it has one", async () => {
    await given.membership(company.id, { plan_id: PLANS.M, price_cents_month: 69_900 });
    for (const membership_plan_id of [PLANS.M, PLANS.S])
      expect((await buy({ membership_plan_id })).problem.errors).toEqual({
        membership_plan_id: [expect.stringMatching(/^You have Recruiting M until /)],
      });
  });
});

test("a plan with fewer slots than staff agreed on is no bigger plan, whatever it costs", async () => {
  await given.membership(company.id, {
    plan_id: null,
    concurrent_jobs: 10,
    price_cents_month: null,
  });
  expect((await buy({ membership_plan_id: PLANS.M })).problem.errors).toEqual({
    membership_plan_id: [expect.stringMatching(/^You have .+ until /)],
  });
});

describe("an upgrade", () => {
  const NOW = new Date("2026-11-19T10:00:00Z");

  const upgrade = async (values: Partial<typeof companyMemberships.$inferInsert>) => {
    await given.membership(company.id, {
      plan_id: PLANS.M,
      price_cents_month: 69_900,
      valid_from: new Date("2026-03-01"),
      valid_until: new Date("2027-03-01"),
      ...values,
    });
    const order = {
      ...orderOf({ membership_plan_id: PLANS.L }),
      billing_vat: null,
      terms_agree: true,
      auto_renew: true,
    };
    const issuer = { seller: testConfig.seller, now: NOW, userId: owner.userId };
    return transaction(api.db, (tx) => purchaseMembership(tx, company.id, order, issuer));
  };

  test("charges the rest of the month from tomorrow, deducts what is unused, and keeps the end", async () => {
    const { membership, invoiceId } = await upgrade({ billed_until: "2026-12-01" });
    expect(membership).toMatchObject({
      plan_name: "Recruiting L",
      concurrent_jobs: 10,
      price_cents_month: 149_900,
      valid_until: new Date("2027-03-01"),
      billed_until: "2026-12-01",
    });
    expect(await listInvoices()).toMatchObject([
      {
        id: invoiceId,
        subject: "Upgrade to Recruiting L",
        net_cents: 29_333,
        vat_cents: 5867,
        gross_cents: 35_200,
      },
    ]);
    const lines = await api.db
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoice_id, invoiceId ?? 0));
    expect(lines.map(({ description, net_cents }) => [description, net_cents])).toEqual([
      ["Recruiting L", 54_963],
      ["Unused days of Recruiting M", -25_630],
    ]);
    expect(await listMemberships()).toHaveLength(1);
  });

  test("of a yearly membership charges the rest of its term", async () => {
    await given.billing(company.id, { billing_period: "yearly" });
    await upgrade({ billed_until: "2027-03-01" });
    // 11 of 30 days and three months, of 800 € more a month.
    expect(await listInvoices()).toMatchObject([{ net_cents: 269_333 }]);
  });

  test("on the last day that is paid costs nothing yet", async () => {
    const { invoiceId } = await upgrade({ billed_until: "2026-11-20" });
    expect([invoiceId, await listInvoices()]).toEqual([null, []]);
  });

  test("is in the audit log with what it replaced", async () => {
    await given.membership(company.id, { plan_id: PLANS.M, price_cents_month: 69_900 });
    expect((await buy({ membership_plan_id: PLANS.L })).status).toBe(201);
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "membership.upgrade"));
    expect(entry?.details).toMatchObject({ upgraded_from: { plan_name: "Recruiting M" } });
  });
});

describe("a quote", () => {
  const quote = async (query: Parameters<typeof api.call<typeof calls.quote>>[1]["query"]) =>
    api.call(calls.quote, { params: { id: company.id }, query }, owner);

  test("says what the purchase then charges", async () => {
    const query = { membership_plan_id: PLANS.M, billing_country: "AT" };
    const { data } = (await quote(query)).body;
    expect(data).toMatchObject({ is_upgrade: false, billing_country: "AT", vat_rate: 20 });
    expect(data.monthly_net_cents).toEqual({ before: 0, after: 69_900 });
    expect(data.next_charge).toMatchObject({ net_cents: 69_900, gross_cents: 83_880 });
    await buy({ billing_country: "AT", billing_vat: null });
    const [invoice] = await listInvoices();
    expect(invoice).toMatchObject({
      net_cents: data.net_cents,
      vat_cents: data.vat_cents,
      gross_cents: data.gross_cents,
      due_on: data.due_on,
    });
    const next = await quote({ membership_plan_id: PLANS.L });
    expect(next.body.data).toMatchObject({
      is_upgrade: true,
      monthly_net_cents: { before: 69_900, after: 149_900 },
      valid_until: data.valid_until,
    });
  });

  test("uses reverse charge for a VAT ID, and the seller's country where there is none", async () => {
    const other = { billing_country: "DE", billing_vat: "DE298417056" };
    const reverse = await quote({ membership_plan_id: PLANS.M, ...other });
    expect(reverse.body.data).toMatchObject({
      vat_cents: 0,
      vat_note: expect.stringContaining("Reverse charge"),
    });
    const none = await quote({ membership_plan_id: PLANS.M });
    expect(none.body.data).toMatchObject({ billing_country: null, vat_rate: 20 });
    expect((await quote({ membership_plan_id: 999 })).status).toBe(422);
  });
});

test("renewal is switched off and on, until the membership has ended", async () => {
  const { id } = await given.membership(company.id, { auto_renew: true });
  const ended = await given.membership(company.id, { valid_until: new Date() });
  const set = (membershipId: number, auto_renew: boolean) =>
    api.call(
      calls.setAutoRenew,
      { params: { companyId: company.id, membershipId }, body: { auto_renew } },
      owner,
    );
  expect((await set(id, false)).body.data).toMatchObject({ id, auto_renew: false });
  expect((await set(id, true)).body.data.auto_renew).toBe(true);
  expect((await set(ended.id, true)).status).toBe(404);
  const foreign = await given.membership((await given.company()).id);
  expect((await set(foreign.id, false)).status).toBe(404);
});

describe("credits", () => {
  const buyPack = (credit_pack_id: number, credits_before?: number) =>
    api.call(
      calls.buyCredits,
      { params: { id: company.id }, body: { credit_pack_id, credits_before, ...BILLING } },
      owner,
    );

  test("are bought by the pack: balance, ledger and invoice change together", async () => {
    const packs = (await api.call(calls.creditPacks, {})).body.data;
    expect(packs.map(({ credits, price_cents }) => [credits, price_cents])).toEqual([
      [1, 34_900],
      [5, 165_000],
      [10, 320_000],
    ]);
    const { data } = (await buyPack(3)).body;
    expect(data).toMatchObject({ credits: 10, balance: 10, invoice_id: expect.any(Number) });
    expect(await listInvoices()).toMatchObject([{ subject: "10 credits", net_cents: 320_000 }]);
    const [row] = await api.db.select().from(companies).where(eq(companies.id, company.id));
    expect(row?.credits).toBe(10);
    const entries = await api.db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.company_id, company.id));
    expect(entries).toMatchObject([{ delta: 10, reason: "purchase", created_by: owner.userId }]);
  });

  test("are bought once by a double click, and another pack is another purchase", async () => {
    const answers = await Promise.all([buyPack(2), buyPack(2)]);
    expect(answers.map(({ body }) => body.data.balance)).toEqual([5, 5]);
    expect((await buyPack(1)).body.data.balance).toBe(6);
    expect(await listInvoices()).toHaveLength(2);
  });

  test("aren't bought again, minutes later, by someone who hasn't seen what they bought", async () => {
    await buyPack(2, 0);
    await api.db
      .update(creditEntries)
      .set({ created_at: new Date(Date.now() - 5 * 60_000) })
      .where(eq(creditEntries.company_id, company.id));
    expect((await buyPack(2, 0)).problem.errors).toEqual({
      credit_pack_id: [MEMBERSHIP_MESSAGES.creditsChanged(5)],
    });
    expect((await buyPack(2, 5)).body.data.balance).toBe(10);
  });

  test("have a quote, and are not sold where staff stopped selling them", async () => {
    const quote = await api.call(
      calls.creditQuote,
      { params: { id: company.id }, query: { credit_pack_id: 2, billing_country: "CH" } },
      owner,
    );
    expect(quote.body.data).toMatchObject({ net_cents: 165_000, vat_cents: 0, vat_rate: 0 });
    await api.db.update(creditPacks).set({ active: false });
    expect((await api.call(calls.creditPacks, {})).body.data).toEqual([]);
    expect((await buyPack(2)).problem.errors).toEqual({
      credit_pack_id: ["Choose a number of credits from the list."],
    });
    await api.db.update(creditPacks).set({ active: true });
  });
});
