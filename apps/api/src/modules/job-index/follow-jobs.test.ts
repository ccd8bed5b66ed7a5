import { jobSearchQuery } from "@devguild/schemas/jobs";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import type { Following } from "../../change-logs/follow-index.ts";
import { readHorizon } from "../../change-logs/log-marks.ts";
import { type Db, transaction } from "../../db/db.ts";
import { HOUR_MS } from "../../time.ts";
import { searchJobs } from "../jobs/search-jobs.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { followJobs } from "./follow-jobs.tasks.ts";
import { deleteOldChanges } from "./job-changes.commands.ts";
import { readChanges } from "./job-changes.queries.ts";
import { JobIndexes, getIndexes } from "./job-indexes.queries.ts";

const log = pino({ level: "silent" });

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const idsOfAll = async (db: Db = api.db) => {
  const search = jobSearchQuery.parse({ per_page: 100 });
  const { data } = await searchJobs(db, search, { developerId: null, match: null });
  return data.job_ads.map(({ id }) => id);
};

/** Returns a database that can be made to fail, and counts the failures. */
const breakable = () => {
  const state = { broken: false, failures: 0 };
  const db = new Proxy(api.db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name !== "execute" || !state.broken) return value.bind(target) as unknown;
      return () => {
        state.failures += 1;
        return Promise.reject(new Error("The database is away."));
      };
    },
  });
  return { db, state };
};

describe("a running index", () => {
  let following: Following | undefined;
  afterEach(async () => {
    await following?.close();
    following = undefined;
  });
  const follow = async (db: Db = api.db) => {
    following = followJobs({ db, listen: api.listen }, log);
    await following.built;
  };

  test("adds and removes an ad within two seconds of the commit", async () => {
    await follow();
    const { id } = await given.openJob({ published_at: new Date() });
    await expect.poll(() => idsOfAll(), { timeout: 2000 }).toContain(id);
    await api.db.update(jobs).set({ status: "unpublished" }).where(eq(jobs.id, id));
    await expect.poll(() => idsOfAll(), { timeout: 2000 }).not.toContain(id);
  });

  test("never shows changes that were rolled back", async () => {
    await follow();
    const failing = transaction(api.db, async (tx) => {
      await givenOn(tx).openJob({ title: "Undone", published_at: new Date() });
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    const { id } = await given.openJob({ published_at: new Date() });
    await expect.poll(() => idsOfAll(), { timeout: 2000 }).toContain(id);
    const search = jobSearchQuery.parse({ job_title: "undone" });
    const { pagination } = await searchJobs(api.db, search, { developerId: null, match: null });
    expect(pagination.total_jobs).toBe(0);
  });

  test("removes an ad when it expires, without any change in the tables", async () => {
    await follow();
    const expire_at = new Date(Date.now() + 1200);
    const { id } = await given.openJob({ published_at: new Date(), expire_at });
    await expect.poll(() => idsOfAll(), { timeout: 1100 }).toContain(id);
    await expect.poll(() => idsOfAll(), { timeout: 2000 }).not.toContain(id);
  });

  test("recovers from a failed read without waiting for the next change", async () => {
    const { db, state } = breakable();
    await follow(db);
    state.broken = true;
    const { id } = await given.openJob({ published_at: new Date() });
    await expect.poll(() => state.failures, { timeout: 3000 }).toBeGreaterThan(0);
    state.broken = false;
    await expect.poll(() => idsOfAll(db), { timeout: 3000 }).toContain(id);
  });

  test("is built as soon as the database responds", async () => {
    const { db, state } = breakable();
    state.broken = true;
    const built = follow(db);
    await expect.poll(() => state.failures, { timeout: 3000 }).toBeGreaterThan(0);
    expect(getIndexes(db, Date.now())).toBeNull();
    state.broken = false;
    await built;
    expect(getIndexes(db, Date.now())).not.toBeNull();
  });

  test("is built by the next read if a rebuild failed", async () => {
    const { db, state } = breakable();
    const indexes = new JobIndexes(db, log);
    await indexes.refresh();
    state.broken = true;
    await expect(indexes.refresh(Date.now() + 30 * HOUR_MS)).rejects.toThrow();
    expect(indexes.current).toBeNull();
    state.broken = false;
    await indexes.refresh(Date.now() + 30 * HOUR_MS);
    expect(indexes.current).not.toBeNull();
    indexes.close();
  });

  test("ignores changes of transactions that are yet to come here, as after a restore elsewhere", async () => {
    const horizon = await readHorizon(api.db);
    const fromElsewhere = 999_999;
    await api.db.execute(
      sql`insert into job_changes (kind, record_id, xid) values ('job', ${fromElsewhere}, '4000000000')`,
    );
    const { id } = await given.openJob({ published_at: new Date() });
    const { changes } = await readChanges(api.db, horizon);
    const ids = changes?.map(({ record_id }) => record_id);
    // Transactions of other databases on the server may hold the horizon back, and then older changes
    // are read as well.
    expect(ids).toContain(id);
    expect(ids).not.toContain(fromElsewhere);
  });

  test("is rebuilt if it missed more changes than the log stores", async () => {
    const indexes = new JobIndexes(api.db, log);
    await indexes.refresh();
    const { id } = await given.openJob({ published_at: new Date() });
    await api.db.execute(sql`update job_changes set created_at = now() - interval '2 days'`);
    await deleteOldChanges(api.db);
    await indexes.refresh(Date.now() + 30 * HOUR_MS);
    await expect.poll(() => idsOfAll(), { timeout: 5000 }).toContain(id);
    expect(indexes.current).not.toBeNull();
    indexes.close();
  });
});
