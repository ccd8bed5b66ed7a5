import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { OWNER_ROLE } from "@devguild/schemas/constants/company-users";
import { COMPANY_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-company-accounts";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { companyMemberships, creditEntries } from "../memberships/memberships.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

const calls = contract.adminCompanyAccounts;
const RECRUITING_M = 2;
const MARKETING = 4;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let owner: Awaited<ReturnType<Given["companyUser"]>>;
let manager: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  manager = await given.admin("account-manager", { first_name: "Vera", last_name: "Baumann" });
});

beforeEach(async () => {
  company = await given.company({ name: "Acme", credits: 8 });
  owner = await given.companyUser(company.id, OWNER_ROLE, {
    first_name: "Ada",
    last_name: "Owner",
  });
});

const ofCompany = () => ({ params: { id: company.id } });
const read = async () => (await api.call(calls.one, ofCompany(), manager)).body.data;
const trail = async () =>
  (await api.call(contract.auditTrail.list, ofCompany(), owner)).body.data.map(
    ({ sentence }) => sentence,
  );

describe("what staff note about a company", () => {
  const save = (internal_notes_text: string) =>
    api.call(calls.saveNotes, { ...ofCompany(), body: { internal_notes_text } }, manager);

  test("says who wrote it last, and can be emptied", async () => {
    expect((await read()).internal_notes).toEqual({
      internal_notes_text: "",
      internal_notes_updated_at: null,
      internal_notes_updated_by: null,
    });
    await save("Prefers to be called.");
    expect((await read()).internal_notes).toMatchObject({
      internal_notes_text: "Prefers to be called.",
      internal_notes_updated_by: "Vera Baumann",
    });
    await save("");
    expect((await read()).internal_notes.internal_notes_text).toBe("");
  });

  test("never reaches the company, in its account or its audit trail", async () => {
    await save("Late payer");
    const account = await api.call(contract.companyAccounts.one, ofCompany(), owner);
    expect(JSON.stringify(account.body)).not.toContain("Late payer");
    expect(await trail()).toEqual([]);
    expect((await api.call(calls.one, ofCompany(), owner)).status).toBe(403);
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, "company.edit-notes"), eq(auditLog.company_id, company.id)));
    expect(JSON.stringify(entry?.details["changes"])).not.toContain("Late payer");
  });
});

describe("the account holder", () => {
  const set = (body: BodyInput<typeof calls.setHolder>) =>
    api.call(calls.setHolder, { ...ofCompany(), body }, manager);
  const roleOf = async (userId: number) =>
    (
      await api.db
        .select({ role: accounts.role })
        .from(accounts)
        .where(and(eq(accounts.user_id, userId), eq(accounts.company_id, company.id)))
    )[0]?.role;

  test("can be another active user; the former is an administrator then", async () => {
    const next = await given.companyUser(company.id, undefined, {
      first_name: "Grace",
      last_name: "Hopper",
    });
    const answer = await set({ user_id: next.userId });
    expect(answer.body.data.account_holder).toMatchObject({ full_name: "Grace Hopper" });
    expect(await roleOf(owner.userId)).toBe("company-administrator");
    // A double click.
    expect((await set({ user_id: next.userId })).status).toBe(200);
    expect(await roleOf(next.userId)).toBe(OWNER_ROLE);
    const administrator = await api.call(contract.auditTrail.list, ofCompany(), owner);
    expect(administrator.body.data.at(-1)).toMatchObject({
      sentence: "made Grace Hopper the account holder",
      by_staff: true,
      person: null,
    });
  });

  test("can be someone new, who gets an invitation", async () => {
    const email = `holder${company.id}@test.example`;
    expect((await set({ email })).problem.errors).toHaveProperty("first_name");
    const answer = await set({ email, first_name: "Grace", last_name: "Hopper" });
    expect(answer.body.data.account_holder).toMatchObject({ email, is_invited: true });
    expect(await api.mailsTo(email)).toHaveLength(1);
    expect(await roleOf(owner.userId)).toBe("company-administrator");
    expect((await api.call(calls.verifyEmail, ofCompany(), manager)).problem.code).toBe("invited");
  });

  test("is neither a stranger nor someone suspended", async () => {
    const stranger = await given.companyUser((await given.company()).id);
    expect((await set({ user_id: stranger.userId })).problem.errors).toEqual({
      user_id: [M.holderUnknown],
    });
    const colleague = await given.companyUser(company.id);
    await given.companyAccount(colleague.userId, "suspended");
    expect((await set({ email: colleague.email })).problem.errors).toEqual({
      email: [M.holderSuspended],
    });
    expect((await set({})).problem.errors).toEqual({ email: [M.holderRequired] });
    expect(await roleOf(owner.userId)).toBe(OWNER_ROLE);
  });

  test("two changes at once leave one holder", async () => {
    const people = [await given.companyUser(company.id), await given.companyUser(company.id)];
    await Promise.all(people.map(({ userId }) => set({ user_id: userId })));
    const owners = await api.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.company_id, company.id), eq(accounts.role, OWNER_ROLE)));
    expect(owners).toHaveLength(1);
  });

  test("can have their address confirmed by staff, once", async () => {
    await api.db.update(users).set({ email_verified_at: null }).where(eq(users.id, owner.userId));
    const verify = () => api.call(calls.verifyEmail, ofCompany(), manager);
    expect((await verify()).body.data.account_holder?.email_verified).toBe(true);
    expect((await verify()).problem.code).toBe("already_verified");
    expect(await trail()).toEqual(["confirmed the account holder’s email address"]);
  });
});

