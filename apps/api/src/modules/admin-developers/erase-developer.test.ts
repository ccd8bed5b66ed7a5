import { contract } from "@devguild/contract/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { listPersonalColumns } from "../../../testing/references.ts";
import { listTraces } from "../../../testing/traces.ts";
import { PERSONAL_COLUMNS } from "../accounts/personal-columns.policy.ts";
import { applicationMessages, applications } from "../applications/applications.tables.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { users } from "../users/users.tables.ts";

const files = createFileStore(testConfig);
const calls = contract.adminDevelopers;

let api: TestApi;
let given: Given;
let boss: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  boss = await given.admin("super-admin");
  await given.totp(boss.userId);
});

let serial = 0;

/** A developer with an application, messages, a CV and sessions, whose every text has one word. */
const developerWithTraces = async () => {
  serial += 1;
  const word = `telltale${serial}`;
  const email = `${word}@test.example`;
  const person = await given.developer({
    user: { first_name: word, last_name: "Gone", email, phone_number: "+4911122233344" },
  });
  const key = `${person.userId}-${word}.pdf`;
  await files.save("cvs", key, Buffer.from("%PDF-"));
  await api.db
    .update(developers)
    .set({ cv_key: key, cv_uploaded_at: new Date(), about_me: word, linkedin: word, github: word })
    .where(eq(developers.id, person.developerId));
  const company = await given.company();
  const job = await given.openJob({ company });
  const application = await given.application(person.developerId, job.id);
  await api.db
    .update(applications)
    .set({ cover_letter: word, utm: { utm_source: word } })
    .where(eq(applications.id, application.id));
  await api.db.insert(applicationMessages).values({
    application_id: application.id,
    author_name: word,
    message: word,
    contact_email: email,
  });
  await given.interview(person.developerId, job.id, word);
  await given.jobSuggestion(person.developerId, word);
  await given.savedSearch({ email });
  await given.loginConnection(person.userId);
  const params = { id: person.developerId };
  await api.call(calls.saveNotes, { params, body: { internal_notes_text: word } }, boss);
  await api.call(
    calls.setSuspension,
    { params, body: { suspended: true, suspend_note: word } },
    boss,
  );
  await given.session(person.userId);
  return { ...person, word, email, key, application };
};

const proof = async (userId: number) => given.mfaToken(boss.userId, "developer.gdpr", userId);
const erase = (userId: number, mfa_token: string) =>
  api.call(calls.erase, { params: { userId }, query: { reason: "Ticket 8841", mfa_token } }, boss);

const listPeople = async () =>
  (await api.call(calls.list, { query: { per_page: 100 } }, boss)).body.data;

describe("erasing a developer", () => {
  test("leaves the word that all their data has in no table and no file", async () => {
    const person = await developerWithTraces();
    expect((await listTraces(api.db, person.word)).length).toBeGreaterThan(8);
    const { status, body } = await erase(person.userId, await proof(person.userId));
    expect(status).toBe(200);
    expect(body.data).toEqual({ user_id: person.userId, with_login: true });
    expect(await files.open("cvs", person.key)).toBeNull();
    expect(await api.db.$count(sessions, eq(sessions.user_id, person.userId))).toBe(0);
    expect(await listTraces(api.db, person.word)).toEqual([]);
    expect((await listPeople()).map(({ user_id }) => user_id)).not.toContain(person.userId);
    // The company keeps that someone applied.
    const [kept] = await api.db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, person.application.id));
    expect(kept).toBeDefined();
    const [last] = await api.mailsTo(person.email);
    expect(last?.subject).toContain("data was erased");
  });

  test("stays in the audit log without a name", async () => {
    const person = await developerWithTraces();
    await erase(person.userId, await proof(person.userId));
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "developer.erase"))
      .orderBy(sql`id desc`)
      .limit(1);
    expect(entry).toMatchObject({ user_id: boss.userId, subject_id: person.userId });
    expect(entry?.details).toMatchObject({ reason: "Ticket 8841", with_login: true });
    expect(JSON.stringify(entry)).not.toContain(person.word);
  });

  test("takes a fresh second factor for this person, once, and otherwise changes nothing", async () => {
    const person = await developerWithTraces();
    const other = await given.developer();
    expect((await erase(person.userId, await proof(other.userId))).status).toBe(422);
    const token = await proof(person.userId);
    const traces = await listTraces(api.db, person.word);
    expect((await erase(person.userId, "")).status).toBe(422);
    expect(await listTraces(api.db, person.word)).toEqual(traces);
    const statuses = (
      await Promise.all([erase(person.userId, token), erase(person.userId, token)])
    ).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  test("leaves a login its company account", async () => {
    const person = await developerWithTraces();
    await given.actAs(person.userId, {
      type: "company",
      company_id: (await given.company()).id,
      role: "company-administrator",
    });
    const { body } = await erase(person.userId, await proof(person.userId));
    expect(body.data.with_login).toBe(false);
    const [login] = await api.db.select().from(users).where(eq(users.id, person.userId));
    expect(login).toMatchObject({ email: person.email, first_name: person.word });
    expect(await api.db.$count(developers, eq(developers.user_id, person.userId))).toBe(0);
  });

  test("is for those who may, not for talent managers", async () => {
    const person = await given.developer();
    const talent = await given.admin("talent-manager");
    const refused = await api.call(
      calls.erase,
      { params: { userId: person.userId }, query: {} },
      talent,
    );
    expect(refused.status).toBe(403);
  });
});

test("every column that can have personal data says what an erasure does with it", async () => {
  const columns = await listPersonalColumns(api.db);
  expect(columns.filter((column) => !(column in PERSONAL_COLUMNS))).toEqual([]);
  // Nothing is left for a column that no longer exists.
  expect(Object.keys(PERSONAL_COLUMNS).filter((column) => !columns.includes(column))).toEqual([]);
});
