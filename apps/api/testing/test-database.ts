import { randomBytes } from "node:crypto";

import type { Logger } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { pino } from "pino";

import { seedCatalogue } from "../seeds/catalogue.ts";
import { type Db, selectRows, transaction } from "../src/db/db.ts";
import { type Database, openDatabase } from "../src/db/open-database.ts";
import {
  clearCatalogueCache,
  refreshCatalogue,
} from "../src/modules/catalogue/catalogue.queries.ts";
import { flushEvents } from "../src/modules/tracking/tracking.commands.ts";
import { openQueue, type Queue } from "../src/queue/queue.ts";
import { createWorkers } from "../src/workers.ts";
import { testConfig } from "./test-config.ts";

/** The statements run since the list was last cleared. */
export const statements: string[] = [];

const recorder: Logger = { logQuery: (statement) => statements.push(statement) };

type TestDatabase = {
  db: Db;
  queue: Queue;
  listen: Database["listen"];
  /** Empties all tables but the catalogue's, and removes from those what a test file added. */
  empty: ReturnType<typeof sql.raw>;
};

// One database for all files of a worker: PGlite, or a separate one on TEST_DATABASE_URL.
let opened: Promise<TestDatabase> | undefined;

const serverUrl = process.env["TEST_DATABASE_URL"];

/** Creates a new, empty database on a server; it is dropped after the run. */
const createOnServer = async (url: string): Promise<Database & { url: string }> => {
  const { default: pg } = await import("pg");
  const name = `${process.env["TEST_DATABASE_PREFIX"]}_${randomBytes(4).toString("hex")}`;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`create database ${name}`);
  // No test loses power, so none waits for the disk.
  await server.query(`alter database ${name} set synchronous_commit = off`);
  await server.end();
  const database = new URL(url);
  database.pathname = `/${name}`;
  return {
    ...(await openDatabase({ databaseUrl: database.href, dataDir: "", logger: recorder })),
    url: database.href,
  };
};

/**
 * Creates a separate database on a server, migrated and with the catalogue, for tests that can't share
 * the worker's.
 */
export const createServerDatabase = async (url: string) => {
  const database = await createOnServer(url);
  await database.migrate();
  await transaction(database.db, seedCatalogue);
  return database;
};

const CATALOGUE = new Set([
  "skill_categories",
  "skills",
  "languages",
  "locations",
  "region_countries",
  "job_prices",
  "membership_plans",
  "credit_packs",
  "industries",
  "key_values",
]);

// The greatest id of each catalogue table that has ids, as seeded.
const readSeededIds = async (db: Db) => {
  const seeded = new Map<string, number>();
  for (const table of CATALOGUE) {
    if (table === "region_countries") continue;
    const [row] = await selectRows<{ id: number | null }>(
      db,
      sql.raw(`select max(id)::int as id from ${table}`),
    );
    seeded.set(table, row?.id ?? 0);
  }
  return seeded;
};

// Truncating creates new files for each table and index, which takes a server a second or two; deleting
// a few rows is instant. Foreign keys and triggers are disabled meanwhile, which requires a superuser.
const buildEmptying = (seededIds: Map<string, number>) =>
  sql.raw(`do $$
  declare name text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for name in select tablename from pg_tables where schemaname = 'public' loop
      continue when name in (${[...CATALOGUE].map((table) => `'${table}'`).join(", ")});
      execute format('delete from %I', name);
    end loop;
    perform setval(quote_ident(sequencename)::regclass, 1, false) from pg_sequences
      where schemaname = 'public' and last_value is not null
        and sequencename not in (${[...CATALOGUE].map((table) => `'${table}_id_seq'`).join(", ")});
    ${[...seededIds].map(([table, id]) => `delete from ${table} where id > ${id};`).join("\n    ")}
  end
$$`);

const open = async (): Promise<TestDatabase> => {
  const database = serverUrl
    ? await createOnServer(serverUrl)
    : await openDatabase({ dataDir: "memory://", logger: recorder });
  await database.migrate();
  const log = pino({ level: "silent" });
  const queue = await openQueue(database, createWorkers(database.db, testConfig), log);
  await transaction(database.db, seedCatalogue);
  const empty = buildEmptying(await readSeededIds(database.db));
  return { db: database.db, queue, listen: database.listen, empty };
};

/** Restores the catalogue after a test file that changed it. */
export const renewCatalogue = async () => {
  const { db } = await (opened ??= open());
  await db.execute(sql.raw(`truncate ${[...CATALOGUE].join(", ")} restart identity cascade`));
  await transaction(db, seedCatalogue);
  clearCatalogueCache();
};

/** Returns the worker's database, empty except for the seeded catalogue. */
export const emptyDatabase = async (): Promise<Omit<TestDatabase, "empty">> => {
  const { db, queue, listen, empty } = await (opened ??= open());
  // Events that the last file buffered within its last second would be written into this one.
  await flushEvents(db);
  await db.execute(empty);
  // Tasks of the last file, waiting or failed, would be run or counted in this one.
  await db.execute(sql`delete from queue.job`);
  // Places, which take far longer to read, change only in tests that renew the catalogue.
  refreshCatalogue();
  return { db, queue, listen };
};
