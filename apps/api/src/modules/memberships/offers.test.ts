import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { OFFER_MESSAGES } from "@devguild/schemas/constants/offers";
import { type AdminMembershipPlan, membershipPlanBody } from "@devguild/schemas/offers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { renewCatalogue } from "../../../testing/test-database.ts";
import { companyMemberships, creditEntries } from "./memberships.tables.ts";

const { membershipPlans: plans, creditPacks: packs } = contract;

let api: TestApi;
let given: Given;
let admin: { token: string };

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  admin = await given.admin();
});

afterAll(renewCatalogue);

const BILLING = {
  billing_email: "billing@test.example",
  billing_information: "Am Sandtorkai 41, 20457 Hamburg",
  billing_country: "DE",
  billing_vat: "DE298417056",
  terms_agree: true,
  payment_method: "invoice",
} as const;
const PLAN: BodyInput<typeof plans.create> = {
  name: "Recruiting XL",
  kind: "RECRUITING",
  concurrent_jobs: 25,
  price_cents_month: 290_000,
  duration_months: 12,
  features: ["25 job ads online at any time"],
  highlighted: false,
  active: true,
};

const openCompany = async () => {
  const company = await given.company();
  return { company, owner: await given.companyUser(company.id, "company-account-owner") };
};
const addPlan = (values: Partial<BodyInput<typeof plans.create>> = {}) =>
  api.call(plans.create, { body: { ...PLAN, ...values } }, admin);
const editPlan = (plan: AdminMembershipPlan, values: Partial<BodyInput<typeof plans.update>>) =>
  api.call(
    plans.update,
    { params: { id: plan.id }, body: { ...membershipPlanBody.parse(plan), ...values } },
    admin,
  );

describe("membership plans", () => {
  test("are added after the others and sold at once", async () => {
    const { status, body } = await addPlan();
    expect(status).toBe(201);
    const shown = (await api.call(contract.memberships.recruiting, {})).body.data;
    expect(shown.map(({ name }) => name)).toEqual([
      "Recruiting S",
      "Recruiting M",
      "Recruiting L",
      "Recruiting XL",
    ]);
    await editPlan(body.data, { active: false });
    expect((await api.call(contract.memberships.recruiting, {})).body.data).toHaveLength(3);
    const all = (await api.call(plans.list, {}, admin)).body.data;
    expect(all.find(({ id }) => id === body.data.id)).toMatchObject({ active: false });
  });

  test("keep one recommendation of each kind", async () => {
    const { body } = await addPlan({ name: "Recruiting XXL", highlighted: true });
    const recommended = async () =>
      (await api.call(contract.memberships.featured, {})).body.data.map(({ name }) => name);
    expect(await recommended()).toEqual(["Marketing", "Employer branding", "Recruiting XXL"]);
    await editPlan(body.data, { active: false, highlighted: false });
    expect(await recommended()).toEqual(["Marketing", "Employer branding"]);
  });

  test.each([
    [{ concurrent_jobs: null }, { concurrent_jobs: [OFFER_MESSAGES.slotsInvalid] }],
    [{ kind: "MARKETING" as const }, { concurrent_jobs: [OFFER_MESSAGES.slotsUnused] }],
    [{ price_cents_month: 0 }, { price_cents_month: [OFFER_MESSAGES.priceRequired] }],
    [{ duration_months: 1.5 }, { duration_months: [OFFER_MESSAGES.monthsInvalid] }],
  ])("with %j are refused at the field", async (values, errors) => {
    const { status, problem } = await addPlan(values);
    expect([status, problem.errors]).toEqual([422, errors]);
  });

  test("that changed after someone agreed to them aren’t bought, and what was bought stays", async () => {
    const { company, owner } = await openCompany();
    const { data: plan } = (await addPlan({ name: "Recruiting 25" })).body;
    const buy = (offer_version: number) =>
      api.call(
        contract.memberships.selfPurchase,
        {
          params: { id: company.id },
          body: {
            membership_plan_id: plan.id,
            kind: "RECRUITING",
            duration_months: 12,
            auto_renew: true,
            offer_version,
            ...BILLING,
          },
        },
        owner,
      );
    const changed = await editPlan(plan, { price_cents_month: 310_000 });
    expect(changed.body.data.version).toBe(plan.version + 1);
    const refused = await buy(plan.version);
    expect(refused.problem.errors).toEqual({ membership_plan_id: [OFFER_MESSAGES.changed] });
    const own = eq(companyMemberships.company_id, company.id);
    expect(await api.db.$count(companyMemberships, own)).toBe(0);

    expect((await buy(plan.version + 1)).status).toBe(201);
    expect((await editPlan(plan, {})).status).toBe(409);
    await editPlan(changed.body.data, { price_cents_month: 350_000, concurrent_jobs: 20 });
    const [membership] = await api.db.select().from(companyMemberships).where(own);
    expect(membership).toMatchObject({ price_cents_month: 310_000, concurrent_jobs: 25 });
  });
});

test("a company keeps a plan that is no longer sold when staff change its terms", async () => {
  const { company } = await openCompany();
  const { data: plan } = (await addPlan({ name: "Recruiting 15", concurrent_jobs: 15 })).body;
  const agree = (concurrent_jobs: number) =>
    api.call(
      contract.adminCompanyAccounts.agreeRecruiting,
      {
        params: { id: company.id },
        body: {
          membership_plan_id: plan.id,
          concurrent_jobs,
          auto_renew: false,
          membership_fair_price: null,
          note: "",
        },
      },
      admin,
    );
  expect((await agree(15)).status).toBe(200);
  await editPlan(plan, { active: false });
  expect((await agree(16)).status).toBe(200);
  const own = eq(companyMemberships.company_id, company.id);
  const [membership] = await api.db.select().from(companyMemberships).where(own);
  expect(membership).toMatchObject({ plan_id: plan.id, concurrent_jobs: 16 });
});

describe("credit packs", () => {
  test("are added and changed, each number of credits once", async () => {
    const body = { credits: 20, price_cents: 600_000, active: true };
    const { data: pack } = (await api.call(packs.create, { body }, admin)).body;
    const again = await api.call(packs.create, { body }, admin);
    expect(again.problem.errors).toEqual({ credits: [OFFER_MESSAGES.creditsTaken] });
    const free = await api.call(packs.create, { body: { ...body, price_cents: 0 } }, admin);
    expect(free.problem.errors).toEqual({ price_cents: [OFFER_MESSAGES.priceRequired] });

    const { company, owner } = await openCompany();
    const change = (version: number, price_cents: number) =>
      api.call(
        packs.update,
        { params: { id: pack.id }, body: { ...body, price_cents, version } },
        admin,
      );
    expect((await change(1, 550_000)).body.data.version).toBe(2);
    expect((await change(1, 500_000)).status).toBe(409);
    const buy = (offer_version: number) =>
      api.call(
        contract.memberships.buyCredits,
        {
          params: { id: company.id },
          body: { credit_pack_id: pack.id, offer_version, ...BILLING },
        },
        owner,
      );
    expect((await buy(1)).problem.errors).toEqual({ credit_pack_id: [OFFER_MESSAGES.changed] });
    expect(await api.db.$count(creditEntries, eq(creditEntries.company_id, company.id))).toBe(0);
    expect((await buy(2)).body.data).toMatchObject({ credits: 20, balance: 20 });
  });
});
