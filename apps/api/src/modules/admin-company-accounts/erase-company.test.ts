import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { listReferences } from "../../../testing/references.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { listTraces } from "../../../testing/traces.ts";
import { applicationMessages, applications } from "../applications/applications.tables.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { companyDeletions } from "../company-accounts/company-accounts.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { companyMemberships } from "../memberships/memberships.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";

const calls = contract.adminCompanyAccounts;

let api: TestApi;
let given: Given;
let boss: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  boss = await given.admin("super-admin");
  await given.totp(boss.userId);
});

const proof = (companyId: number) => given.mfaToken(boss.userId, "company.gdpr", companyId);
const erase = (id: number, mfa_token: string) =>
  api.call(calls.erase, { params: { id }, query: { reason: "Ticket 8842", mfa_token } }, boss);

let serial = 0;

/** A company with users, an ad, an applicant and all else, whose every text has one word. */
const companyWithTraces = async () => {
  serial += 1;
  const word = `watermark${serial}`;
  const company = await given.company({
    name: `${word} works`,
    slug: `${word}-works`,
    short_description: word,
    website: `https://${word}.example`,
    published: true,
  });
  const owner = await given.companyUser(company.id, "company-account-owner", {
    first_name: word,
    email: `${word}@test.example`,
  });
  const job = await given.openJob({ company, description: word, tasks: word });
  await given.openJob({ company, direct_apply: true, job_url: `https://${word}.example/apply` });
  const developer = await given.developer();
  const application = await given.application(developer.developerId, job.id);
  await api.db.insert(applicationMessages).values({
    application_id: application.id,
    author_name: word,
    message: "Thank you for applying.",
    contact_email: `jobs@${word}.example`,
    user_id: owner.userId,
  });
  await given.story(company.id, { title: word });
  await given.campaign(company.id, { title: word });
  const partnership = await given.partnership(company.id, { introduction: word });
  await given.partnershipLead(partnership.id, { note: word });
  await given.messageTemplate(company.id, { name: word });
  await given.candidateView(company.id, owner.userId, word);
  await given.candidateNote(application.id, owner.userId);
  await given.candidateAction(company.id, owner.userId);
  await given.formerSlug(company.id, `${word}-before`);
  await given.membership(company.id);
  await given.billing(company.id, { billing_email: `billing@${word}.example` });
  await given.invoice(company.id);
  const params = { id: company.id };
  await api.call(calls.saveNotes, { params, body: { internal_notes_text: word } }, boss);
  return { ...company, word, owner, job, application };
};

// What an erasure does with the rows that refer to a company.
const DELETED = [
  "accounts",
  "campaigns",
  "candidate_actions",
  "candidate_views",
  "company_billing",
  "company_industries",
  "company_key_values",
  "company_registrations",
  "company_slugs",
  "company_staff_notes",
  "company_stories",
  "dashboard_preferences",
  "developer_hidden_companies",
  "live_event_backers",
  "message_templates",
  "partnerships",
];
const EMPTIED = ["company_deletions", "company_memberships", "credit_entries", "jobs"];
const KEPT = {
  "numbers without names": [
    "company_candidate_counts",
    "company_day_figures",
    "company_facets",
    "company_source_figures",
    "company_standings",
    "job_slugs",
  ],
  "invoices, which the law makes us keep": ["invoices"],
  "public on other sites, or a speaker’s own": ["job_feeds", "job_listings", "speakers"],
};

