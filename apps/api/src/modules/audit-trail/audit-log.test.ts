import { contract } from "@devguild/contract/contract";
import { AUDIT_MESSAGES } from "@devguild/schemas/constants/audit-trail";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { jobs } from "../postings/postings.tables.ts";

const calls = contract.auditLog;

let api: TestApi;
let given: Given;
let admin: Awaited<ReturnType<Given["admin"]>>;
let company: Awaited<ReturnType<Given["company"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  admin = await given.admin("super-admin", { first_name: "Leonie", last_name: "Staff" });
});

beforeEach(async () => {
  await api.db.delete(auditLog);
  company = await given.company({ name: "Acme" });
});

const list = async (query: object = {}) => (await api.call(calls.list, { query }, admin)).body;
const sentences = async (query: object = {}) =>
  (await list(query)).data.map(({ sentence }) => sentence);
const readFile = async (search = "") =>
  String((await api.send("GET", `/admin/audit-log/csv${search}`, admin)).json);

type Values = Partial<typeof auditLog.$inferInsert>;
const byStaff = (values: Values) =>
  given.auditEntry(company.id, admin.userId, {
    account_type: "admin",
    company_id: null,
    ...values,
  });

describe("the audit log", () => {
  test("says what staff and companies changed, with the names of people and records", async () => {
    const owner = await given.companyUser(company.id, "company-account-owner", {
      first_name: "Ada",
      last_name: "Owner",
    });
    const job = await given.openJob({ company, title: "Rust engineer" });
    const developer = await given.developer({ user: { first_name: "Helena", last_name: "Vos" } });
    await given.auditEntry(company.id, owner.userId, {
      action: "job.publish",
      subject: "job",
      subject_id: job.id,
    });
    const body = { suspended: true, suspend_note: "Sells courses" };
    const params = { id: developer.developerId };
    await api.call(contract.adminDevelopers.setSuspension, { params, body }, admin);
    const { data, meta } = await list();
    expect(meta).toEqual({ next_cursor: null, total: 2 });
    expect(data).toMatchObject([
      {
        sentence: "suspended Helena Vos",
        person: { full_name: "Leonie Staff" },
        source: "back-office",
        record: { kind: "developer", id: developer.developerId },
        company: null,
        developer_id: developer.developerId,
        changes: [{ label: "Suspended", before: "No", after: "Yes" }],
      },
      {
        sentence: "published “Rust engineer”",
        person: { full_name: "Ada Owner" },
        source: "portal",
        record: { kind: "job", id: job.id },
        company: { id: company.id, name: "Acme" },
        developer_id: null,
      },
    ]);
    // Reasons are personal: they are in no answer and in no file.
    expect(JSON.stringify(data)).not.toContain("Sells courses");
    expect(await readFile()).not.toContain("Sells courses");
  });

  test("names a catalogue’s records, staff, and a company by its own changes", async () => {
    const industry = await api.call(
      contract.industries.create,
      { body: { name: "Deep sea", slug: "", active: true } },
      admin,
    );
    const invited = { email: "mara@devguild.example", first_name: "Mara", last_name: "Keller" };
    await api.call(contract.adminUsers.invite, { body: { ...invited, role_id: 5 } }, admin);
    await byStaff({ action: "company.edit-notes", subject: "company-notes" });
    await byStaff({ action: "company.erase", subject_id: 999_999_999 });
    const { data } = await list();
    expect(data.map(({ sentence }) => sentence)).toEqual([
      "erased a company",
      "edited the internal notes on Acme",
      "invited Mara Keller to the back office as support",
      "added the industry “Deep sea”",
    ]);
    expect(data.map(({ company: whose }) => whose?.name)).toEqual([
      undefined,
      "Acme",
      undefined,
      undefined,
    ]);
    expect(data[3]?.record).toMatchObject({ kind: "industry", id: industry.body.data.id });
  });

  test("says what leads to a record: its name, and what it is part of", async () => {
    const job = await given.openJob({ company });
    const developer = await given.developer({ user: { first_name: "Helena", last_name: "Vos" } });
    const application = await given.application(developer.developerId, job.id);
    const event = await given.liveEvent({});
    const session = await given.liveSession(event.id, { title: "Opening" });
    await byStaff({
      action: "candidate.change-status",
      subject: "application",
      subject_id: application.id,
      company_id: company.id,
    });
    const about = { subject: "live-session", subject_id: session.id };
    await byStaff({ ...about, action: "live-session.edit" });
    await byStaff({ ...about, action: "live-session.delete", subject_id: 999_999_999 });
    const records = async () => (await list()).data.map(({ record }) => record);
    expect(await records()).toEqual([
      { kind: "live-session", id: 999_999_999, name: null, parent_id: null, is_gone: true },
      {
        kind: "live-session",
        id: session.id,
        name: "Opening",
        parent_id: event.id,
        is_gone: false,
      },
      {
        kind: "application",
        id: application.id,
        name: "Helena Vos",
        parent_id: job.id,
        is_gone: false,
      },
    ]);
    await api.db.update(jobs).set({ deleted_at: new Date() }).where(eq(jobs.id, job.id));
    expect((await records())[2]?.parent_id).toBeNull();
  });

  test("leaves out the events of a login, and what nobody knows has a sentence", async () => {
    await byStaff({ action: "login.logged_in", subject: "login", subject_id: admin.userId });
    await byStaff({ action: "company.unheard-of", subject: "yacht", subject_id: 1 });
    const { data } = await list();
    expect(data).toMatchObject([{ sentence: "changed something", record: null, changes: [] }]);
    expect(await sentences({ action: "login.logged_in" })).toEqual([]);
  });

  test("is closed to everyone but those who manage staff", async () => {
    const others = [
      await given.admin("account-manager"),
      await given.admin("support"),
      await given.companyUser(company.id, "company-account-owner"),
    ];
    for (const person of others)
      for (const call of [calls.list, calls.options, calls.csv])
        expect((await api.call(call, {}, person)).status).toBe(403);
  });

  test("has a name for every action that it can be filtered by", async () => {
    const { data } = (await api.call(calls.options, {}, admin)).body;
    const ad = data.find(({ value }) => value === "job");
    expect(ad?.actions).toContainEqual({ value: "job.publish", label: "Published an ad" });
    for (const { actions } of data) expect(actions.length).toBeGreaterThan(0);
  });
});

