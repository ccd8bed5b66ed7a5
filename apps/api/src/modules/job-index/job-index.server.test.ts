import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { jobSearchQuery } from "@devguild/schemas/jobs";
import { pino } from "pino";
import { afterEach, beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { createServerDatabase } from "../../../testing/test-database.ts";
import type { Following } from "../../change-logs/follow-index.ts";
import { saveSnapshot } from "../../change-logs/save-snapshots.ts";
import { selectRows, transaction } from "../../db/db.ts";
import { openDatabase } from "../../db/open-database.ts";
import { searchJobs } from "../jobs/search-jobs.queries.ts";
import { followJobs } from "./follow-jobs.tasks.ts";
import { JobIndexes } from "./job-indexes.queries.ts";

// Covers what needs concurrent transactions and lost connections, which the embedded database doesn't
// have.

const log = pino({ level: "silent" });

let api: TestApi;
let given: Given;
let following: Following | undefined;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});
afterEach(() => following?.close());

/** Simulates another process of the API, with its own connections. */
const anotherProcess = async () => {
  const { rows } = (await api.db.execute(sql`select current_database() as name`)) as {
    rows: { name: string }[];
  };
  const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  url.pathname = `/${rows[0]?.name}`;
  return openDatabase({ databaseUrl: url.href, dataDir: "" });
};

const idsOfAll = async (db = api.db) => {
  const search = jobSearchQuery.parse({ per_page: 100 });
  const { data } = await searchJobs(db, search, { developerId: null, match: null });
  return data.job_ads.map(({ id }) => id);
};

test("finds a change even if a later one was committed and read first", async () => {
  following = followJobs({ db: api.db, listen: api.listen }, log);
  await following.built;
  let commit = () => {};
  const committed = new Promise<void>((done) => (commit = done));
  let slowId = 0;
  const slow = transaction(api.db, async (tx) => {
    slowId = (await givenOn(tx).openJob({ published_at: new Date() })).id;
    await committed;
  });
  await expect.poll(() => slowId).toBeGreaterThan(0);
  const quick = await given.openJob({ published_at: new Date() });
  await expect.poll(() => idsOfAll(), { timeout: 2000 }).toContain(quick.id);
  expect(await idsOfAll()).not.toContain(slowId);
  commit();
  await slow;
  await expect.poll(() => idsOfAll(), { timeout: 2000 }).toContain(slowId);
});

test("loses no change when the connection is lost", async () => {
  following = followJobs({ db: api.db, listen: api.listen }, log);
  await following.built;
  const ids: number[] = [];
  for (let count = 0; count < 3; count++) {
    await api.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    ids.push((await given.openJob({ published_at: new Date() })).id);
    await expect.poll(() => idsOfAll(), { timeout: 3000 }).toEqual(expect.arrayContaining(ids));
  }
});

test("two processes agree within two seconds of each change", async () => {
  const other = await anotherProcess();
  const followings = [followJobs({ db: api.db, listen: api.listen }, log), followJobs(other, log)];
  await Promise.all(followings.map(({ built }) => built));
  for (let count = 0; count < 5; count++) {
    const { id } = await givenOn(count % 2 ? other.db : api.db).openJob({
      published_at: new Date(),
    });
    await expect.poll(() => idsOfAll(), { timeout: 2000 }).toContain(id);
    await expect.poll(() => idsOfAll(other.db), { timeout: 2000 }).toContain(id);
    expect(await idsOfAll()).toEqual(await idsOfAll(other.db));
  }
  await Promise.all(followings.map((each) => each.close()));
  await other.close();
});

test("a snapshot is used for its own database only, not for a copy restored beside it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "devguild-snapshot-"));
  const path = join(folder, "snapshot");
  const indexes = new JobIndexes(api.db, log, path);
  await indexes.refresh();
  await saveSnapshot(api.db, path, indexes);
  indexes.close();
  const copy = await createServerDatabase(process.env["TEST_DATABASE_URL"] ?? "");
  const marks = await selectRows(
    api.db,
    sql`select id, xid::text, created_at from job_changes where record_id = 0`,
  );
  await copy.db.execute(
    sql`insert into job_changes (id, xid, created_at, kind, record_id) overriding system value
      select id, xid, created_at, 'job', 0
      from json_to_recordset(${JSON.stringify(marks)}) as marks (id bigint, xid xid8, created_at timestamptz)`,
  );
  const own = new JobIndexes(api.db, log, path);
  const restored = new JobIndexes(copy.db, log, path);
  await Promise.all([own.refresh(), restored.refresh()]);
  expect([own.restored, restored.restored]).toEqual([true, false]);
  for (const each of [own, restored]) each.close();
  await copy.close();
  rmSync(folder, { recursive: true });
});
