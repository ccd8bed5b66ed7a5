import { randomBytes } from "node:crypto";

import type { Logger } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { pino } from "pino";

import { seedCatalogue } from "../seeds/catalogue.ts";
import { type Db, transaction } from "../src/db/db.ts";
import { type Database, openDatabase } from "../src/db/open-database.ts";
import { forgetCatalogue } from "../src/modules/catalogue/catalogue.queries.ts";
import { flushEvents } from "../src/modules/tracking/tracking.commands.ts";
import { openQueue, type Queue } from "../src/queue/queue.ts";
import { createWorkers } from "../src/workers.ts";
import { testConfig } from "./test-config.ts";

/** The statements that ran since they were last counted. */
export const statements: string[] = [];

const recorder: Logger = { logQuery: (statement) => statements.push(statement) };

type TestDatabase = { db: Db; queue: Queue; listen: Database["listen"] };

// One database for all files of a worker: PGlite, or a database of its own on TEST_DATABASE_URL.
let opened: Promise<TestDatabase> | undefined;

const serverUrl = process.env["TEST_DATABASE_URL"];

/** A new database on a server, without tables yet; it is dropped after the run. */
const createOnServer = async (url: string): Promise<Database & { url: string }> => {
  const { default: pg } = await import("pg");
  const name = `${process.env["TEST_DATABASE_PREFIX"]}_${randomBytes(4).toString("hex")}`;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`create database ${name}`);
  await server.end();
  const database = new URL(url);
  database.pathname = `/${name}`;
  return {
    ...(await openDatabase({ databaseUrl: database.href, dataDir: "", logger: recorder })),
    url: database.href,
  };
};

/** A database of its own on a server, migrated and with the catalogue, for what one worker's would mix. */
export const createServerDatabase = async (url: string) => {
  const database = await createOnServer(url);
  await database.migrate();
  await transaction(database.db, seedCatalogue);
  return database;
};

const open = async (): Promise<TestDatabase> => {
  const database = serverUrl
    ? await createOnServer(serverUrl)
    : await openDatabase({ dataDir: "memory://", logger: recorder });
  await database.migrate();
  const log = pino({ level: "silent" });
  const queue = await openQueue(database, createWorkers(database.db, testConfig), log);
  await transaction(database.db, seedCatalogue);
  return { db: database.db, queue, listen: database.listen };
};

const CATALOGUE = new Set([
  "skill_categories",
  "skills",
  "languages",
  "locations",
  "region_countries",
  "job_prices",
  "membership_plans",
  "industries",
  "key_values",
]);

/** Puts the catalogue back as it was, after a file that changed it. */
export const renewCatalogue = async () => {
  const { db } = await (opened ??= open());
  await db.execute(sql.raw(`truncate ${[...CATALOGUE].join(", ")} restart identity cascade`));
  await transaction(db, seedCatalogue);
  forgetCatalogue();
};

// Truncating makes new files for each table and index, which takes a server a second or two; deleting
// little takes it none. Foreign keys and triggers rest meanwhile, so the server's user is a superuser.
const emptyTables = sql.raw(`do $$
  declare name text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for name in select tablename from pg_tables where schemaname = 'public' loop
      continue when name in (${[...CATALOGUE].map((name) => `'${name}'`).join(", ")});
      execute format('delete from %I', name);
      perform setval(pg_depend.objid::regclass, 1, false)
        from pg_depend join pg_class on pg_class.oid = pg_depend.objid and pg_class.relkind = 'S'
        where pg_depend.refobjid = name::regclass;
    end loop;
  end
$$`);

/** The worker's database, empty but for the catalogue. */
export const emptyDatabase = async (): Promise<TestDatabase> => {
  const { db, queue, listen } = await (opened ??= open());
  // What the last file reported within its last second would be written into this one.
  await flushEvents(db);
  await db.execute(emptyTables);
  await queue.drain();
  await db.execute(sql`delete from outbox_messages`);
  forgetCatalogue();
  return { db, queue, listen };
};
