import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { DAY_MS } from "../../time.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { creditEntries } from "../memberships/memberships.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { accounts, users } from "../users/users.tables.ts";
import { companyDeletions } from "./company-accounts.tables.ts";

const calls = contract.companyAccounts;
const PASSWORD = "seven-lanterns-north";

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let owner: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company({ credits: 8 });
  owner = await given.companyUser(company.id, "company-account-owner", {
    password_hash: await hashPassword(PASSWORD),
  });
});

const read = async (caller: Caller = owner) =>
  api.call(calls.one, { params: { id: company.id } }, caller);

describe("a company's account", () => {
  test("remembers for a year what it had", async () => {
    const now = Date.now();
    const givenEnded = async (days: number) =>
      given.membership(company.id, {
        kind: "MARKETING",
        valid_from: new Date(now - (days + 10) * DAY_MS),
        valid_until: new Date(now - days * DAY_MS),
      });
    await givenEnded(370);
    const ended = await givenEnded(300);
    const { data } = (await read()).body;
    expect(data.marketing_membership).toBeNull();
    expect(data.memberships).toMatchObject([{ id: ended.id, membership_remaining_days: 0 }]);
  });

  test("says what it has, what it pays next and when, and whose it is", async () => {
    await given.billing(company.id);
    const membership = await given.membership(company.id, {
      plan_id: 2,
      price_cents_month: 69_900,
      billed_until: "2031-12-01",
      valid_until: new Date("2032-03-01"),
      auto_renew: true,
    });
    const slotted = await given.openJob({ company, price_type: "membership" });
    await given.openJob({ company });
    await given.invoice(company.id, { now: new Date("2026-01-10") });
    const { data } = (await read()).body;
    expect(data).toMatchObject({
      company: { id: company.id, name: company.name },
      billing_email: `billing${company.id}@test.example`,
      billing_country: "DE",
      billing_period: "monthly",
      stats: { membership_ads_total: 1, slots: 3, live_ads: 2, candidates: 0 },
      slot_ads: [{ id: slotted.id, title: slotted.title }],
      live_ads: [{ id: slotted.id }, {}],
      credits: 8,
      membership: {
        id: membership.id,
        auto_renew: true,
        membership_fair_price: 69_900,
        membership_duration: 12,
      },
      memberships: [{ id: membership.id }],
      marketing_membership: null,
      employer_branding_membership: null,
      next_charge: {
        on: "2031-12-01",
        subject: "Recruiting M, December 2031",
        net_cents: 69_900,
        vat_cents: 0,
        gross_cents: 69_900,
      },
      overdue: { invoices: 1, gross_cents: 69_900 },
      account_holder: { email: owner.email, email_verified: true },
    });
  });

  test("without anything has nothing to pay", async () => {
    const { data } = (await read()).body;
    expect(data).toMatchObject({
      billing_email: null,
      membership: null,
      next_charge: null,
      overdue: { invoices: 0, gross_cents: 0 },
    });
    expect((await read(await given.companyUser(company.id))).status).toBe(403);
    expect((await read(await given.admin("support"))).status).toBe(200);
    expect((await read(await given.admin("content-editor"))).status).toBe(403);
  });

  test("has a ledger of credits, with the ad or invoice of each entry", async () => {
    const job = await given.openJob({ company });
    const invoice = await given.invoice(company.id);
    const entry = { company_id: company.id, created_by: owner.userId };
    await api.db.insert(creditEntries).values([
      { ...entry, delta: 10, reason: "purchase", invoice_id: invoice.id, balance_after: 10 },
      { ...entry, delta: -2, reason: "job.publish", job_id: job.id, balance_after: 8 },
    ]);
    const query = { per_page: 1 };
    const ledger = async (page: number) =>
      (
        await api.call(
          calls.credits,
          { params: { id: company.id }, query: { ...query, page } },
          owner,
        )
      ).body;
    const { data, meta } = await ledger(1);
    expect(data).toMatchObject([
      { delta: -2, job: { id: job.id, title: job.title }, invoice: null, balance_after: 8 },
    ]);
    expect(meta).toMatchObject({ total: 2, last_page: 2 });
    expect((await ledger(2)).data).toMatchObject([
      { delta: 10, job: null, invoice: { number: invoice.number } },
    ]);
  });
});

