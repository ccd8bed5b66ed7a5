import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { applications } from "../applications/applications.tables.ts";
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

test("what waits for a decision is counted, and memberships that end are listed", async () => {
  const admin = await given.admin("support");
  const read = async () => (await api.call(contract.overview.decisions, {}, admin)).body.data;
  const before = await read();
  const company = await given.company({ name: "Acme" });
  const { userId } = await given.companyUser(company.id, "company-account-owner");
  await api.db.execute(sql`update users set email_verified_at = null where id = ${userId}`);
  await given.openJob({ company, status: "pending" });
  const unpublished = await given.company({ published: false });
  await given.companyUser(unpublished.id, "company-account-owner");
  const insert = (kind: string, days: number, renews: boolean) =>
    api.db.execute(sql`insert into company_memberships
      (company_id, kind, plan_name, concurrent_jobs, valid_from, valid_until, auto_renew)
      values (${company.id}, ${kind}, 'Team', ${kind === "RECRUITING" ? 5 : null}, now() - interval '1 year',
        now() + make_interval(days => ${days}), ${renews})`);
  await insert("RECRUITING", 7, false);
  await insert("MARKETING", 7, true);
  await insert("EMPLOYER_BRANDING", 60, false);
  const after = await read();
  expect(after).toMatchObject({
    pending_jobs: before.pending_jobs + 1,
    unverified_companies: before.unverified_companies + 1,
    unpublished_companies: before.unpublished_companies + 1,
    imports_to_review: 0,
    failed_imports: 0,
    ending_memberships: [{ company_name: "Acme", kind: "RECRUITING" }],
  });
  const other = await given.admin("content-editor");
  expect((await api.call(contract.overview.decisions, {}, other)).status).toBe(403);
});

test("a decision that someone snoozes is hidden from them until tomorrow, and from nobody else", async () => {
  const [admin, colleague] = [await given.admin("support"), await given.admin("support")];
  const snooze = async (decision: string, snoozed = true, by = admin) =>
    (await api.call(contract.overview.snooze, { body: { decision, snoozed } }, by)).body.data;
  const read = async (by = admin) =>
    (await api.call(contract.overview.decisions, {}, by)).body.data.snoozed;
  expect((await snooze("failed_imports")).snoozed).toEqual(["failed_imports"]);
  await Promise.all([snooze("pending_jobs"), snooze("pending_jobs")]);
  expect(await read()).toEqual(["failed_imports", "pending_jobs"]);
  expect(await read(colleague)).toEqual([]);
  expect((await snooze("pending_jobs", false)).snoozed).toEqual(["failed_imports"]);

  const tomorrow = new Date(Date.now() + DAY_MS);
  expect((await readDecisions(api.db, admin.userId, tomorrow)).snoozed).toEqual([]);
  await removeSnoozes(api.db, admin.userId);
  expect(await read()).toEqual([]);
  const wrong = { body: { decision: "everything", snoozed: true } };
  expect((await api.call(contract.overview.snooze, wrong, admin)).status).toBe(422);
});
