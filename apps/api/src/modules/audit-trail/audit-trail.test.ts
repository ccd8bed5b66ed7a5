import { contract } from "@devguild/contract/contract";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { AUDIT_MESSAGES } from "@devguild/schemas/constants/audit-trail";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";

const calls = contract.auditTrail;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let owner: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company({ name: "Acme" });
  owner = await given.companyUser(company.id, "company-account-owner", {
    first_name: "Ada",
    last_name: "Owner",
  });
});

type Person = { token: string };

const list = async (query: object = {}, reader: Person = owner) =>
  (await api.call(calls.list, { params: { id: company.id }, query }, reader)).body;
const sentences = async (query: object = {}, reader: Person = owner) =>
  (await list(query, reader)).data.map(({ sentence }) => sentence);
const readFile = async (search = "") => {
  const path = `/companies/${company.id}/audit-trail/csv${search}`;
  return String((await api.send("GET", path, owner)).json);
};

const changed = (changes: object, personal: object = {}) => ({ details: { changes, personal } });

describe("a company's audit trail", () => {
  test("says who did what, the latest first, with the values before and after", async () => {
    const colleague = await given.companyUser(company.id, "company-recruiting-manager", {
      first_name: "Grace",
      last_name: "Hopper",
    });
    const { id: userId } = await given.companyAccount(colleague.userId);
    const params = { companyId: company.id, userId };
    const body = { role: "company-campaign-manager" as const };
    await api.call(contract.companyUsers.changeRole, { params, body }, owner);
    await api.call(contract.companyUsers.suspend, { params, body: {} }, owner);
    const { data, meta } = await list();
    expect(meta.total).toBe(2);
    expect(data.map(({ sentence, kind }) => [sentence, kind])).toEqual([
      ["suspended Grace Hopper", "users"],
      ["changed Grace Hopper from Recruiting manager to Campaign manager", "users"],
    ]);
    expect(data[1]).toMatchObject({
      person: { id: owner.userId, full_name: "Ada Owner" },
      by_staff: false,
      changes: [{ label: "Role", before: "Recruiting manager", after: "Campaign manager" }],
    });
  });

  test("of one ad has only the changes to that ad", async () => {
    const entry = { action: "job.publish", subject: "job" };
    await given.auditEntry(company.id, owner.userId, { ...entry, subject_id: 7 });
    await given.auditEntry(company.id, owner.userId, { ...entry, subject_id: 8 });
    // Another record with the same number.
    await given.auditEntry(company.id, owner.userId, { subject_id: 7 });
    expect((await list()).meta.total).toBe(3);
    const { data, meta } = await list({ job: 7 });
    expect(meta.total).toBe(1);
    expect(data.map(({ sentence }) => sentence)).toEqual(["published an ad"]);
    expect(await readFile("?job=8")).toContain("Published an ad");
  });

  test("names what is gone by its last name", async () => {
    const colleague = await given.companyUser(company.id, undefined, {
      first_name: "Grace",
      last_name: "Hopper",
    });
    const { id: userId } = await given.companyAccount(colleague.userId);
    const params = { companyId: company.id, userId };
    await api.call(contract.companyUsers.suspend, { params, body: {} }, owner);
    await api.call(contract.companyUsers.remove, { params }, owner);
    const story = await given.story(company.id, { title: "A day on the yard" });
    await api.call(
      contract.stories.remove,
      { params: { companyId: company.id, storyId: story.id } },
      owner,
    );
    expect(await sentences()).toEqual([
      "deleted the story “A day on the yard”",
      "removed Grace Hopper",
      "suspended Grace Hopper",
    ]);
  });

  test("is only the company's own", async () => {
    const other = await given.company();
    await given.auditEntry(other.id, owner.userId);
    await given.auditEntry(company.id, owner.userId, { action: "company.unheard-of" });
    expect(await sentences()).toEqual([]);
  });

  test("is closed to recruiters, and to users of other companies", async () => {
    const recruiter = await given.companyUser(company.id);
    const stranger = await given.companyUser((await given.company()).id, "company-account-owner");
    for (const person of [recruiter, stranger])
      for (const call of [calls.list, calls.people, calls.csv])
        expect((await api.call(call, { params: { id: company.id } }, person)).status).toBe(403);
  });
});