describe("the audit log is filtered", () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`);

  test("by person, record, action and days", async () => {
    const colleague = await given.admin("account-manager");
    const owner = await given.companyUser(company.id, "company-account-owner");
    const other = await given.company({ name: "Other" });
    const developer = await given.developer({ user: { first_name: "Helena", last_name: "Vos" } });
    const about = { subject: "developer-notes", subject_id: developer.developerId };
    await byStaff({ ...about, action: "developer.edit-notes", created_at: at("2026-03-01") });
    await byStaff({
      user_id: colleague.userId,
      action: "developer.set-email",
      subject: "developer-login",
      subject_id: developer.userId,
      created_at: at("2026-03-02"),
    });
    await byStaff({
      action: "company.set-manager",
      subject: "company-manager",
      created_at: at("2026-03-03"),
    });
    await given.auditEntry(company.id, owner.userId, { created_at: at("2026-03-04") });
    await given.auditEntry(other.id, owner.userId, {
      action: "company.edit-billing",
      subject: "billing",
      created_at: at("2026-03-05"),
    });
    const [notes, email, manager, page, billing] = [
      "edited the internal notes on Helena Vos",
      "changed the email address of Helena Vos",
      "chose the customer success manager of Acme",
      "published the company page",
      "changed the billing details",
    ];
    expect(await sentences()).toEqual([billing, page, manager, email, notes]);
    expect(await sentences({ person: colleague.userId })).toEqual([email]);
    expect(await sentences({ person: owner.userId })).toEqual([billing, page]);
    expect(await sentences({ source: "back-office" })).toEqual([manager, email, notes]);
    expect(await sentences({ source: "portal", from: "2026-03-05" })).toEqual([billing]);
    const { data } = await list({ source: "portal" });
    expect(await sentences({ entry: data[1]?.id })).toEqual([page]);
    expect(await sentences({ record: "developer" })).toEqual([email, notes]);
    const { developerId } = developer;
    expect(await sentences({ record: "developer", record_id: developerId })).toEqual([
      email,
      notes,
    ]);
    expect(await sentences({ record: "company", record_id: company.id })).toEqual([page, manager]);
    expect(await sentences({ record: "skill" })).toEqual([]);
    expect(await sentences({ action: "company.set-manager" })).toEqual([manager]);
    expect(await sentences({ from: "2026-03-02", to: "2026-03-03" })).toEqual([manager, email]);
    const wrong = await api.call(
      calls.list,
      { query: { from: "2026-03-02", to: "2026-03-01" } },
      admin,
    );
    expect(wrong.problem.errors).toEqual({ to: [AUDIT_MESSAGES.toBeforeFrom] });
  });

  test("in the file, too, where texts never become formulas", async () => {
    const owner = await given.companyUser(company.id, undefined, {
      first_name: "=1+1",
      last_name: "",
    });
    await given.auditEntry(company.id, owner.userId, {
      created_at: at("2026-03-01"),
      details: { changes: { published: { before: true, after: false } } },
    });
    await byStaff({ action: "company.erase" });
    const text = await readFile("?to=2026-03-01");
    expect(text.split("\r\n").slice(1)).toEqual([
      `2026-03-01T12:00:00.000Z,'=1+1,Company portal,Unpublished the company page,Company,${company.id},Acme,${company.id},Page online: Yes → No,company.change-visibility`,
      "",
    ]);
  });

  test("page by page, each entry once, even at one moment and while others are added", async () => {
    const created_at = at("2026-03-01");
    for (let each = 0; each < 5; each++) await byStaff({ action: "company.erase", created_at });
    const ids: number[] = [];
    let cursor: string | null | undefined;
    do {
      const { data, meta } = await list({ per_page: 2, ...(cursor && { cursor }) });
      expect(meta.total).toBeGreaterThanOrEqual(5);
      ids.push(...data.map(({ id }) => id));
      ({ next_cursor: cursor } = meta);
      await byStaff({ action: "company.erase", created_at: at("2026-03-02") });
    } while (cursor);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const odd = await api.call(calls.list, { query: { cursor: "no cursor" } }, admin);
    expect(odd.status).toBe(422);
  });
});
