// The product's own HTTP shell with two additional routes: the rows of twelve jobs and nothing else,
// and the search in SQL. The API's search is compared with them.
import { contract } from "@devguild/contract/contract";
import { serve } from "@hono/node-server";
import { and, eq, inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { pino } from "pino";

import { createApp } from "../src/app.ts";
import { loadConfig } from "../src/config.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { implement } from "../src/http/implement.ts";
import { applications } from "../src/modules/applications/applications.tables.ts";
import { companies } from "../src/modules/companies/companies.tables.ts";
import { cardColumns } from "../src/modules/jobs/job-card.queries.ts";
import { jobs } from "../src/modules/postings/postings.tables.ts";
import { findSearcher, searchJobs } from "../src/modules/jobs/search-jobs.queries.ts";
import { ROWS_PATH, SQL_SEARCH_PATH } from "./shell-paths.ts";

const config = loadConfig();
const { databaseUrl = "" } = config;
const database = await openDatabase({ databaseUrl, dataDir: "" });
const pool = new Pool({ connectionString: databaseUrl, max: 20 });
const app = createApp({
  db: database.db,
  config,
  log: pino({ level: config.logLevel }),
});

const NO_DEVELOPER = 0;

/** Builds one statement with the columns and joins of job cards, which the driver runs directly. */
const buildRowsStatement = (count: number) => {
  // No job has such an id, so these values mark where the real ids go.
  const placeholders = Array.from({ length: count }, (_, index) => -1 - index);
  const { sql: text, params } = drizzle({ client: pool })
    .select(cardColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(
      applications,
      and(eq(applications.job_id, jobs.id), eq(applications.developer_id, NO_DEVELOPER)),
    )
    .where(inArray(jobs.id, placeholders))
    .toSQL();
  return {
    text,
    valuesOf: (ids: readonly number[]) =>
      params.map((value) => (typeof value === "number" && value < 0 ? ids[-1 - value] : value)),
  };
};

const statements = new Map<number, ReturnType<typeof buildRowsStatement>>();

app.get(ROWS_PATH, async (c) => {
  const ids = (c.req.query("ids") ?? "").split(",").map(Number);
  const statement = statements.get(ids.length) ?? buildRowsStatement(ids.length);
  statements.set(ids.length, statement);
  const { rows } = await pool.query({
    text: statement.text,
    values: statement.valuesOf(ids),
    rowMode: "array",
  });
  return c.json({ data: rows });
});

implement(
  { search: { ...contract.jobs.search, path: SQL_SEARCH_PATH } },
  {
    search: async ({ db, query, viewer }) =>
      searchJobs(db, query, await findSearcher(db, query, viewer?.developerId ?? null)),
  },
)(app);

const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: config.ports.api });
server.on("listening", () => process.send?.("ready"));

for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const)
  process.on(signal, () => process.exit(0));
