import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { BULK_MESSAGES as M } from "@devguild/schemas/constants/bulk-changes";
import { and, asc, eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { accounts } from "../users/users.tables.ts";
import { cleanUpBulkChanges, undoBulkChange } from "./bulk-changes.commands.ts";
import { findBulkChange, findStaffActor } from "./bulk-changes.queries.ts";
import { bulkChanges } from "./bulk-changes.tables.ts";
import { changeRows } from "./change-rows.commands.ts";

const calls = contract.bulkChanges;

let api: TestApi;
let given: Given;
let manager: Awaited<ReturnType<Given["admin"]>>;
let company: Awaited<ReturnType<Given["company"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

// Someone of their own for each test, as one person changes a list once at a time.
beforeEach(async () => {
  manager = await given.admin("account-manager");
  company = await given.company({ name: "Acme" });
});

type Body = BodyInput<typeof calls.start>;

const several = async (count: number, values: Partial<typeof jobs.$inferInsert> = {}) => {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push((await given.openJob({ company, status: "unpublished", ...values })).id);
  return ids;
};
const start = (body: Body, person = manager) => api.call(calls.start, { body }, person);
const archive = (ids: number[]): Body => ({ action: "jobs.archive", ids });
const at = (changeId: number) => ({ params: { changeId } });
const follow = async (changeId: number, { userId } = manager) => {
  const found = await findBulkChange(api.db, { userId, changeId });
  if (!found) throw new Error("There is no such change.");
  return found;
};
const change = async (body: Body) => {
  const started = await start(body);
  await api.queue.drain();
  return follow(started.body.data.id);
};
const undo = async (changeId: number) => {
  await api.call(calls.undo, at(changeId), manager);
  await api.queue.drain();
  return follow(changeId);
};
const statusesOf = async (ids: number[]) =>
  (
    await api.db
      .select({ status: jobs.status })
      .from(jobs)
      .where(inArray(jobs.id, ids))
      .orderBy(asc(jobs.id))
  ).map(({ status }) => status);
const listNews = async () =>
  (await api.call(contract.notifications.list, {}, manager)).body.data.map(
    ({ title, body, url }) => ({ title, body, url }),
  );

describe("a change of several rows", () => {
  test("changes each as from its own menu, with its audit entry in the starter’s name", async () => {
    const ids = await several(3);
    const started = await start(archive(ids));
    expect(started.status).toBe(202);
    expect(started.body.data).toMatchObject({ stage: "running", total: 3, reached: 0, done: 0 });
    await api.queue.drain();
    expect(await follow(started.body.data.id)).toMatchObject({
      stage: "finished",
      reached: 3,
      done: 3,
      failed: [],
    });
    expect(await statusesOf(ids)).toEqual(["archived", "archived", "archived"]);
    const entries = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, "job.archive"), inArray(auditLog.subject_id, ids)));
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({
      user_id: manager.userId,
      account_type: "admin",
      company_id: company.id,
      details: { changes: { status: { before: "unpublished", after: "archived" } } },
    });
  });

  test("leaves those alone that it can’t change, and says why", async () => {
    const [closed = 0, gone = 0] = await several(2);
    const open = await given.openJob({ company, title: "Open engineer" });
    const { body } = await start(archive([closed, open.id, gone]));
    await api.db.update(jobs).set({ deleted_at: new Date() }).where(eq(jobs.id, gone));
    await api.queue.drain();
    expect(await follow(body.data.id)).toMatchObject({
      done: 1,
      failed_count: 2,
      failed: [
        { id: open.id, name: "Open engineer, Acme", reason: M.onlyClosed },
        { id: gone, name: `Number ${gone}`, reason: M.deleted },
      ],
    });
    expect(await statusesOf([closed, open.id])).toEqual(["archived", "published"]);
  });

  test("is previewed: how many change, and why others don’t; nothing changes", async () => {
    const ids = await several(12);
    const open = await given.openJob({ company });
    const body = archive([...ids, open.id, 999_999]);
    const { data } = (await api.call(calls.preview, { body }, manager)).body;
    expect(data).toMatchObject({
      changing: ids,
      staying: [
        { reason: M.onlyClosed, count: 1 },
        { reason: M.deleted, count: 1 },
      ],
    });
    expect(data.first).toHaveLength(10);
    expect(new Set(await statusesOf(ids))).toEqual(new Set(["unpublished"]));
  });

  test("selects everything that a list finds, as it is filtered and sorted", async () => {
    const titles = ["Zebra keeper", "Ant keeper"];
    const ids = [];
    for (const title of titles)
      ids.push((await given.openJob({ company, title, status: "unpublished" })).id);
    await given.openJob({ company, title: "Bear keeper" });
    const filter = "?query=keeper&status=unpublished&order_by=title&order_by_direction=asc";
    const find = (query: { list: "jobs" | "companies"; filter: string }, person = manager) =>
      api.call(calls.found, { query }, person);
    expect((await find({ list: "jobs", filter })).body.data).toEqual(ids.toReversed());
    const unknown = await find({ list: "jobs", filter: "?status=lost" });
    expect(unknown.status).toBe(422);
    const editor = await given.admin("content-editor");
    expect((await find({ list: "jobs", filter }, editor)).status).toBe(403);
    const deleted = await given.company({ name: "Keeper & Sons", deleted_at: new Date() });
    const found = await find({ list: "companies", filter: "?search=keeper" });
    expect(found.body.data).not.toContain(deleted.id);
  });

  test("needs the permission of a single one, and at least one row", async () => {
    const ids = await several(1);
    const support = await given.admin("support");
    expect((await start(archive(ids), support)).status).toBe(403);
    expect((await api.call(calls.preview, { body: archive(ids) }, support)).status).toBe(403);
    expect((await start(archive([]))).problem.errors).toEqual({ ids: [M.noRows] });
    const tooMany = Array.from({ length: 5001 }, (_, index) => index + 1);
    expect((await start(archive(tooMany))).problem.errors).toEqual({ ids: [M.tooMany] });
    expect(await statusesOf(ids)).toEqual(["unpublished"]);
  });

  test("ends where its starter loses the permission", async () => {
    const ids = await several(2);
    const changeId = await given.bulkChange(manager.userId, { ids });
    await api.db
      .update(accounts)
      .set({ role: "support" })
      .where(and(eq(accounts.user_id, manager.userId), eq(accounts.type, "admin")));
    await changeRows(api.db, changeId);
    expect(await follow(changeId)).toMatchObject({
      stage: "finished",
      done: 0,
      failed: [{ reason: M.notPermitted }, { reason: M.notPermitted }],
    });
    expect(await statusesOf(ids)).toEqual(["unpublished", "unpublished"]);
  });

  test("happens once, even if two processes make it; more than a hundred rows take several tasks", async () => {
    const ids = await several(120);
    const changeId = await given.bulkChange(manager.userId, { ids });
    await Promise.all([changeRows(api.db, changeId), changeRows(api.db, changeId)]);
    await api.queue.drain();
    expect(await follow(changeId)).toMatchObject({ stage: "finished", done: 120, failed: [] });
    const entries = await api.db.$count(
      auditLog,
      and(eq(auditLog.action, "job.archive"), inArray(auditLog.subject_id, ids)),
    );
    expect(entries).toBe(120);
  });

  test("started twice within a moment is one; another one waits for it", async () => {
    const ids = await several(2);
    const [first, second] = await Promise.all([start(archive(ids)), start(archive(ids))]);
    expect(second.body.data.id).toBe(first.body.data.id);
    const other = await start({ action: "jobs.restore", ids });
    expect(other.status).toBe(409);
    expect(other.problem.code).toBe("running");
    await api.queue.drain();
    expect(await statusesOf(ids)).toEqual(["archived", "archived"]);
    await undo(first.body.data.id);
    const again = await change(archive(ids));
    expect(again.id).not.toBe(first.body.data.id);
    expect(again.done).toBe(2);
  });

  test("of the same rows by two people changes each once", async () => {
    const ids = await several(3);
    const colleague = await given.admin("super-admin");
    const [own, theirs] = await Promise.all([start(archive(ids)), start(archive(ids), colleague)]);
    await Promise.all([
      changeRows(api.db, own.body.data.id),
      changeRows(api.db, theirs.body.data.id),
    ]);
    const mine = await follow(own.body.data.id);
    const other = await follow(theirs.body.data.id, colleague);
    expect(mine.done + other.done).toBe(3);
    expect([...mine.failed, ...other.failed].map(({ reason }) => reason)).toEqual(
      Array.from({ length: 3 }, () => M.onlyClosed),
    );
  });

  test("stops where it is", async () => {
    const ids = await several(2);
    const changeId = await given.bulkChange(manager.userId, { ids });
    const { body } = await api.call(calls.stop, at(changeId), manager);
    expect(body.data).toMatchObject({ stage: "finished", total: 2, reached: 0 });
    await changeRows(api.db, changeId);
    expect(await statusesOf(ids)).toEqual(["unpublished", "unpublished"]);
  });

  test("is its starter’s alone", async () => {
    const changeId = await given.bulkChange(manager.userId, { ids: await several(1) });
    const colleague = await given.admin("super-admin");
    for (const call of [calls.stop, calls.undo])
      expect((await api.call(call, at(changeId), colleague)).status).toBe(404);
  });

  test("is forgotten after 30 days", async () => {
    const changeId = await given.bulkChange(manager.userId, { ids: await several(1) });
    await cleanUpBulkChanges(api.db);
    expect(await api.db.$count(bulkChanges, eq(bulkChanges.id, changeId))).toBe(1);
    await cleanUpBulkChanges(api.db, new Date(Date.now() + 31 * DAY_MS));
    expect(await api.db.$count(bulkChanges, eq(bulkChanges.id, changeId))).toBe(0);
  });
});

