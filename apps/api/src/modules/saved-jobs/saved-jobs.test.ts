import { contract } from "@devguild/contract/contract";
import { ALERT_MESSAGES, SAVED_JOBS_MAX } from "@devguild/schemas/constants/alerts";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { savedJobs } from "./saved-jobs.tables.ts";

const calls = contract.savedJobs;

let api: TestApi;
let given: Given;
let developer: Awaited<ReturnType<Given["developer"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  developer = await given.developer();
});

const save = (id: number, caller = developer) => api.call(calls.save, { params: { id } }, caller);
const remove = (id: number, caller = developer) =>
  api.call(calls.remove, { params: { id } }, caller);
const ids = async (caller = developer) => (await api.call(calls.ids, {}, caller)).body.data;
const list = async (query = {}) => (await api.call(calls.list, { query }, developer)).body;
const end = (id: number, values: Partial<typeof jobs.$inferInsert>) =>
  api.db.update(jobs).set(values).where(eq(jobs.id, id));

describe("saving a job", () => {
  test("works once per job, however often and concurrently", async () => {
    const job = await given.openJob();
    const [first, second] = await Promise.all([save(job.id), save(job.id)]);
    expect(first.body.data).toEqual(second.body.data);
    expect((await save(job.id)).body.data).toEqual(first.body.data);
    expect(await ids()).toEqual([job.id]);
  });

  test("can be undone, however often", async () => {
    const job = await given.openJob();
    await save(job.id);
    expect((await remove(job.id)).status).toBe(204);
    expect((await remove(job.id)).status).toBe(204);
    expect(await ids()).toEqual([]);
    expect((await remove(999_999_999)).status).toBe(404);
  });

  test("requires an open job; any other is a 404", async () => {
    const draft = await given.openJob({ status: "draft" });
    const over = await given.openJob({ expire_at: new Date(Date.now() - 1000) });
    for (const id of [draft.id, over.id, 999_999_999]) expect((await save(id)).status).toBe(404);
    expect(await ids()).toEqual([]);
  });

  test("is private: nobody sees or removes another's saved jobs", async () => {
    const job = await given.openJob();
    await save(job.id);
    const other = await given.developer();
    expect(await ids(other)).toEqual([]);
    expect((await remove(job.id, other)).status).toBe(204);
    expect(await ids()).toEqual([job.id]);
  });

  test(`works for at most ${SAVED_JOBS_MAX} jobs`, async () => {
    const saved = await given.openJob();
    await save(saved.id);
    await api.db.execute(sql`
      insert into jobs (company_id, slug, title, status, published_at)
      select ${saved.company_id}, 'many-' || n, 'One of many', 'published', now() from generate_series(2, ${SAVED_JOBS_MAX}) n
    `);
    await api.db.execute(sql`
      insert into saved_jobs (developer_id, job_id)
      select ${developer.developerId}, id from jobs where slug like 'many-%'
    `);
    const more = await given.openJob();
    const refused = await save(more.id);
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({
      code: "too_many_saved_jobs",
      message: ALERT_MESSAGES.jobsMany,
    });
    // Saving a job again doesn't count twice.
    expect((await save(saved.id)).status).toBe(200);
    await remove(saved.id);
    expect((await save(more.id)).status).toBe(200);
  });
});

describe("saved jobs", () => {
  test("are listed as cards, last saved first, and paginated", async () => {
    const company = await given.company({ name: "Nordwind" });
    const all = [];
    for (let count = 0; count < 3; count++) {
      const job = await given.openJob({ company, title: `Job ${count}` });
      await given.savedJob(developer.developerId, job.id, new Date(Date.now() - count * 1000));
      all.push(job.id);
    }
    await given.application(developer.developerId, all[1] ?? 0);
    const first = await list({ per_page: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(all.slice(0, 2));
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 2, total: 3 });
    expect(first.data[1]).toMatchObject({
      title: "Job 1",
      company: { name: "Nordwind" },
      applied: true,
      job_open: true,
    });
    const found = await api.call(
      contract.jobs.search,
      { query: { job_title: "job 0" } },
      developer,
    );
    const { saved_at, job_open, ...card } = first.data[0] ?? {};
    expect([typeof saved_at, job_open]).toEqual(["string", true]);
    expect(card).toEqual(found.body.data.job_ads[0]);
    expect((await list({ per_page: 2, page: 2 })).data.map(({ id }) => id)).toEqual([all[2]]);
    expect((await list({ page: 9 })).data).toEqual([]);
  });

  test("stay when they expire, are marked as closed, and can be saved again or removed", async () => {
    const ended = await Promise.all([given.openJob(), given.openJob(), given.openJob()]);
    for (const { id } of ended) await save(id);
    const past = new Date(Date.now() - 1000);
    await end(ended[0].id, { expire_at: past });
    await end(ended[1].id, { status: "unpublished" });
    await end(ended[2].id, { deleted_at: past });
    const { data } = await list();
    expect(new Map(data.map(({ id, job_open }) => [id, job_open]))).toEqual(
      new Map(ended.map(({ id }) => [id, false])),
    );
    for (const { id } of ended) expect((await save(id)).status).toBe(200);
    expect((await remove(ended[0].id)).status).toBe(204);
    expect(new Set(await ids())).toEqual(new Set([ended[1].id, ended[2].id]));
  });

  test("are deleted with the developer and with the job", async () => {
    const [one, two] = [await given.openJob(), await given.openJob()];
    await save(one.id);
    await save(two.id);
    await api.db.delete(jobs).where(eq(jobs.id, one.id));
    expect(await ids()).toEqual([two.id]);
    await api.db.delete(developers).where(eq(developers.id, developer.developerId));
    const left = await api.db.$count(savedJobs, eq(savedJobs.developer_id, developer.developerId));
    expect(left).toBe(0);
  });
});
