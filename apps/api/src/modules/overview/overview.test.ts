import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { applications } from "../applications/applications.tables.ts";
import { jobFeedRuns } from "../job-listings/job-listings.tables.ts";
import { countOverview } from "./count-overview.commands.ts";
import { readDecisions } from "./decisions.queries.ts";
import { removeSnoozes } from "./snooze-decision.commands.ts";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

test("staff see the size of the platform at the last count, without deleted data", async () => {
  const company = await given.company();
  await given.company({ deleted_at: new Date() });
  const job = await given.openJob({ company });
  await given.openJob({ company, expire_at: new Date(0) });
  const developer = await given.developer();
  await given.developer({ user: { deleted_at: new Date() } });
  await given.application(developer.developerId, job.id);
  await api.db.insert(applications).values({
    developer_id: developer.developerId,
    job_id: (await given.openJob({ company, status: "archived" })).id,
    status: 2,
    status_updated_at: new Date(0),
    applied_at: new Date(Date.now() - 31 * DAY_MS),
  });
  const admin = await given.admin("content-editor");
  const { data } = (await api.call(contract.overview.read, {}, admin)).body;
  expect(data).toEqual({
    companies: 1,
    published_jobs: 1,
    developers: 1,
    applications_30_days: 1,
    failed_mails: 0,
  });

  await countOverview(api.db);
  await given.company();
  const read = async () => (await api.call(contract.overview.read, {}, admin)).body.data;
  expect(await read()).toEqual(data);
  await countOverview(api.db);
  expect(await read()).toEqual({ ...data, companies: 2 });
});

test("a failed email is counted until it is sent", async () => {
  const admin = await given.admin();
  const unverified = await given.developer({ user: { email_verified_at: null } });
  const failedMails = async () =>
    (await api.call(contract.overview.read, {}, admin)).body.data.failed_mails;

  await api.call(contract.identity.resendVerification, {}, unverified);
  await api.db.execute(sql`alter table outbox_messages rename to outbox_out_of_order`);
  await api.queue.drain();
  await api.db.execute(sql`alter table outbox_out_of_order rename to outbox_messages`);
  expect(await failedMails()).toBe(1);
  expect(await api.mailsTo(unverified.email)).toEqual([]);

  await api.db.execute(sql`update queue.job set start_after = now() where state = 'retry'`);
  expect(await api.mailsTo(unverified.email)).toHaveLength(1);
  expect(await failedMails()).toBe(0);
});

const readAs = async (by: Awaited<ReturnType<Given["admin"]>>) =>
  (await api.call(contract.overview.decisions, {}, by)).body.data;

/** Creates a company whose account holder confirmed the email address, or didn't. */
const givenOwned = async (values: Parameters<Given["company"]>[0], isConfirmed = true) => {
  const company = await given.company(values);
  const { userId } = await given.companyUser(company.id, "company-account-owner");
  if (!isConfirmed)
    await api.db.execute(sql`update users set email_verified_at = null where id = ${userId}`);
  return company;
};