describe("credits", () => {
  const set = (body: BodyInput<typeof calls.setCredits>) =>
    api.call(calls.setCredits, { ...ofCompany(), body }, manager);
  const ledger = () =>
    api.db.select().from(creditEntries).where(eq(creditEntries.company_id, company.id));

  test("are set to a balance, and the ledger gets the difference", async () => {
    const answer = await set({ credits: 3, note: "Refunded by invoice", credits_before: 8 });
    expect(answer.body.data).toMatchObject({ credits: 3, entry: { delta: -5, balance_after: 3 } });
    expect(await ledger()).toMatchObject([
      { delta: -5, reason: "staff", note: "Refunded by invoice", created_by: manager.userId },
    ]);
    expect(await trail()).toEqual(["set the credits to 3"]);
  });

  test("that are right already stay, as after a double click", async () => {
    const body = { credits: 10, note: "Goodwill", credits_before: 8 };
    await Promise.all([set(body), set(body)]);
    expect(await ledger()).toHaveLength(1);
    expect((await set({ credits: 10, note: "Goodwill" })).body.data.entry).toBeNull();
  });

  test("aren’t overwritten if the balance has changed since", async () => {
    const refused = await set({ credits: 5, note: "Correction", credits_before: 7 });
    expect(refused.problem.errors).toEqual({ credits: [M.creditsChanged(8)] });
    expect(await ledger()).toEqual([]);
  });

  test("need a reason, and are never negative", async () => {
    expect((await set({ credits: -1, note: "" })).problem.errors).toEqual({
      credits: [M.creditsRequired],
      note: [M.noteRequired],
    });
  });
});

describe("settings", () => {
  test("the premium brand page is turned on and off, the application form switched", async () => {
    const brand = (has_brand_page: boolean) =>
      api.call(calls.setBrandPage, { ...ofCompany(), body: { has_brand_page } }, manager);
    expect((await brand(true)).body.data.has_brand_page).toBe(true);
    expect((await brand(false)).body.data.has_brand_page).toBe(false);
    const toggled = await api.call(calls.toggleAts, ofCompany(), manager);
    expect(toggled.body.data.allow_external_ats).toBe(!company.allow_external_ats);
    expect(await trail()).toEqual([
      "turned on applications on your own site",
      "turned off the premium brand page",
      "turned on the premium brand page",
    ]);
  });

  test("two who turn the application form on at once don’t undo each other", async () => {
    const turnOn = () =>
      api.call(calls.toggleAts, { ...ofCompany(), query: { allow_external_ats: true } }, manager);
    const answers = await Promise.all([turnOn(), turnOn()]);
    expect(answers.map(({ body }) => body.data.allow_external_ats)).toEqual([true, true]);
    expect((await turnOn()).body.data.allow_external_ats).toBe(true);
  });

  test("whoever looks after a company is one of our managers; the company doesn’t read it", async () => {
    const set = (customer_success_manager_id: number | null) =>
      api.call(
        calls.setManager,
        { ...ofCompany(), body: { customer_success_manager_id } },
        manager,
      );
    const { body } = await api.call(calls.managers, {}, manager);
    expect(body.data).toContainEqual(
      expect.objectContaining({ id: manager.userId, full_name: "Vera Baumann" }),
    );
    expect((await set(manager.userId)).body.data.customer_success_manager).toMatchObject({
      full_name: "Vera Baumann",
    });
    const support = await given.admin("support");
    expect((await set(support.userId)).problem.errors).toEqual({
      customer_success_manager_id: [M.managerUnknown],
    });
    expect((await set(null)).body.data.customer_success_manager).toBeNull();
    expect(await trail()).toEqual([]);
  });
});

