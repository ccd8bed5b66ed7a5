import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { jobSearchQuery } from "@devguild/schemas/jobs";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { saveSnapshot } from "../../change-logs/save-snapshots.ts";
import { writeColumnFile } from "../../column-files/write-column-file.ts";
import { HOUR_MS } from "../../time.ts";
import { searchJobs } from "../jobs/search-jobs.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { followJobs } from "./follow-jobs.tasks.ts";
import { JobIndexes } from "./job-indexes.queries.ts";

let api: TestApi;
let given: Given;
let folder: string;
let path: string;
let warnings: string[];
const opened: JobIndexes[] = [];

const log = pino({ level: "warn" }, { write: (line) => void warnings.push(line) });

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  await given.openJob({ title: "Go Engineer", published_at: new Date() });
  await given.listing({ title: "Rust Engineer" });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "devguild-snapshot-"));
  path = join(folder, "job-index", "snapshot");
  warnings = [];
});
afterEach(() => {
  for (const indexes of opened.splice(0)) indexes.close();
  rmSync(folder, { recursive: true });
});

/** Builds the indexes as a process that starts. */
const start = async (now = Date.now()) => {
  const indexes = new JobIndexes(api.db, log, path);
  opened.push(indexes);
  await indexes.refresh(now);
  return indexes;
};

/** Builds the indexes and saves them, as a process that ends. */
const startAndSave = async () => {
  const indexes = await start();
  await saveSnapshot(api.db, path, indexes);
  indexes.close();
};

const findAll = async () => {
  const search = jobSearchQuery.parse({ per_page: 100 });
  const { data } = await searchJobs(api.db, search, { developerId: null, match: null });
  return data.job_ads.map(({ id }) => id);
};

test("a restart finds what was open, and what has changed meanwhile", async () => {
  const [closing, renamed] = [await given.openJob(), await given.openJob()];
  await startAndSave();
  const opening = await given.openJob({ published_at: new Date() });
  await api.db.update(jobs).set({ status: "unpublished" }).where(eq(jobs.id, closing.id));
  await api.db.update(jobs).set({ search_words: "zebra" }).where(eq(jobs.id, renamed.id));
  const indexes = await start();
  expect(indexes.restored).toBe(true);
  expect(indexes.current?.listing.count).toBe(1);
  const found = await findAll();
  expect(found).toContain(opening.id);
  expect(found).not.toContain(closing.id);
  const search = jobSearchQuery.parse({ job_title: "zebra" });
  const { data } = await searchJobs(api.db, search, { developerId: null, match: null });
  expect(data.job_ads.map(({ id }) => id)).toEqual([renamed.id]);
});

test("changes after a restart are found, too, and the next restart starts from there", async () => {
  await startAndSave();
  const indexes = await start();
  const { id } = await given.openJob();
  await indexes.refresh();
  expect(await findAll()).toContain(id);
  await saveSnapshot(api.db, path, indexes);
  await start();
  expect(await findAll()).toContain(id);
});

test("what ended meanwhile is not found, and a boost that ended no longer leads", async () => {
  const soon = new Date(Date.now() + 700);
  const boosted = await given.openJob({ boosted_until: soon, published_at: new Date(0) });
  const ending = await given.openJob({ expire_at: soon });
  await startAndSave();
  expect((await start()).restored).toBe(true);
  const before = await findAll();
  expect(before).toContain(ending.id);
  expect(before[0]).toBe(boosted.id);
  await wait(soon.getTime() - Date.now() + 1);
  expect((await start()).restored).toBe(true);
  const after = await findAll();
  expect(after).not.toContain(ending.id);
  expect(after.at(-1)).toBe(boosted.id);
});

const truncate = () => writeFileSync(path, readFileSync(path).subarray(0, statSync(path).size - 9));

const alter = () => {
  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8((bytes[middle] ?? 0) ^ 1, middle);
  writeFileSync(path, bytes);
};

const migrate = () =>
  api.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 4000000000000)`,
  );

test.each<[string, () => unknown, string]>([
  ["truncated", truncate, "It is damaged."],
  ["altered", alter, "It is damaged."],
  ["empty", () => writeFileSync(path, ""), "It is damaged."],
  ["of other columns", () => writeColumnFile(path, { source: "" }, {}), "another version"],
  ["from before a migration", migrate, "another version"],
  [
    "from before the data was restored",
    () => api.db.execute(sql`delete from job_changes`),
    "The database doesn't know it.",
  ],
])("a snapshot that is %s is ignored, with one line in the log", async (_, spoil, reason) => {
  await startAndSave();
  try {
    await spoil();
    const indexes = await start();
    expect(indexes.restored).toBe(false);
    expect(indexes.current?.job.count).toBeGreaterThan(0);
    expect(warnings).toEqual([expect.stringContaining(reason)]);
  } finally {
    await api.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'next'`);
  }
});

test("a snapshot that is older than the log of changes is ignored", async () => {
  await startAndSave();
  expect((await start(Date.now() + 24 * HOUR_MS)).restored).toBe(false);
  expect(warnings).toEqual([expect.stringContaining("It is older than the log of changes.")]);
});

test("the first start has none, which is not worth a line", async () => {
  expect((await start()).restored).toBe(false);
  expect(warnings).toEqual([]);
});

describe("a process that follows changes", () => {
  const follow = (minRecords: number) =>
    followJobs({ db: api.db, listen: api.listen }, log, { path, minRecords });

  test("saves a snapshot when it is built, and when it ends", async () => {
    const following = follow(1);
    await following.built;
    await expect.poll(() => existsSync(path)).toBe(true);
    const { id } = await given.openJob();
    await expect.poll(findAll).toContain(id);
    await following.close();
    await api.db.execute(sql`update jobs set title = title`);
    const indexes = await start();
    expect(indexes.restored).toBe(true);
    expect(await findAll()).toContain(id);
  });

  test("saves none of a few records, which are read as fast", async () => {
    const following = follow(1000);
    await following.built;
    await following.close();
    expect(existsSync(path)).toBe(false);
  });

  test("goes on without one if it can't be saved", async () => {
    writeFileSync(join(folder, "job-index"), "in the way");
    const following = follow(1);
    await following.built;
    await expect.poll(() => warnings.join()).toContain("cannot be saved");
    await following.close();
  });
});
