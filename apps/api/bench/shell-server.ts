// The product's own HTTP shell with two routes that the product does not have: the rows of twelve jobs
// and nothing else, and the search in SQL. They are what the API's search is compared with.
import { contract } from "@devguild/contract/contract";
import { serve } from "@hono/node-server";
import { and, eq, inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { pino } from "pino";

import { createApp } from "../src/app.ts";
import { configOfProcess } from "../src/config.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { implement } from "../src/http/implement.ts";
import { applications } from "../src/modules/applications/applications.tables.ts";
import { companies } from "../src/modules/companies/companies.tables.ts";
import { findMatchDeveloper } from "../src/modules/developers/developers.repository.ts";
import { cardColumns } from "../src/modules/jobs/job-card.ts";
import { jobs } from "../src/modules/jobs/jobs.tables.ts";
import { searchJobs } from "../src/modules/jobs/search-jobs.ts";
import { ROWS_PATH, SQL_SEARCH_PATH } from "./shell-paths.ts";

const config = configOfProcess();
const { databaseUrl = "" } = config;
const database = await openDatabase({ databaseUrl, dataDir: "" });
const pool = new Pool({ connectionString: databaseUrl, max: 20 });
const app = createApp({
  db: database.db,
  config,
  log: pino({ level: config.logLevel }),
});

const NOBODY = 0;

/** The cards' columns and joins as one statement; the driver runs it as it stands. */
const rowsQuery = (ids: readonly number[]) =>
  drizzle({ client: pool })
    .select(cardColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(
      applications,
      and(eq(applications.job_id, jobs.id), eq(applications.developer_id, NOBODY)),
    )
    .where(inArray(jobs.id, [...ids]))
    .toSQL().sql;

const statements = new Map<number, string>();

app.get(ROWS_PATH, async (c) => {
  const ids = (c.req.query("ids") ?? "").split(",").map(Number);
  const text = statements.get(ids.length) ?? rowsQuery(ids);
  statements.set(ids.length, text);
  const { rows } = await pool.query({ text, values: [NOBODY, ...ids], rowMode: "array" });
  return c.json({ data: rows });
});

implement(
  { search: { ...contract.jobs.search, path: SQL_SEARCH_PATH } },
  {
    search: async ({ db, query, viewer }) => {
      const developerId = viewer?.developerId ?? null;
      const byMatch = query.orderBy === "match" && query.jobs_page > 0;
      const match =
        developerId !== null && byMatch ? await findMatchDeveloper(db, developerId) : null;
      return searchJobs(db, query, { developerId, match });
    },
  },
)(app);

const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: config.ports.api });
server.on("listening", () => process.send?.("ready"));

for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const)
  process.on(signal, () => process.exit(0));