describe("erasing a company", () => {
  test("leaves the word that all its data has in invoices alone", async () => {
    const company = await companyWithTraces();
    expect((await listTraces(api.db, company.word)).length).toBeGreaterThan(12);
    const { status, body } = await erase(company.id, await proof(company.id));
    expect(status).toBe(200);
    expect(body.data).toEqual({ company_id: company.id, logins: 1 });
    const mails = await api.mailsTo(`billing@${company.word}.example`);
    expect(mails.at(-1)?.subject).toContain("data was erased");
    // The last emails are still in the queue of these tests.
    const traces = await listTraces(api.db, company.word);
    expect(traces.filter((table) => table !== "outbox_messages")).toEqual(["invoices"]);
    expect(await api.db.$count(invoices, eq(invoices.company_id, company.id))).toBe(1);
  });

  test("takes its ads off the site, ends its memberships and can’t be undone", async () => {
    const company = await companyWithTraces();
    await erase(company.id, await proof(company.id));
    const [job] = await api.db.select().from(jobs).where(eq(jobs.id, company.job.id));
    expect(job).toMatchObject({ status: "unpublished", description: "", title: company.job.title });
    const memberships = await api.db
      .select({ until: companyMemberships.valid_until, renews: companyMemberships.auto_renew })
      .from(companyMemberships)
      .where(eq(companyMemberships.company_id, company.id));
    expect(memberships.length).toBeGreaterThan(0);
    for (const { until, renews } of memberships) {
      expect(until.getTime()).toBeLessThanOrEqual(Date.now());
      expect(renews).toBe(false);
    }
    const [row] = await api.db.select().from(companies).where(eq(companies.id, company.id));
    expect(row).toMatchObject({ name: "Deleted company", published: false });
    // The developer keeps the application and the message.
    const [kept] = await api.db
      .select({ author: applicationMessages.author_name, message: applicationMessages.message })
      .from(applicationMessages)
      .innerJoin(applications, eq(applications.id, applicationMessages.application_id))
      .where(eq(applications.id, company.application.id));
    expect(kept).toEqual({ author: "Former recruiter", message: "Thank you for applying." });
  });

  test("works on a company that was deleted before, which nobody can restore then", async () => {
    const company = await given.company();
    await given.companyDeletion(company.id);
    expect((await erase(company.id, await proof(company.id))).status).toBe(200);
    const [deletion] = await api.db
      .select()
      .from(companyDeletions)
      .where(eq(companyDeletions.company_id, company.id));
    expect(deletion?.restorable_until.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test("leaves staff a record that says it is erased, whether it was deleted before or not", async () => {
    const deleted = await given.company();
    await given.companyDeletion(deleted.id);
    for (const { id } of [deleted, await given.company()]) {
      await erase(id, await proof(id));
      const params = { id };
      const { body } = await api.call(contract.companyAccounts.deletion, { params }, boss);
      expect(body.data).toMatchObject({
        name: "Deleted company",
        is_erased: true,
        deleted_by: null,
        reason: "",
        restorable_until: null,
        may_restore: false,
      });
    }
  });

  test("leaves people their other accounts", async () => {
    const company = await given.company();
    const person = await given.developer();
    await given.actAs(person.userId, {
      type: "company",
      company_id: company.id,
      role: "company-account-owner",
    });
    const { body } = await erase(company.id, await proof(company.id));
    expect(body.data.logins).toBe(0);
    const [login] = await api.db.select().from(users).where(eq(users.id, person.userId));
    expect(login?.email).not.toContain("@deleted.invalid");
    expect(login?.current_account_id).not.toBeNull();
  });

  test("is in the audit log with its reason, and empties what was there", async () => {
    const company = await companyWithTraces();
    await erase(company.id, await proof(company.id));
    const entries = await api.db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subject_id, company.id));
    expect(entries.find(({ action }) => action === "company.erase")?.details).toMatchObject({
      reason: "Ticket 8842",
      logins: 1,
    });
    expect(entries.find(({ action }) => action === "company.edit-notes")?.details).toEqual({});
  });

  test("takes fresh proof, changes nothing without, and happens once", async () => {
    const company = await companyWithTraces();
    const token = await proof(company.id);
    const traces = await listTraces(api.db, company.word);
    expect((await erase(company.id, "")).status).toBe(422);
    expect(
      (await erase(company.id, await given.mfaToken(boss.userId, "company.delete", company.id)))
        .status,
    ).toBe(422);
    expect(await listTraces(api.db, company.word)).toEqual(traces);
    const answers = await Promise.all([erase(company.id, token), erase(company.id, token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  test("is for those who may, not for account managers", async () => {
    const { id } = await given.company();
    const manager = await given.admin("account-manager");
    expect((await api.call(calls.erase, { params: { id }, query: {} }, manager)).status).toBe(403);
  });
});

test("every table that refers to a company says what an erasure does with it", async () => {
  const found = await listReferences(api.db, "companies");
  const known = [...DELETED, ...EMPTIED, ...Object.values(KEPT).flat()];
  expect([...new Set(found.map(({ table }) => table))].toSorted()).toEqual(known.toSorted());
});