describe("what a company doesn't read", () => {
  test("a candidate's letter and reasons, in the list or the file", async () => {
    const job = await given.openJob({ company });
    const developer = await given.developer({
      user: { first_name: "Helena", last_name: "Vos" },
    });
    const { id } = await given.application(developer.developerId, job.id);
    await given.auditEntry(company.id, owner.userId, {
      action: "candidate.move",
      subject: "application",
      subject_id: id,
      ...changed(
        {
          status: { before: 2, after: 3 },
          // A field that nobody has decided to show.
          cover_letter: { before: "", after: "Dear sirs" },
        },
        { decline_message: { before: null, after: "My mother is ill" } },
      ),
    });
    const body = await list();
    expect(body.data[0]).toMatchObject({
      sentence: "moved Helena Vos to Interviewing",
      changes: [{ label: "Status", before: "New candidate", after: "Interviewing" }],
    });
    const text = await readFile();
    for (const all of [JSON.stringify(body), text])
      for (const secret of ["Dear sirs", "My mother is ill"]) expect(all).not.toContain(secret);
    expect(text).toContain("Status: New candidate → Interviewing");
  });

  test("what staff decide about candidates that they haven't forwarded", async () => {
    const job = await given.openJob({ company });
    const { developerId } = await given.developer();
    const { id } = await given.application(developerId, job.id, APPLICATION_STATUSES.NOT_FIT_BY_TM);
    const admin = await given.admin("talent-manager");
    await given.auditEntry(company.id, admin.userId, {
      account_type: "admin",
      action: "candidate.move",
      subject: "application",
      subject_id: id,
    });
    expect(await list()).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await list({}, admin)).meta.total).toBe(1);
  });

  test("which member of our staff did something; staff see it", async () => {
    const admin = await given.admin("account-manager", { first_name: "Sam", last_name: "Staff" });
    await given.auditEntry(company.id, admin.userId, {
      account_type: "admin",
      ...changed({ published: { before: true, after: false } }),
    });
    const [seen] = (await list()).data;
    expect(seen).toMatchObject({
      person: null,
      by_staff: true,
      sentence: "unpublished the company page",
      changes: [{ label: "Page online", before: "Yes", after: "No" }],
    });
    expect((await list({}, admin)).data[0]?.person?.full_name).toBe("Sam Staff");
    const people = async (reader: Person) =>
      (await api.call(calls.people, { params: { id: company.id } }, reader)).body.data.map(
        ({ full_name }) => full_name,
      );
    await given.auditEntry(company.id, owner.userId);
    expect(await people(owner)).toEqual(["Ada Owner"]);
    expect(await people(admin)).toEqual(["Ada Owner", "Sam Staff"]);
  });

  test("the names and texts of templates that a colleague has for themselves", async () => {
    const recruiter = await given.companyUser(company.id);
    const create = async (name: string, is_own: boolean) =>
      api.call(
        contract.messageTemplates.create,
        {
          params: { companyId: company.id },
          body: { name, purpose: "message", body: `${name}, in words`, is_own },
        },
        recruiter,
      );
    await create("Shared", false);
    const { body } = await create("Private", true);
    await api.call(
      contract.messageTemplates.remove,
      { params: { companyId: company.id, templateId: body.data.id } },
      recruiter,
    );
    const all = await list();
    expect(all.data.map(({ sentence }) => sentence)).toEqual([
      "deleted a message template of their own",
      "created a message template of their own",
      "created the message template “Shared”",
    ]);
    expect(JSON.stringify(all)).not.toContain("Private");
  });
});

describe("filters", () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`);

  test("by person, kind and days, both included", async () => {
    const colleague = await given.companyUser(company.id);
    const admin = await given.admin("account-manager");
    const job = await given.openJob({ company, title: "Rust engineer" });
    const aboutJob = { subject: "job", subject_id: job.id };
    await given.auditEntry(company.id, colleague.userId, {
      ...aboutJob,
      action: "job.publish",
      created_at: at("2026-03-01"),
    });
    await given.auditEntry(company.id, owner.userId, { created_at: at("2026-03-02") });
    await given.auditEntry(company.id, admin.userId, {
      ...aboutJob,
      account_type: "admin",
      action: "job.boost",
      created_at: at("2026-03-03"),
      ...changed({ boosted_until: { before: null, after: "2026-03-10T00:00:00.000Z" } }),
    });
    const published = "published “Rust engineer”";
    const boosted = "boosted “Rust engineer” until 10 Mar 2026";
    expect(await sentences({ person: colleague.userId })).toEqual([published]);
    expect(await sentences({ person: "staff" })).toEqual([boosted]);
    expect(await sentences({ person: admin.userId })).toEqual([]);
    expect(await sentences({ kind: "jobs" })).toEqual([boosted, published]);
    expect(await sentences({ from: "2026-03-02", to: "2026-03-02" })).toEqual([
      "published the company page",
    ]);
    expect(await sentences({ per_page: 1, page: 3 })).toEqual([published]);
    const wrong = await api.call(
      calls.list,
      { params: { id: company.id }, query: { from: "2026-03-02", to: "2026-03-01" } },
      owner,
    );
    expect(wrong.status).toBe(422);
    expect(wrong.problem.errors).toEqual({ to: [AUDIT_MESSAGES.toBeforeFrom] });
  });

  test("hold for the file, where texts never become formulas", async () => {
    const story = await given.story(company.id, { title: "=HYPERLINK(1)" });
    const colleague = await given.companyUser(company.id, undefined, {
      first_name: "=1+1",
      last_name: "",
    });
    await given.auditEntry(company.id, colleague.userId, {
      action: "story.change-status",
      subject: "story",
      subject_id: story.id,
      created_at: at("2026-03-01"),
      ...changed({ title: { before: "Old", after: "=HYPERLINK(1)" } }),
    });
    await given.auditEntry(company.id, owner.userId);
    const text = await readFile("?kind=profile&to=2026-03-01");
    expect(text.split("\r\n").slice(1)).toEqual([
      "2026-03-01T12:00:00.000Z,'=1+1,Unpublished the story “=HYPERLINK(1)”,Profile and stories,Title: Old → =HYPERLINK(1)",
      "",
    ]);
  });

  test("the file has every entry once, over many batches", async () => {
    const job = await given.openJob({ company });
    // All at the same moment, so that only the id tells them apart.
    const entries = Array.from({ length: 1100 }, (_, index) => ({
      user_id: owner.userId,
      account_type: "company",
      action: "job.edit",
      subject: "job",
      subject_id: job.id,
      company_id: company.id,
      created_at: at("2026-03-01"),
      ...changed({ title: { before: "", after: `Title ${index}` } }),
    }));
    await api.db.insert(auditLog).values(entries);
    const text = await readFile();
    const titles = [...text.matchAll(/Title \d+/g)].map(([title]) => title);
    expect(new Set(titles).size).toBe(entries.length);
    expect(titles).toHaveLength(entries.length);
  });
});
