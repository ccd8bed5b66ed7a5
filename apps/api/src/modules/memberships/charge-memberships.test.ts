import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { companies } from "../companies/companies.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { chargeMemberships } from "./charge-memberships.commands.ts";
import { companyMemberships } from "./memberships.tables.ts";

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company();
  await given.billing(company.id);
});

const nightOf = (day: string) =>
  chargeMemberships(api.db, testConfig.seller, new Date(`${day}T00:10:00Z`));

const membership = (values: Partial<typeof companyMemberships.$inferInsert> = {}) =>
  given.membership(company.id, {
    plan_id: 2,
    price_cents_month: 69_900,
    valid_from: new Date("2031-03-01"),
    valid_until: new Date("2032-03-01"),
    billed_until: "2031-12-01",
    auto_renew: true,
    ...values,
  });

const rowOf = async ({ id }: { id: number }) => {
  const [row] = await api.db.select().from(companyMemberships).where(eq(companyMemberships.id, id));
  return row;
};
const listCharges = async () => {
  const rows = await api.db
    .select()
    .from(invoices)
    .where(eq(invoices.company_id, company.id))
    .orderBy(asc(invoices.id));
  return rows.map(({ subject, issued_on, net_cents }) => [subject, issued_on, net_cents]);
};

describe("on the first of the month", () => {
  test("one invoice charges all memberships, whenever the task runs and however often", async () => {
    const recruiting = await membership();
    await membership({
      kind: "EMPLOYER_BRANDING",
      plan_name: "Employer branding",
      concurrent_jobs: null,
      price_cents_month: 79_000,
    });
    await nightOf("2031-11-30");
    expect(await listCharges()).toEqual([]);
    await Promise.all([nightOf("2031-12-01"), nightOf("2031-12-01")]);
    await nightOf("2031-12-02");
    expect(await listCharges()).toEqual([["Memberships, December 2031", "2031-12-01", 148_900]]);
    expect(await rowOf(recruiting)).toMatchObject({ billed_until: "2032-01-01" });
  });

  test("months that were missed are charged, each with its invoice", async () => {
    await membership({ billed_until: "2031-10-01" });
    await nightOf("2031-12-05");
    expect(await listCharges()).toEqual([
      ["Recruiting M, October 2031", "2031-12-05", 69_900],
      ["Recruiting M, November 2031", "2031-12-05", 69_900],
      ["Recruiting M, December 2031", "2031-12-05", 69_900],
    ]);
  });

  test("nothing is charged that is paid, arranged by staff, or of a deleted company", async () => {
    await membership({ billed_until: "2032-03-01", auto_renew: false });
    await membership({ billed_until: null });
    await nightOf("2031-12-01");
    await membership();
    await api.db
      .update(companies)
      .set({ deleted_at: new Date() })
      .where(eq(companies.id, company.id));
    await nightOf("2031-12-01");
    expect(await listCharges()).toEqual([]);
  });

  test("a company that fails doesn't stop the others", async () => {
    await membership();
    const broken = await given.company();
    await given.billing(broken.id);
    // An amount that no invoice can have.
    await given.membership(broken.id, {
      price_cents_month: 2_000_000_000,
      duration_months: 12,
      valid_from: new Date("2031-03-01"),
      valid_until: new Date("2032-03-15"),
      billed_until: "2031-12-01",
    });
    await given.billing(broken.id, { billing_period: "yearly" });
    const last = await given.company();
    await given.billing(last.id);
    const other = await given.membership(last.id, {
      price_cents_month: 100,
      valid_until: new Date("2032-03-01"),
      billed_until: "2031-12-01",
    });
    await expect(nightOf("2031-12-01")).rejects.toThrow("1 items failed");
    expect(await rowOf(other)).toMatchObject({ billed_until: "2032-01-01" });
    await api.db.delete(companyMemberships).where(eq(companyMemberships.company_id, broken.id));
  });
});

describe("a term that ends", () => {
  test("renews the night before, without a gap, and is charged on its day", async () => {
    const row = await membership({ billed_until: "2032-03-01", warned_days: 7 });
    await nightOf("2032-02-28");
    expect(await rowOf(row)).toMatchObject({ valid_until: new Date("2032-03-01") });
    await nightOf("2032-02-29");
    expect(await rowOf(row)).toMatchObject({
      valid_until: new Date("2033-03-01"),
      warned_days: null,
    });
    expect(await listCharges()).toEqual([]);
    await nightOf("2032-03-01");
    expect(await listCharges()).toEqual([["Recruiting M, March 2032", "2032-03-01", 69_900]]);
  });

  test("with yearly billing is charged for all of the next one", async () => {
    await given.billing(company.id, { billing_period: "yearly" });
    await membership({ billed_until: "2032-03-01" });
    await nightOf("2032-03-01");
    expect(await listCharges()).toEqual([
      ["Recruiting M, 1 Mar 2032 – 28 Feb 2033", "2032-03-01", 838_800],
    ]);
  });

  test("ends if renewal is off, and nothing more is charged", async () => {
    const row = await membership({ billed_until: "2032-03-01", auto_renew: false });
    await nightOf("2032-03-01");
    expect(await rowOf(row)).toMatchObject({ valid_until: new Date("2032-03-01") });
    expect(await listCharges()).toEqual([]);
  });
});

describe("before a term ends", () => {
  test("owner and billing address are told 30 and 7 days before, once each", async () => {
    const owner = await given.companyUser(company.id, "company-account-owner");
    await membership({ billed_until: "2032-03-01", auto_renew: false });
    const subjects = async (to: string) =>
      (await api.mailsTo(to))
        .map(({ subject }) => subject)
        .filter((each) => /ends|renews/.test(each));
    for (const day of ["2032-01-30", "2032-01-31", "2032-02-01", "2032-02-23", "2032-02-24"])
      await nightOf(day);
    const both = ["Recruiting M ends on 29 February 2032", "Recruiting M ends on 29 February 2032"];
    expect(await subjects(owner.email)).toEqual(both);
    expect(await subjects(`billing${company.id}@test.example`)).toEqual(both);
  });

  test("the email says what renewing costs", async () => {
    await membership({ billed_until: "2032-03-01" });
    await nightOf("2032-02-23");
    const [mail] = await api.mailsTo(`billing${company.id}@test.example`);
    expect(mail?.subject).toBe("Recruiting M renews on 1 March 2032");
    expect(mail?.text).toContain("for 12 months, at €699 a month plus VAT");
  });
});
