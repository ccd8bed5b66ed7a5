import { contract } from "@devguild/contract/contract";
import type { Endpoint } from "@devguild/contract/endpoint";
import { BULK_SWITCH } from "@devguild/schemas/constants/video-editing";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../testing/given.ts";
import { killableApi, WITHIN } from "../testing/killable-api.ts";
import type { Input } from "../testing/samples.ts";
import { testConfig } from "../testing/test-config.ts";
import { createServerDatabase } from "../testing/test-database.ts";
import { listTraces } from "../testing/traces.ts";
import type { Db } from "./db/db.ts";
import { auditLog } from "./modules/audit/audit.tables.ts";
import { developers, developerSkills } from "./modules/developers/developers.tables.ts";
import { jobFeedRuns, jobListings } from "./modules/job-listings/job-listings.tables.ts";
import { outboxMessages } from "./modules/mail/mail.tables.ts";
import { jobs } from "./modules/postings/postings.tables.ts";
import { skillMerges } from "./modules/skills/skills.tables.ts";
import { sourcingRecipients } from "./modules/sourcing/sourcing.tables.ts";
import { videos } from "./modules/videos/videos.tables.ts";
import { createFileStore } from "./ports/files/create-file-store.ts";

let database: Awaited<ReturnType<typeof createServerDatabase>>;
let db: Db;
let given: Given;
let boss: Awaited<ReturnType<Given["admin"]>>;
let api: ReturnType<typeof killableApi>;

const call = <E extends Endpoint>(endpoint: E, input: Input) =>
  api.call(endpoint, input, boss.token);

beforeAll(async () => {
  database = await createServerDatabase(process.env["TEST_DATABASE_URL"] ?? "");
  db = database.db;
  api = killableApi(database);
  given = givenOn(db);
  boss = await given.admin();
  await given.totp(boss.userId);
  await api.start();
}, 120_000);

afterAll(async () => {
  await api.kill();
  await database.close();
});

test("an import goes on after the last batch, and writes every listing once", async () => {
  const toRow = (id: number, title = "Go Engineer") => ({
    id: String(id),
    title: `${title} ${id}`,
    url: `https://jobs.acme.example/${id}`,
    location: "Berlin, Germany",
    description: "You will work with Go and Kafka in our team.",
  });
  const importRows = async (rows: object[]) => {
    const body = {
      source: "json" as const,
      name: "Acme",
      file_key: await given.listingFile(boss.userId, JSON.stringify(rows)),
      dry_run: false,
    };
    return (await call(contract.jobListings.startImport, { body })).data.import_id;
  };
  const read = async (id: number) => {
    const [run] = await db.select().from(jobFeedRuns).where(eq(jobFeedRuns.id, id));
    return run;
  };
  const stateOf = async (id: number) => (await read(id))?.state;
  const first = await importRows([toRow(700)]);
  await expect.poll(() => stateOf(first), WITHIN).toBe("done");

  const rows = Array.from({ length: 1200 }, (_, index) => toRow(index + 1, "Senior Go Engineer"));
  let id = 0;
  await api.killAt(`select from job_listings where external_id = '700' for update`, async () => {
    id = await importRows(rows);
  });
  expect(await read(id)).toMatchObject({ state: "applying", done: 500 });

  await api.start();
  await expect.poll(() => stateOf(id), WITHIN).toBe("done");
  expect(await read(id)).toMatchObject({ done: 1200, created: 1199, updated: 1, errors: 0 });
  const stored = await db.select({ id: jobListings.external_id }).from(jobListings);
  expect([stored.length, new Set(stored.map((row) => row.id)).size]).toEqual([1200, 1200]);
});

test("a change of many videos goes on with those that are left, and changes each once", async () => {
  const made = [];
  for (let count = 0; count < 12; count++) made.push(await given.video());
  const ids = made.map((video) => video.id);
  const listChanged = async () =>
    (await db.select().from(videos).where(inArray(videos.id, ids)))
      .filter(({ published }) => !published)
      .map(({ version }) => version);
  await api.killAt(`select from videos where id = ${ids[5]} for no key update`, () =>
    call(contract.adminVideos.updateMany, {
      body: { selected_videos: ids, status: BULK_SWITCH.OFF },
    }),
  );
  expect(await listChanged()).toEqual(Array.from({ length: 5 }, () => 2));

  await api.start();
  await expect.poll(async () => (await listChanged()).length, WITHIN).toBe(12);
  expect(await listChanged()).toEqual(ids.map(() => 2));
});

