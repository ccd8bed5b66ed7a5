import { cpus, totalmem } from "node:os";

import { ConfigurationError } from "@devguild/config/configuration";
import { sql } from "drizzle-orm";

import { loadConfig } from "../src/config.ts";
import { type Db, selectRows } from "../src/db/db.ts";
import { exitWithError } from "../src/exit-with-error.ts";
import { measureCalls } from "./calls-part.ts";
import { measureCached } from "./cached-part.ts";
import { measureCompany } from "./company-part.ts";
import { measureImports } from "./import-part.ts";
import { measureIndex } from "./index-part.ts";
import { measureLists } from "./lists-part.ts";
import { measureMails } from "./mail-part.ts";
import { measureMatches } from "./match-part.ts";
import { openMeasuredWorld } from "./measured-world.ts";
import { formatCount } from "./numbers.ts";
import { type Options, type Part, readOptions, USAGE } from "./options.ts";
import { measureOwn } from "./own-part.ts";
import { measurePages } from "./pages-part.ts";
import { serve, stopAll } from "./processes.ts";
import { measurePushes } from "./push-part.ts";
import { print, logProgress } from "./report.ts";
import { API, createServers, type Servers, SHELL } from "./servers.ts";
import { measureStaff } from "./staff-part.ts";
import { measureSourcing } from "./sourcing-part.ts";
import { type Measuring, measureSearch, measureSqlSearch } from "./search-part.ts";

const USAGE_ERROR = 64;
const GIGABYTE = 1024 ** 3;

const TITLES: Record<Part, string> = {
  calls: "Every reading call, as someone small and as the largest",
  import: "Listings imported from a file vs. COPY of the same rows",
  mail: "Queued emails, sent to a mail server on this machine",
  push: "Push notifications to 100,000 devices vs. bare encryption and POST",
  search: "The API's search vs. 12 rows by id",
  sql: "The SQL search vs. 12 rows by id",
  match: "Best matches vs. the bare scoring loop",
  own: "A developer's own pages vs. 12 rows by id",
  lists: "Public lists other than jobs vs. 12 rows by id",
  company: "The portal of the largest company vs. 12 rows by id",
  staff: "The back office's lists vs. 12 rows by id",
  sourcing: "Staff searching developers vs. 20 rows by id",
  cached: "A repeated search vs. node:http with the same bytes",
  pages: "The site's pages vs. constant responses, and vs. node:http with the same bytes",
  index: "The index: startup, updates and memory",
};

const describeMachine = async (db: Db) => {
  const [server] = await selectRows<{ version: string; buffers: string }>(
    db,
    sql`select current_setting('server_version') as version, current_setting('shared_buffers') as buffers`,
  );
  const [processor] = cpus();
  return `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / GIGABYTE)} GB; Node ${process.versions.node}; PostgreSQL ${server?.version}, shared_buffers ${server?.buffers}`;
};

// The first, as they work on databases of their own, or on a copy of one that nobody may be using meanwhile.
const ALONE = {
  calls: measureCalls,
  import: measureImports,
  push: measurePushes,
} satisfies Partial<Record<Part, (databaseUrl: string, options: Options) => Promise<string[]>>>;

const isAlone = (part: Part): part is keyof typeof ALONE => Object.hasOwn(ALONE, part);

const measurePart: Record<
  Exclude<Part, keyof typeof ALONE>,
  (measuring: Measuring, servers: Servers) => Promise<string[]>
> = {
  // The first, as a running API would send emails, too.
  mail: ({ options }, { databaseUrl }) => measureMails(databaseUrl, options),
  search: async (measuring, { api, shell }) => measureSearch(measuring, await api(), await shell()),
  sql: async (measuring, { shell }) => measureSqlSearch(measuring, await shell()),
  match: (measuring) => measureMatches(measuring),
  own: async (measuring, { api, shell }) => measureOwn(measuring, await api(), await shell()),
  lists: async (measuring, { api, shell }) => measureLists(measuring, await api(), await shell()),
  company: async (measuring, { api, shell }) =>
    measureCompany(measuring, await api(), await shell()),
  staff: async (measuring, { api, shell }) => measureStaff(measuring, await api(), await shell()),
  sourcing: measureSourcing,
  cached: async (measuring, { api, databaseUrl }) =>
    measureCached(measuring, await api(), databaseUrl),
  pages: async (measuring, { api, databaseUrl }) =>
    measurePages(measuring, await api(), databaseUrl),
  // Starts its own API, to measure the startup and read its log.
  index: async (measuring, { databaseUrl }) => {
    const shell = await serve(SHELL, { databaseUrl });
    const api = await serve(API, { databaseUrl, logLevel: "info" });
    try {
      return await measureIndex(measuring, api, shell);
    } finally {
      await Promise.all([api.stop(), shell.stop()]);
    }
  },
};

const run = async (options: Options) => {
  const { databaseUrl } = loadConfig();
  if (!databaseUrl)
    throw new ConfigurationError("DATABASE_URL: required; the database to measure on.");
  for (const part of options.parts.filter(isAlone)) {
    logProgress(`${TITLES[part]} …`);
    print(TITLES[part], ...(await ALONE[part](databaseUrl, options)));
  }
  const parts = options.parts.filter((part) => !isAlone(part));
  if (parts.length === 0) return;
  const opened = await openMeasuredWorld(databaseUrl);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(
      signal,
      () => void Promise.allSettled([stopAll(), opened.close()]).then(() => process.exit(1)),
    );
  try {
    print(
      `Measured on ${new Date().toISOString().slice(0, 10)}`,
      await describeMachine(opened.db),
      `${formatCount(opened.world.open)} open jobs; medians of ${options.rounds} paired rounds, ${options.concurrency} connections.`,
    );
    const servers = createServers(databaseUrl);
    for (const part of parts) {
      logProgress(`${TITLES[part]} …`);
      print(TITLES[part], ...(await measurePart[part]({ ...opened, options }, servers)));
    }
  } finally {
    await stopAll();
    await opened.close();
  }
};

let options: Options | undefined;
try {
  options = readOptions();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = USAGE_ERROR;
}
if (options) await run(options).catch(exitWithError);
