import { parseArgs } from "node:util";

import { ConfigurationError } from "@devguild/config/configuration";
import { sql } from "drizzle-orm";
import { Client } from "pg";

import { seedCatalogue } from "../seeds/catalogue.ts";
import { developerEmail } from "../seeds/scale/developers.ts";
import { LARGEST } from "../seeds/scale/largest.ts";
import { seedScale } from "../seeds/scale/seed-scale.ts";
import { loadConfig } from "./config.ts";
import { type Db, selectRows, transaction } from "./db/db.ts";
import { openDatabase } from "./db/open-database.ts";
import { DEMO_PASSWORD, dropSchemas } from "./prepare-world.ts";
import { exitWithError } from "./exit-with-error.ts";
import { hashPassword } from "./secrets/password-hash.ts";

const USAGE =
  "Usage: pnpm seed --jobs N --developers N [--companies N] [--largest] [--seed TEXT] [--fresh]";
const USAGE_ERROR = 64;
const MAX_COUNT = 10_000_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      jobs: { type: "string" },
      developers: { type: "string" },
      companies: { type: "string" },
      largest: { type: "boolean", default: false },
      seed: { type: "string", default: "scale" },
      fresh: { type: "boolean", default: false },
    },
  });
  const amount = (name: "jobs" | "developers" | "companies") => {
    const given = Number(values[name]);
    if (Number.isInteger(given) && given >= 1 && given <= MAX_COUNT) return given;
    throw new Error(`--${name} must be a whole number from 1 to ${MAX_COUNT}.`);
  };
  const options = {
    ...values,
    jobs: amount("jobs"),
    developers: amount("developers"),
    companies: values.companies === undefined ? undefined : amount("companies"),
    largest: values.largest ? LARGEST : undefined,
  };
  if (
    options.largest &&
    (options.jobs < LARGEST.jobs || options.developers <= LARGEST.mostCandidates)
  )
    throw new Error(
      `--largest needs at least ${LARGEST.jobs} jobs and ${LARGEST.mostCandidates + 1} developers.`,
    );
  return options;
};

const requireServer = () => {
  const { env, databaseUrl } = loadConfig();
  if (env === "production")
    throw new ConfigurationError("DEVGUILD_ENV: a production is not filled with invented data.");
  if (!databaseUrl) throw new ConfigurationError("DATABASE_URL: required; the database to fill.");
  return databaseUrl;
};

const requireEmpty = async (db: Db) => {
  const [found] = await selectRows<{ jobs: boolean; others: boolean }>(
    db,
    sql`select exists (select from jobs) as jobs,
      exists (select from users) or exists (select from companies) as others`,
  );
  if (found?.jobs || found?.others)
    throw new ConfigurationError(
      `DATABASE_URL: this database already has ${found.jobs ? "jobs" : "people or companies"}; --fresh deletes everything in it.`,
    );
};

const run = async (options: ReturnType<typeof readOptions>) => {
  const startedAt = performance.now();
  const databaseUrl = requireServer();
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  try {
    if (options.fresh) await dropSchemas(database.db);
    await database.migrate();
    await requireEmpty(database.db);
    await transaction(database.db, seedCatalogue);
  } finally {
    await database.close();
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await seedScale(client, { ...options, now: new Date(), passwordHash }, say);
    const { rows } = await client.query<{ size: string }>(
      "select pg_size_pretty(pg_database_size(current_database())) as size",
    );
    say(`Total: ${Math.round((performance.now() - startedAt) / 1000)} s, ${rows[0]?.size}`);
    say(`Log in as ${developerEmail(1)} with the password ${DEMO_PASSWORD}.`);
  } finally {
    await client.end();
  }
};

let options: ReturnType<typeof readOptions> | undefined;
try {
  options = readOptions();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = USAGE_ERROR;
}
if (options) await run(options).catch(exitWithError);