describe("billing data", () => {
  const save = (body: BodyInput<typeof calls.saveBilling>) =>
    api.call(calls.saveBilling, { params: { id: company.id }, body }, owner);
  const COMPLETE = {
    billing_email: "accounts@test.example",
    billing_information: "Kai 1, 20457 Hamburg",
    billing_country: "DE",
  };

  test("is saved with a VAT ID in one form, and in the audit log", async () => {
    const { data } = (await save({ ...COMPLETE, billing_vat: "de 298 417 056" })).body;
    expect(data).toEqual({
      ...COMPLETE,
      billing_vat: "DE298417056",
      billing_period: "monthly",
    });
    expect((await save({ billing_period: "yearly", billing_vat: null })).body.data).toEqual({
      ...COMPLETE,
      billing_vat: null,
      billing_period: "yearly",
    });
    const entries = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "company.edit-billing"));
    expect(entries.at(-1)?.details).toMatchObject({
      changes: { billing_period: { before: "monthly", after: "yearly" } },
    });
  });

  test.each([
    [{}, ["billing_email", "billing_information", "billing_country"]],
    [{ ...COMPLETE, billing_email: "nobody" }, ["billing_email"]],
    [{ ...COMPLETE, billing_vat: "ATU12345678" }, ["billing_vat"]],
    [{ ...COMPLETE, billing_country: "ZZ" }, ["billing_country"]],
  ])("%j is rejected at the field", async (body, fields) => {
    expect(Object.keys((await save(body)).problem.errors)).toEqual(fields);
  });
});

test("the account holder gets another link while their address is unconfirmed", async () => {
  const resend = () => api.call(calls.resendVerification, { params: { id: company.id } }, owner);
  expect((await resend()).problem.code).toBe("already_verified");
  await api.db.update(users).set({ email_verified_at: null }).where(eq(users.id, owner.userId));
  expect((await resend()).body.data).toEqual({ email: owner.email });
  expect((await api.mailsTo(owner.email))[0]?.subject).toMatch(/confirm/i);
});

