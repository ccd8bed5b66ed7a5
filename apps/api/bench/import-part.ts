import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { eq } from "drizzle-orm";
import { Client } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

import { openDatabase } from "../src/db/open-database.ts";
import type { Db } from "../src/db/db.ts";
import { applyChanges } from "../src/modules/job-listings/apply-changes.commands.ts";
import { jobFeedRuns, jobFeeds } from "../src/modules/job-listings/job-listings.tables.ts";
import { readImport } from "../src/modules/job-listings/read-feeds.commands.ts";
import { disk } from "../src/ports/files/disk.ts";
import { getFolder } from "../src/ports/files/signed-uploads.ts";
import { prepareWorld } from "../src/prepare-world.ts";
import { onEmptyDatabase } from "./copied-database.ts";
import { formatCount, formatRatio } from "./numbers.ts";
import type { Options } from "./options.ts";
import { table } from "./report.ts";

const LISTINGS = [5000, 50_000];
const QUICK_LISTINGS = [500, 5000];
const SAMPLED_EVERY_MS = 50;
const MEGABYTE = 1024 ** 2;

const SKILLS = ["Go", "Kafka", "PostgreSQL", "Rust", "React", "TypeScript", "Kubernetes", "Python"];
const CITIES = ["Berlin, Germany", "Vienna, Austria", "Oslo, Norway", "Zurich, Switzerland"];
const TITLES = ["Backend Engineer", "Senior Platform Engineer", "Data Engineer", "Lead Developer"];
const SENTENCES = [
  "You will work with a small team that plans, builds and runs its own services.",
  "We review each other’s changes, write tests first where it helps, and deploy many times a day.",
  "You have three years of experience with systems that other people depend on.",
  "We offer flexible hours, a budget for learning, and a desk in the office or at home.",
];

const pick = <Item>(items: readonly Item[], n: number) => items[n % items.length] as Item;

/** Makes listings of about 2 kB, the size of a job's text. */
function* makeFeed(count: number) {
  yield "[";
  for (let n = 0; n < count; n++) {
    const paragraphs = Array.from({ length: 5 }, (_, index) => {
      const skill = pick(SKILLS, n + index * (1 + (n % 3)));
      return `<p>${SENTENCES.join(" ")} You know ${skill} well.</p>`;
    });
    const listing = {
      id: `listing-${n}`,
      title: `${pick(TITLES, n)} ${n}`,
      url: `https://jobs.example/${n}`,
      company: `Company ${n % 900}`,
      location: pick(CITIES, n),
      description_html: paragraphs.join(""),
      salary_min: 50_000 + (n % 40) * 1000,
      published_at: "2026-11-02T09:00:00Z",
    };
    yield `${n === 0 ? "" : ","}${JSON.stringify(listing)}\n`;
  }
  yield "]";
}

/** Runs `work`; returns its seconds, and by how much its memory grew at most, in MB. */
const measure = async (work: () => Promise<void>) => {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, SAMPLED_EVERY_MS);
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(sampling);
  return { seconds, grown: Math.max(0, peak - before) / MEGABYTE };
};

/** Copies the listings to a file, and from there into a table with the same columns and indexes. */
const measureCopy = async (databaseUrl: string, file: string) => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ names: string }>(
      `select string_agg(quote_ident(column_name), ',') as names from information_schema.columns
        where table_name = 'job_listings' and is_generated = 'NEVER'`,
    );
    const names = rows[0]?.names ?? "";
    await client.query("drop table if exists copied");
    await client.query("create table copied (like job_listings including all)");
    await pipeline(
      client.query(copyTo(`copy job_listings (${names}) to stdout`)),
      createWriteStream(file),
    );
    const startedAt = performance.now();
    await pipeline(
      createReadStream(file),
      client.query(copyFrom(`copy copied (${names}) from stdin`)),
    );
    return (performance.now() - startedAt) / 1000;
  } finally {
    await client.end();
  }
};

const startRun = async (db: Db, name: string, key: string) => {
  const [feed] = await db
    .insert(jobFeeds)
    .values({ name, format: "json", address: "" })
    .returning({ id: jobFeeds.id });
  const [run] = await db
    .insert(jobFeedRuns)
    .values({ feed_id: feed?.id ?? 0, state: "reading", is_reviewed: true, file_key: key })
    .returning({ id: jobFeedRuns.id });
  return run?.id ?? 0;
};

const measureImport = async (databaseUrl: string, folder: string, count: number) => {
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  const { db } = database;
  const files = disk(folder);
  try {
    await database.migrate();
    await prepareWorld(db, { env: "production", files, say: () => {} });
    const key = `${randomUUID()}.json`;
    const feeds = join(folder, getFolder("feed"));
    await mkdir(feeds, { recursive: true });
    await pipeline(Readable.from(makeFeed(count)), createWriteStream(join(feeds, key)));
    const runId = await startRun(db, `${count} listings`, key);
    const reading = await measure(() => readImport(db, files, runId));
    const isRun = eq(jobFeedRuns.id, runId);
    await db.update(jobFeedRuns).set({ state: "applying" }).where(isRun);
    const writing = await measure(() => applyChanges(db, runId));
    const [run] = await db.select().from(jobFeedRuns).where(isRun);
    if (run?.created !== count) throw new Error(`Only ${run?.created} listings were imported.`);
    const copying = await measureCopy(databaseUrl, join(folder, "copied.txt"));
    const seconds = reading.seconds + writing.seconds;
    return [
      formatCount(count),
      formatCount(count / reading.seconds),
      formatCount(count / writing.seconds),
      formatCount(count / seconds),
      formatCount(count / copying),
      formatRatio(count / seconds / (count / copying)),
      formatCount(Math.max(reading.grown, writing.grown)),
    ];
  } finally {
    await database.close();
  }
};

/**
 * Measures how many listings a second are imported from a file into an empty database: read and
 * compared, then written. The baseline is COPY of the resulting rows into a table with the same indexes.
 */
export const measureImports = async (databaseUrl: string, { requests }: Options) => {
  const counts = requests < 100 ? QUICK_LISTINGS : LISTINGS;
  const folder = await mkdtemp(join(tmpdir(), "bench-import-"));
  try {
    const rows: string[][] = [];
    for (const count of counts)
      rows.push(await onEmptyDatabase(databaseUrl, (url) => measureImport(url, folder, count)));
    return [
      table(
        [
          "listings",
          "read per second",
          "written per second",
          "imported per second",
          "COPY, rows per second",
          "ratio",
          "memory grown by, MB",
        ],
        rows,
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