describe("undoing it", () => {
  test("gives each row back what it had, unless someone has changed it since", async () => {
    const ids = await several(3);
    const { id } = await change(archive(ids));
    const [, , third = 0] = ids;
    const theirs = { params: { companyId: company.id, jobId: third }, body: { archived: false } };
    await api.call(contract.postings.archive, theirs, manager);
    expect(await undo(id)).toMatchObject({
      stage: "undone",
      total: 3,
      done: 2,
      failed: [{ id: third, reason: M.onlyArchived }],
    });
    expect(new Set(await statusesOf(ids))).toEqual(new Set(["unpublished"]));
    expect((await undo(id)).stage).toBe("undone");
    const entries = await api.db.$count(
      auditLog,
      and(eq(auditLog.action, "job.restore"), inArray(auditLog.subject_id, ids)),
    );
    expect(entries).toBe(3);
  });

  test("is possible for an hour, where a single change can be undone", async () => {
    const { id } = await change(archive(await several(1)));
    const viewer = await findStaffActor(api.db, manager.userId);
    if (!viewer) throw new Error("The manager is gone.");
    const later = new Date(Date.now() + 61 * 60_000);
    await expect(undoBulkChange(api.db, viewer, id, later)).rejects.toThrow(M.undoOver);
    const open = await given.openJob({ company });
    const unpublished = await change({ action: "jobs.unpublish", ids: [open.id] });
    expect(unpublished).toMatchObject({ done: 1, undo_until: null });
    const refused = await api.call(calls.undo, at(unpublished.id), manager);
    expect(refused.problem.code).toBe("not_undoable");
  });

  test("of a running change stops it first", async () => {
    const ids = await several(2);
    const changeId = await given.bulkChange(manager.userId, { ids });
    expect(await undo(changeId)).toMatchObject({ stage: "undone", total: 0 });
    expect(await statusesOf(ids)).toEqual(["unpublished", "unpublished"]);
  });
});