test("a change of several jobs goes on with those that are left, and changes each once", async () => {
  const company = await given.company();
  const ids: number[] = [];
  for (let count = 0; count < 12; count++)
    ids.push((await given.openJob({ company, status: "unpublished" })).id);
  const countArchived = () =>
    db.$count(jobs, and(inArray(jobs.id, ids), eq(jobs.status, "archived")));
  await api.killAt(`select from jobs where id = ${ids[5]} for no key update`, () =>
    call(contract.bulkChanges.start, { body: { action: "jobs.archive", ids } }),
  );
  expect(await countArchived()).toBe(5);

  await api.start();
  await expect.poll(countArchived, WITHIN).toBe(12);
  const entries = await db
    .select({ id: auditLog.subject_id })
    .from(auditLog)
    .where(and(eq(auditLog.action, "job.archive"), inArray(auditLog.subject_id, ids)));
  expect(entries.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
});

test("a message to many goes on with those who wait for it, and nobody gets it twice", async () => {
  const people: Awaited<ReturnType<Given["reachableDeveloper"]>>[] = [];
  for (let count = 0; count < 8; count++) people.push(await given.reachableDeveloper());
  const listMails = async () =>
    (await db.select({ to: outboxMessages.to }).from(outboxMessages))
      .map(({ to }) => to)
      .filter((to) => people.some(({ email }) => email === to));
  const countSent = () => db.$count(sourcingRecipients, eq(sourcingRecipients.state, 1));
  await api.killAt(`select from users where id = ${people[3]?.userId} for update`, () =>
    call(contract.sourcing.sendMessage, {
      body: {
        developer_ids: people.map(({ developerId }) => developerId),
        sender_id: boss.userId,
        subject: "Go in Berlin",
        body: "Shall I put you in touch?",
      },
    }),
  );
  expect(await countSent()).toBe(3);

  await api.start();
  await expect.poll(async () => (await listMails()).length, WITHIN).toBe(8);
  expect(await countSent()).toBe(8);
  expect(new Set(await listMails()).size).toBe(8);
});

test("a merge of skills goes on with the uses that are left", async () => {
  const from = await given.skill({ name: "Oldlang", slug: "oldlang" });
  const to = await given.skill({ name: "Newlang", slug: "newlang" });
  const { developerId } = await given.developer({ skills: { oldlang: 4 } });
  const both = await given.developer({ skills: { oldlang: 9, newlang: 2 } });
  const job = await given.openJob({ skills: ["oldlang", "newlang"] });
  const skillsOfJob = async () => (await db.select().from(jobs).where(eq(jobs.id, job.id)))[0];
  const yearsOf = async (id: number) =>
    (await db.select().from(developerSkills).where(eq(developerSkills.developer_id, id))).map(
      ({ skill_id, years }) => [skill_id, years],
    );
  const isMoved = async () =>
    (await db.select().from(skillMerges).where(eq(skillMerges.skill_id, from)))[0]?.moved_at !==
    null;
  await api.killAt(
    `select from developer_skills where developer_id = ${developerId} for update`,
    () => call(contract.skills.merge, { params: { id: from }, body: { target_id: to } }),
  );
  expect((await skillsOfJob())?.skill_ids).toEqual([to]);
  expect(await isMoved()).toBe(false);

  await api.start();
  await expect.poll(isMoved, WITHIN).toBe(true);
  expect((await skillsOfJob())?.skill_ids).toEqual([to]);
  expect([await yearsOf(developerId), await yearsOf(both.developerId)]).toEqual([
    [[to, 4]],
    [[to, 9]],
  ]);
});

test("an erased developer is whole again, and the same call finishes the erasure", async () => {
  const files = createFileStore(testConfig);
  const word = "telltalehalfway";
  const email = `${word}@test.example`;
  const person = await given.developer({ user: { first_name: word, email } });
  const key = `${person.userId}-${word}.pdf`;
  await files.save("cvs", key, Buffer.from("%PDF-"));
  await db
    .update(developers)
    .set({ cv_key: key, about_me: word })
    .where(eq(developers.id, person.developerId));
  await given.loginConnection(person.userId);
  await given.savedSearch({ email });
  const traces = await listTraces(db, word);
  const mfa_token = await given.mfaToken(boss.userId, "developer.gdpr", person.userId);
  const erase = () =>
    call(contract.adminDevelopers.erase, {
      params: { userId: person.userId },
      query: { reason: "Ticket 8841", mfa_token },
    });
  const row = `select from login_connections where user_id = ${person.userId} for update`;
  await api.killAt(row, erase);
  expect(await listTraces(db, word)).toEqual(traces);

  await api.start();
  expect((await erase()).data).toEqual({ user_id: person.userId, with_login: true });
  expect(await files.open("cvs", key)).toBeNull();
  const isMailed = async () => (await listTraces(db, word)).join() === "outbox_messages";
  await expect.poll(isMailed, WITHIN).toBe(true);
  expect(await db.$count(outboxMessages, eq(outboxMessages.to, email))).toBe(1);
});

test("an erased company is whole again, and the same call finishes the erasure", async () => {
  const word = "watermarkhalfway";
  const company = await given.company({ name: `${word} works`, short_description: word });
  const email = `${word}@test.example`;
  await given.companyUser(company.id, "company-account-owner", { first_name: word, email });
  await given.openJob({ company, description: word });
  await given.story(company.id, { title: word });
  await given.billing(company.id, { billing_email: `billing@${word}.example` });
  const traces = await listTraces(db, word);
  const mfa_token = await given.mfaToken(boss.userId, "company.gdpr", company.id);
  const erase = () =>
    call(contract.adminCompanyAccounts.erase, {
      params: { id: company.id },
      query: { reason: "Ticket 8842", mfa_token },
    });
  const row = `select from company_billing where company_id = ${company.id} for update`;
  await api.killAt(row, erase);
  expect(await listTraces(db, word)).toEqual(traces);

  await api.start();
  expect((await erase()).data).toEqual({ company_id: company.id, logins: 1 });
  const isMailed = async () => (await listTraces(db, word)).join() === "outbox_messages";
  await expect.poll(isMailed, WITHIN).toBe(true);
  expect(await db.$count(outboxMessages, eq(outboxMessages.to, email))).toBe(1);
});