describe("memberships as agreed", () => {
  const agree = (body: BodyInput<typeof calls.agreeRecruiting>) =>
    api.call(calls.agreeRecruiting, { ...ofCompany(), body }, manager);

  test("are given, changed in place and ended", async () => {
    const made = await agree({
      membership_plan_id: RECRUITING_M,
      concurrent_jobs: 5,
      valid_until: "2099-01-01",
      note: "Pilot",
    });
    expect(made.body.data.membership).toMatchObject({
      plan_name: "Recruiting M",
      concurrent_jobs: 5,
      membership_fair_price: null,
      valid_until: "2099-01-01T00:00:00.000Z",
    });
    const { id } = made.body.data;
    expect((await read()).membership_notes).toEqual([
      { membership_id: id, kind: "RECRUITING", note: "Pilot" },
    ]);
    const changed = await agree({ membership_plan_id: RECRUITING_M, concurrent_jobs: 7 });
    expect(changed.body.data).toMatchObject({ id, membership: { concurrent_jobs: 7 } });
    const ended = await agree({ membership_plan_id: null });
    expect(ended.body.data).toEqual({ id, membership: null });
    expect((await agree({ membership_plan_id: null })).status).toBe(409);
    const account = await api.call(contract.companyAccounts.one, ofCompany(), owner);
    expect(account.body.data.membership).toBeNull();
    const { data } = (await api.call(contract.auditTrail.list, ofCompany(), owner)).body;
    expect(data.map(({ sentence }) => sentence)).toEqual([
      "ended Recruiting M",
      "set Recruiting M as agreed",
      "set Recruiting M as agreed",
    ]);
    expect(data[1]?.changes).toContainEqual({ label: "Job slots", before: "5", after: "7" });
    expect(JSON.stringify(data)).not.toContain("Pilot");
  });

  test("with a price need billing details, and are charged from today on", async () => {
    const priced = { membership_plan_id: RECRUITING_M, membership_fair_price: 50_000 };
    expect((await agree(priced)).problem.errors).toEqual({
      membership_fair_price: [M.billingMissing],
    });
    await given.billing(company.id);
    expect((await agree(priced)).status).toBe(200);
    const [row] = await api.db
      .select()
      .from(companyMemberships)
      .where(eq(companyMemberships.company_id, company.id));
    expect(row).toMatchObject({
      price_cents_month: 50_000,
      billed_until: new Date().toISOString().slice(0, 10),
    });
  });

  test("of a kind take a plan of that kind", async () => {
    expect((await agree({ membership_plan_id: MARKETING })).problem.errors).toEqual({
      membership_plan_id: [M.planUnknown],
    });
    const marketing = await api.call(
      calls.agreeMarketing,
      { ...ofCompany(), body: { membership_plan_id: MARKETING } },
      manager,
    );
    expect(marketing.body.data.membership).toMatchObject({
      kind: "MARKETING",
      concurrent_jobs: null,
    });
  });

  test("two at once leave one membership of the kind", async () => {
    const body = { membership_plan_id: RECRUITING_M };
    await Promise.all([agree(body), agree(body)]);
    expect(
      await api.db.$count(companyMemberships, eq(companyMemberships.company_id, company.id)),
    ).toBe(1);
  });
});