describe("whoever started it", () => {
  const findLatest = async () =>
    (await api.call(calls.latest, { query: { list: "jobs" } }, manager)).body.data;

  test("finds it again in its list until they close it", async () => {
    expect(await findLatest()).toBeNull();
    const { id } = await change(archive(await several(1)));
    expect(await findLatest()).toMatchObject({ id, stage: "finished" });
    const see = (closed: boolean) => api.call(calls.seen, { ...at(id), body: { closed } }, manager);
    expect((await see(false)).status).toBe(204);
    expect(await findLatest()).toMatchObject({ id });
    await see(true);
    expect(await findLatest()).toBeNull();
  });

  test("is notified once if they left before it ended", async () => {
    const open = await given.openJob({ company });
    await change(archive([...(await several(2)), open.id]));
    await api.queue.drain();
    expect(await listNews()).toEqual([
      { title: "2 jobs archived.", body: "1 not changed.", url: "/en/admin/jobs" },
    ]);
  });

  test("isn’t notified of what they saw", async () => {
    const changeId = await given.bulkChange(manager.userId, { ids: await several(1) });
    await changeRows(api.db, changeId);
    await api.call(calls.seen, { ...at(changeId), body: { closed: false } }, manager);
    await api.queue.drain();
    expect(await listNews()).toEqual([]);
  });
});

describe("companies", () => {
  const managersOf = async (ids: number[]) =>
    (
      await api.db
        .select({ manager: companies.customer_success_manager_id })
        .from(companies)
        .where(inArray(companies.id, ids))
        .orderBy(asc(companies.id))
    ).map((row) => row.manager);

  test("get a manager, and each former one back", async () => {
    const former = await given.admin("account-manager");
    const ids = [];
    for (const id of [former.userId, null, null])
      ids.push((await given.company({ customer_success_manager_id: id })).id);
    const body = {
      action: "companies.assign-manager" as const,
      ids,
      manager_id: manager.userId,
    };
    const { data } = (await api.call(calls.preview, { body }, manager)).body;
    expect(data.first.map(({ name }) => name.includes("so far with"))).toEqual([
      true,
      false,
      false,
    ]);
    const assigned = await change(body);
    expect(assigned).toMatchObject({ done: 3, manager_name: expect.any(String) });
    const [first = 0, second = 0, third = 0] = ids;
    const theirs = {
      params: { id: second },
      body: { customer_success_manager_id: former.userId },
    };
    await api.call(contract.adminCompanyAccounts.setManager, theirs, manager);
    expect(await undo(assigned.id)).toMatchObject({
      done: 2,
      failed: [{ id: second, reason: M.changedSince }],
    });
    expect(await managersOf([first, second, third])).toEqual([former.userId, former.userId, null]);
  });

  test("need a manager who can be one", async () => {
    const support = await given.admin("support");
    const body = { action: "companies.assign-manager" as const, ids: [company.id] };
    expect((await start(body)).problem.errors).toEqual({ manager_id: [M.manager] });
    const unknown = await start({ ...body, manager_id: support.userId });
    expect(Object.keys(unknown.problem.errors)).toEqual(["manager_id"]);
  });
});