test("everything that waits for a decision is listed with its name and since when", async () => {
  const admin = await given.admin("support");
  const company = await givenOwned({ name: "Acme", created_at: new Date("2026-01-05") }, false);
  const job = await given.openJob({
    company,
    title: "Rust Engineer",
    status: "pending",
    updated_at: new Date("2026-01-06"),
  });
  await given.openJob({ company, status: "pending", deleted_at: new Date() });
  const created_at = new Date("2026-01-07");
  const unpublished = await givenOwned({ name: "Hexwater", published: false, created_at });
  await givenOwned({ published: false, deleted_at: new Date() });
  // Without an account, there is nobody to decide about.
  await given.company({ published: false });
  const insert = (kind: string, days: number, renews: boolean) =>
    api.db.execute(sql`insert into company_memberships
      (company_id, kind, plan_name, concurrent_jobs, valid_from, valid_until, auto_renew)
      values (${company.id}, ${kind}, 'Team', ${kind === "RECRUITING" ? 5 : null}, now() - interval '1 year',
        now() + make_interval(days => ${days}), ${renews})`);
  await insert("RECRUITING", 7, false);
  await insert("MARKETING", 7, true);
  await insert("EMPLOYER_BRANDING", 60, false);
  const dryRun = await given.listingImport();
  const feed = await given.listingSource();
  const fail = async (problem: string) => {
    const values = { feed_id: feed.id, state: "failed" as const, is_reviewed: true, problem };
    const [run] = await api.db.insert(jobFeedRuns).values(values).returning();
    return run?.id;
  };
  await fail("The feed has no listings.");
  const failed = await fail("The feed didn’t answer.");
  const one = (row: object) => ({ count: 1, oldest: [row] });
  expect(await readAs(admin)).toEqual({
    pending_jobs: one({
      id: job.id,
      title: "Rust Engineer",
      price_type: job.price_type,
      company_id: company.id,
      company_name: "Acme",
      since: "2026-01-06T00:00:00.000Z",
    }),
    unverified_companies: one({
      id: company.id,
      name: "Acme",
      since: "2026-01-05T00:00:00.000Z",
    }),
    unpublished_companies: one({
      id: unpublished.id,
      name: "Hexwater",
      since: "2026-01-07T00:00:00.000Z",
    }),
    imports_to_review: one({
      id: dryRun.id,
      source_name: expect.stringContaining("Given partner"),
      problem: null,
      since: expect.any(String),
    }),
    failed_imports: one({
      id: failed,
      source_name: feed.name,
      source_id: feed.id,
      problem: "The feed didn’t answer.",
      since: expect.any(String),
    }),
    ending_memberships: [expect.objectContaining({ company_name: "Acme", kind: "RECRUITING" })],
    snoozed: [],
  });
  expect(
    (await api.call(contract.overview.decisions, {}, await given.admin("content-editor"))).status,
  ).toBe(403);
});

test("the five oldest of a kind are listed, and what is snoozed makes room for the next", async () => {
  const admin = await given.admin("support");
  const created: number[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const created_at = new Date(Date.UTC(2025, 0, 8 - day));
    created.push((await givenOwned({ published: false, created_at })).id);
  }
  const oldest = created.toReversed();
  const ids = async (by = admin) =>
    (await readAs(by)).unpublished_companies.oldest.map(({ id }) => id);
  const before = await readAs(admin);
  expect(before.unpublished_companies.count).toBeGreaterThanOrEqual(7);
  expect(await ids()).toEqual(oldest.slice(0, 5));

  const body = { decision: `unpublished_companies.${oldest[1]}`, snoozed: true };
  const { data } = (await api.call(contract.overview.snooze, { body }, admin)).body;
  expect(data.snoozed).toEqual([body.decision]);
  expect(data.unpublished_companies.count).toBe(before.unpublished_companies.count);
  expect(await ids()).toEqual(oldest.slice(0, 6));
  expect(await ids(await given.admin("support"))).toEqual(oldest.slice(0, 5));
});

test("the decisions take a statement for each kind, however many wait", async () => {
  const admin = await given.admin("support");
  const ran = await api.statementsOf(() => readDecisions(api.db, admin.userId));
  expect(ran).toHaveLength(7);
});

test("a decision that someone snoozes is hidden from them until tomorrow, and from nobody else", async () => {
  const [admin, colleague] = [await given.admin("support"), await given.admin("support")];
  const snooze = async (decision: string, snoozed = true, by = admin) =>
    (await api.call(contract.overview.snooze, { body: { decision, snoozed } }, by)).body.data;
  const read = async (by = admin) => (await readAs(by)).snoozed;
  expect((await snooze("failed_imports")).snoozed).toEqual(["failed_imports"]);
  await Promise.all([snooze("pending_jobs"), snooze("pending_jobs")]);
  expect(await read()).toEqual(["failed_imports", "pending_jobs"]);
  expect(await read(colleague)).toEqual([]);
  expect((await snooze("pending_jobs", false)).snoozed).toEqual(["failed_imports"]);

  const tomorrow = new Date(Date.now() + DAY_MS);
  expect((await readDecisions(api.db, admin.userId, tomorrow)).snoozed).toEqual([]);
  await removeSnoozes(api.db, admin.userId);
  expect(await read()).toEqual([]);
  for (const decision of ["everything", "pending_jobs.", "pending_jobs.x", "companies.7"]) {
    const wrong = { body: { decision, snoozed: true } };
    expect((await api.call(contract.overview.snooze, wrong, admin)).status).toBe(422);
  }
});
