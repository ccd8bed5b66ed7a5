// The product's own HTTP shell with additional routes: the rows of some jobs or developers and nothing else,
// and the search in SQL. The API's searches are compared with them.
import { contract } from "@devguild/contract/contract";
import { serve } from "@hono/node-server";
import { and, eq, inArray, type Query } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { pino } from "pino";

import { createApp } from "../src/app.ts";
import { loadConfig } from "../src/config.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { implement } from "../src/http/implement.ts";
import { applications } from "../src/modules/applications/applications.tables.ts";
import { companies } from "../src/modules/companies/companies.tables.ts";
import { developers } from "../src/modules/developers/developers.tables.ts";
import { cardColumns } from "../src/modules/jobs/job-card.queries.ts";
import { jobs } from "../src/modules/postings/postings.tables.ts";
import { findSearcher, searchJobs } from "../src/modules/jobs/search-jobs.queries.ts";
import { selectSourcedRows } from "../src/modules/sourcing/search-developers.queries.ts";
import { DEVELOPER_ROWS_PATH, ROWS_PATH, SQL_SEARCH_PATH } from "./shell-paths.ts";

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

const selectJobCards = (ids: number[]) =>
  drizzle({ client: pool })
    .select(cardColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(
      applications,
      and(eq(applications.job_id, jobs.id), eq(applications.developer_id, NO_DEVELOPER)),
    )
    .where(inArray(jobs.id, ids));

const selectDevelopers = (ids: number[]) =>
  selectSourcedRows(database.db).where(inArray(developers.id, ids));

/** Reads rows by id with one statement, which the driver runs directly; it is built once per number of ids. */
const createRowsReader = (select: (ids: number[]) => { toSQL: () => Query }) => {
  const statements = new Map<number, Query>();
  const buildStatement = (count: number) =>
    // No record has such an id, so these values mark where the real ids go.
    select(Array.from({ length: count }, (_, index) => -1 - index)).toSQL();
  return async (ids: readonly number[]) => {
    const statement = statements.get(ids.length) ?? buildStatement(ids.length);
    statements.set(ids.length, statement);
    const { rows } = await pool.query({
      text: statement.sql,
      values: statement.params.map((value) =>
        typeof value === "number" && value < 0 ? ids[-1 - value] : value,
      ),
      rowMode: "array",
    });
    return rows;
  };
};

for (const [path, read] of [
  [ROWS_PATH, createRowsReader(selectJobCards)],
  [DEVELOPER_ROWS_PATH, createRowsReader(selectDevelopers)],
] as const)
  app.get(path, async (c) =>
    c.json({ data: await read((c.req.query("ids") ?? "").split(",").map(Number)) }),
  );

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
