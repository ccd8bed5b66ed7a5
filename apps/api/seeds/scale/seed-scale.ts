import { getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";

import { savedSearches } from "../../src/modules/alerts/alerts.tables.ts";
import {
  applicationMoves,
  applications,
} from "../../src/modules/applications/applications.tables.ts";
import { countAllCandidates } from "../../src/modules/applications/count-candidates.commands.ts";
import { companies } from "../../src/modules/companies/companies.tables.ts";
import {
  developerHiddenCompanies,
  developerLanguages,
  developers,
  developerSkills,
} from "../../src/modules/developers/developers.tables.ts";
import { jobListings } from "../../src/modules/job-listings/job-listings.tables.ts";
import { jobs } from "../../src/modules/postings/postings.tables.ts";
import { countSkillUses } from "../../src/modules/skills/count-skill-uses.commands.ts";
import { countAllFacets } from "../../src/modules/public-companies/public-companies.tasks.ts";
import { companyFacets } from "../../src/modules/public-companies/public-companies.tables.ts";
import { accounts, users } from "../../src/modules/users/users.tables.ts";
import { SECOND_MS } from "../../src/time.ts";
import { makeListing } from "../world/listings.ts";
import { fillBareTables } from "./bare-tables.ts";
import { copyRows, type TableRows } from "./copy-rows.ts";
import { makeDeveloper } from "./developers.ts";
import { makeJob } from "./jobs.ts";
import { insertApplications, makeLargest } from "./largest.ts";
import { openScaleWorld, type ScaleOptions, type ScaleWorld } from "./world.ts";

const TABLES: readonly PgTable[] = [
  companies,
  users,
  accounts,
  developers,
  developerSkills,
  developerLanguages,
  developerHiddenCompanies,
  jobs,
  jobListings,
];
/** Only filled for the largest company and developer. */
const LARGEST_TABLES: readonly PgTable[] = [applications, applicationMoves, savedSearches];
const WITHOUT_IDS: ReadonlySet<PgTable> = new Set([
  developerSkills,
  developerLanguages,
  developerHiddenCompanies,
]);

const BATCH = 2000;
const YIELD_AFTER = 50;
const SAY_AFTER = 100_000;
const JOBS_OF_LISTING = 100;

const idsIn = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset);

const yieldToEventLoop = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Creates rows one by one, yielding to the connection in between. */
const makeEach = async <T>(ids: readonly number[], make: (id: number) => T): Promise<T[]> => {
  const made: T[] = [];
  for (const id of ids) {
    made.push(make(id));
    if (made.length % YIELD_AFTER === 0) await yieldToEventLoop();
  }
  return made;
};

const jobBatch = async (world: ScaleWorld, ids: readonly number[]): Promise<TableRows[]> => [
  { table: jobs, rows: await makeEach(ids, (id) => makeJob(world, id)) },
];

const listingBatch = async (world: ScaleWorld, ids: readonly number[]): Promise<TableRows[]> => [
  {
    table: jobListings,
    rows: await makeEach(ids, (id) => makeListing(world.catalogue, world.clock, id)),
  },
];

const companyBatch = async (world: ScaleWorld, ids: readonly number[]): Promise<TableRows[]> => [
  { table: companies, rows: ids.flatMap((id) => world.companies[id - 1]?.row ?? []) },
];

const developerBatch = async (world: ScaleWorld, ids: readonly number[]): Promise<TableRows[]> => {
  const made = await makeEach(ids, (id) => makeDeveloper(world, id));
  return [
    { table: users, rows: made.map(({ user }) => user) },
    { table: accounts, rows: made.map(({ account }) => account) },
    { table: developers, rows: made.map(({ developer }) => developer) },
    { table: developerSkills, rows: made.flatMap(({ skills }) => skills) },
    { table: developerLanguages, rows: made.flatMap(({ languages }) => languages) },
    {
      table: developerHiddenCompanies,
      rows: made.flatMap(({ hiddenCompanies }) => hiddenCompanies),
    },
  ];
};

type Part = {
  name: string;
  total: number;
  make: (world: ScaleWorld, ids: readonly number[]) => Promise<TableRows[]>;
};

type Say = (line: string) => void;
const number = (value: number) => value.toLocaleString("en-US");

/** Creates one batch while the previous one is being copied, so that both sides have a CPU core. */
const fillPart = async (
  client: pg.ClientBase,
  world: ScaleWorld,
  { name, total, make }: Part,
  say: Say,
) => {
  const startedAt = performance.now();
  const rate = (done: number) =>
    `${number(Math.round((done / (performance.now() - startedAt)) * SECOND_MS))} a second`;
  let copying: Promise<void> = Promise.resolve();
  for (let first = 1; first <= total; first += BATCH) {
    const last = Math.min(total, first + BATCH - 1);
    const [batch] = await Promise.all([make(world, idsIn(first, last)), copying]);
    copying = copyRows(client, batch);
    if (last % SAY_AFTER === 0 && last < total)
      say(`  ${number(last)} of ${number(total)} ${name}, ${rate(last)}`);
  }
  await copying;
  say(
    `${number(total)} ${name}: ${((performance.now() - startedAt) / SECOND_MS).toFixed(1)} s, ${rate(total)}`,
  );
};

const finish = async (client: pg.ClientBase, tables: readonly PgTable[]) => {
  for (const table of tables) {
    const name = getTableName(table);
    if (!WITHOUT_IDS.has(table))
      await client.query(
        `select setval(pg_get_serial_sequence('${name}', 'id'), (select coalesce(max(id), 1) from ${name}))`,
      );
    // Vacuumed, as a server does in time, so that indexes alone can answer.
    await client.query(`vacuum (analyze) ${name}`);
  }
};

/**
 * Fills a migrated database that only contains the catalogue with a large world, in one transaction.
 * The caller owns the connection.
 */
export const seedScale = async (client: pg.Client, options: ScaleOptions, say: Say) => {
  const world = openScaleWorld(options);
  const parts: Part[] = [
    { name: "companies", total: world.companies.length, make: companyBatch },
    { name: "developers", total: options.developers, make: developerBatch },
    { name: "jobs", total: options.jobs, make: jobBatch },
    { name: "listings", total: Math.floor(options.jobs / JOBS_OF_LISTING), make: listingBatch },
  ];
  const { largest, developers: total } = options;
  const tables = [...TABLES, ...(largest ? LARGEST_TABLES : [])];
  await fillBareTables(
    client,
    tables.map((table) => getTableName(table)),
    async () => {
      for (const part of parts) await fillPart(client, world, part, say);
      if (largest) {
        say(`${number(largest.applications)} applications …`);
        await copyRows(client, makeLargest(world, largest, total));
        await insertApplications(client, largest, total);
      }
      say("Indexes and keys …");
    },
    say,
  );
  const countedAt = performance.now();
  // Counts what jobs and companies are sorted by.
  await countAllCandidates(drizzle({ client }));
  await countAllFacets(drizzle({ client }));
  await countSkillUses(drizzle({ client }));
  await client.query(`analyze ${getTableName(companyFacets)}`);
  say(
    `Counts of jobs and companies: ${((performance.now() - countedAt) / SECOND_MS).toFixed(1)} s`,
  );
  const startedAt = performance.now();
  await finish(client, tables);
  say(`Statistics: ${((performance.now() - startedAt) / SECOND_MS).toFixed(1)} s`);
};