describe("deleting the account", () => {
  const remove = (body: Partial<BodyInput<typeof calls.remove>> = {}, caller: Caller = owner) =>
    api.call(
      calls.remove,
      {
        body: {
          company_name_confirmation: company.name.toUpperCase(),
          password: PASSWORD,
          reason: "We’re done hiring",
          ...body,
        },
      },
      caller,
    );
  const rowOf = async () =>
    (await api.db.select().from(companies).where(eq(companies.id, company.id)))[0];

  test("ends everyone's sessions of it and its ads; invoices and credits stay", async () => {
    const recruiter = await given.companyUser(company.id);
    const elsewhere = await given.companyUser(company.id, "company-administrator");
    const other = await given.company();
    const acting = await given.actAs(elsewhere.userId, {
      type: "company",
      company_id: other.id,
      role: "company-administrator",
    });
    const ad = await given.openJob({ company });
    await given.invoice(company.id);
    const { data } = (await remove({ force: true })).body;
    expect(data).toMatchObject({ id: company.id, logged_out: true });
    for (const caller of [owner, recruiter])
      expect((await api.call(contract.identity.me, {}, caller)).status).toBe(401);
    // Someone who acts for another company stays logged in there.
    expect((await api.call(contract.identity.me, {}, { token: acting })).status).toBe(200);
    const [job] = await api.db.select().from(jobs).where(eq(jobs.id, ad.id));
    expect(job?.status).toBe("unpublished");
    expect(await rowOf()).toMatchObject({ credits: 8, deleted_at: expect.any(Date) });
    expect(await api.db.$count(invoices, eq(invoices.company_id, company.id))).toBe(1);
    const [deletion] = await api.db
      .select()
      .from(companyDeletions)
      .where(eq(companyDeletions.company_id, company.id));
    expect(deletion).toMatchObject({ job_ids: [ad.id], reason: "We’re done hiring" });
    expect(deletion?.accounts).toHaveLength(3);
    expect((await api.mailsTo(owner.email))[0]?.subject).toBe(
      `${company.name}’s Devguild account was deleted`,
    );
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.company_id, company.id));
    expect(entries).toMatchObject([{ action: "company.delete", user_id: owner.userId }]);
  });

  test("names the live ads first, and deletes nothing", async () => {
    const ad = await given.openJob({ company });
    const { status, problem } = await remove();
    expect(status).toBe(409);
    expect(problem).toMatchObject({
      code: "live_ads",
      live_ads: 1,
      ads: [{ id: ad.id, title: ad.title }],
    });
    expect((await rowOf())?.deleted_at).toBeNull();
  });

  test.each([
    ["another name", { company_name_confirmation: "Another" }, "company_name_confirmation"],
    ["a wrong password", { password: "not-the-password" }, "password"],
  ])("with %s is rejected at its field", async (_, body, field) => {
    expect(Object.keys((await remove(body)).problem.errors)).toEqual([field]);
    expect((await rowOf())?.deleted_at).toBeNull();
  });

  test("counts wrong passwords, although nothing is deleted", async () => {
    for (let attempt = 0; attempt < 5; attempt++) await remove({ password: "not-the-password" });
    expect((await remove()).status).toBe(429);
  });

  describe("and its record for staff", () => {
    const readRecord = async () =>
      api.call(calls.deletion, { params: { id: company.id } }, await given.admin("support"));

    test("says who deleted it, why, what went with it, and until when it can be restored", async () => {
      expect((await readRecord()).status).toBe(404);
      await given.companyUser(company.id);
      await given.openJob({ company });
      await remove({ force: true });
      const { data } = (await readRecord()).body;
      const [user] = await api.db.select().from(users).where(eq(users.id, owner.userId));
      expect(data).toMatchObject({
        id: company.id,
        name: company.name,
        is_erased: false,
        deleted_by: { full_name: `${user?.first_name} ${user?.last_name}`, is_staff: false },
        reason: "We’re done hiring",
        may_restore: true,
        live_ads: 1,
        users: 2,
      });
      const days = (Date.parse(data.restorable_until ?? "") - Date.parse(data.deleted_at)) / DAY_MS;
      expect(Math.round(days)).toBe(30);
    });

    test("stays after 30 days, when it can’t be restored any more", async () => {
      await remove({ force: true });
      await api.db
        .update(companyDeletions)
        .set({ restorable_until: new Date(Date.now() - 1) })
        .where(eq(companyDeletions.company_id, company.id));
      expect((await readRecord()).body.data.may_restore).toBe(false);
    });

    test("ends when it is restored", async () => {
      await remove({ force: true });
      const manager = await given.admin("account-manager");
      await api.call(calls.restore, { params: { id: company.id } }, manager);
      expect((await readRecord()).status).toBe(404);
    });
  });

  describe("and restoring it", () => {
    const restore = async (as?: Caller) =>
      api.call(
        calls.restore,
        { params: { id: company.id } },
        as ?? (await given.admin("account-manager")),
      );

    test("brings back pages, users with their roles, and the ads that would still be live", async () => {
      const recruiter = await given.companyUser(company.id);
      const suspended = await given.companyUser(company.id);
      await given.companyAccount(suspended.userId, "suspended");
      const live = await given.openJob({ company });
      const expired = await given.openJob({ company });
      const draft = await given.openJob({ company, status: "draft" });
      await remove({ force: true });
      await api.db
        .update(jobs)
        .set({ expire_at: new Date(Date.now() - 1) })
        .where(eq(jobs.id, expired.id));
      const answer = await restore();
      expect(answer.body.data).toEqual({
        id: company.id,
        name: company.name,
        live_ads: 1,
        users: 2,
      });
      expect((await rowOf())?.deleted_at).toBeNull();
      const rows = await api.db.select().from(jobs).where(eq(jobs.company_id, company.id));
      const statuses = new Map(rows.map(({ id, status }) => [id, status]));
      expect([live.id, expired.id, draft.id].map((id) => statuses.get(id))).toEqual([
        "published",
        "unpublished",
        "draft",
      ]);
      const roles = await api.db
        .select({ userId: accounts.user_id, status: accounts.status })
        .from(accounts)
        .where(eq(accounts.company_id, company.id));
      expect(new Map(roles.map(({ userId, status }) => [userId, status]))).toEqual(
        new Map([
          [owner.userId, "active"],
          [recruiter.userId, "active"],
          [suspended.userId, "suspended"],
        ]),
      );
      expect((await api.mailsTo(owner.email))[0]?.subject).toBe(
        `${company.name}’s Devguild account was restored`,
      );
      const entries = await api.db
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.company_id, company.id))
        .orderBy(auditLog.id);
      expect(entries.map(({ action }) => action)).toEqual(["company.delete", "company.restore"]);
    });

    test("works once, even with two requests at once, and not for one that wasn’t deleted", async () => {
      expect((await restore()).problem.code).toBe("not_restorable");
      await remove({ force: true });
      const answers = await Promise.all([restore(), restore()]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    test("is refused after 30 days, and to the company itself", async () => {
      await remove({ force: true });
      await api.db
        .update(companyDeletions)
        .set({ restorable_until: new Date(Date.now() - 1) })
        .where(eq(companyDeletions.company_id, company.id));
      expect((await restore()).status).toBe(409);
      expect((await restore(await given.admin("support"))).status).toBe(403);
    });
  });

  test("is only for the owner, and works once", async () => {
    const administrator = await given.companyUser(company.id, "company-administrator");
    expect((await remove({}, administrator)).status).toBe(403);
    const answers = await Promise.all([remove(), remove()]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([401, 404]).toContain(statuses[1]);
  });
});
