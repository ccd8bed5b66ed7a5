import { randomBytes } from "node:crypto";

import { sql } from "drizzle-orm";

import { API_BASE } from "@devguild/schemas/addresses";

import { type Db, selectRows } from "../src/db/db.ts";
import { fetchOnce, openConnection } from "./http-connection.ts";
import { waitUntilIndexed } from "./index-ready.ts";
import { measure } from "./load.ts";
import { median, formatMs, formatCount } from "./numbers.ts";
import type { Served } from "./processes.ts";
import { logProgress, table } from "./report.ts";
import { rowsTarget, searchCases, searchRequest } from "./search-cases.ts";
import type { Measuring } from "./search-part.ts";

const CHANGES = 20;
const MAX_WAIT = 30_000;
const PAUSE = 5;
const WARM_UP = { concurrency: 1, requests: 20, seconds: 5 };
const MEGABYTE = 1024 * 1024;
const MARK = "devguild-bench";

const insertJob = (db: Db, word: string, status: "published" | "draft") =>
  db.execute(sql`insert into jobs (company_id, slug, title, status, published_at, expire_at, skill_ids, seniority_ids, search_words, reference_data)
    select id, ${`bench-${word}`}, ${`Bench ${word}`}, ${status}, now(), now() + interval '1 day', '{}', '{3}', ${word}, ${MARK}
    from companies order by id limit 1`);

/**
 * Measures the milliseconds from a commit until the search finds the job; every other job is a
 * published draft.
 */
const timeChange = async (db: Db, port: number, turn: number) => {
  const word = `zqxv${randomBytes(6).toString("hex")}`;
  if (turn % 2 === 1) await insertJob(db, word, "draft");
  await (turn % 2 === 1
    ? db.execute(
        sql`update jobs set status = 'published' where slug = ${`bench-${word}`} and reference_data = ${MARK}`,
      )
    : insertJob(db, word, "published"));
  const committedAt = performance.now();
  const connection = await openConnection(port);
  try {
    for (;;) {
      const { body } = await connection.send({ path: `${API_BASE}/jobs?job_title=${word}` }, true);
      const after = performance.now() - committedAt;
      const { pagination } = JSON.parse(body) as { pagination: { total_jobs: number } };
      if (pagination.total_jobs === 1) return after;
      if (after > MAX_WAIT) throw new Error("A published job was not found in half a minute.");
      await new Promise((resolve) => void setTimeout(resolve, PAUSE));
    }
  } finally {
    connection.close();
  }
};

const timeChanges = async (db: Db, port: number) => {
  const taken: number[] = [];
  try {
    for (let turn = 0; turn < CHANGES; turn++) taken.push(await timeChange(db, port, turn));
  } finally {
    await db.execute(sql`delete from jobs where reference_data = ${MARK}`);
  }
  return { middle: median(taken), slowest: Math.max(...taken) };
};

const databaseSize = async (db: Db) => {
  const [row] = await selectRows<{ size: string }>(
    db,
    sql`select pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  return row?.size ?? "";
};

/**
 * Measures the index: how soon after startup it is ready, how soon it reflects a commit, and how much
 * memory it takes compared with the same shell without an index. `api` must log at info level.
 */
export const measureIndex = async ({ db, world, token }: Measuring, api: Served, shell: Served) => {
  const indexedAfter = await waitUntilIndexed(api);
  await fetchOnce(api.port, { path: "/healthz" });
  const [plain] = searchCases(world);
  if (plain)
    await measure({ port: api.port, request: searchRequest(plain, token, "varied") }, WARM_UP);
  await measure(rowsTarget(shell.port, world), WARM_UP);
  const [without, withIndex] = [shell.memory(), api.memory()];
  logProgress("  changes …");
  const changes = await timeChanges(db, api.port);
  const perMillion = ((withIndex - without) / world.open) * 1_000_000;
  const logged = api.lines.filter((line) => /"msg":"[^"]*index/i.test(line));
  return [
    table(
      ["measure", "value"],
      [
        ["open jobs", formatCount(world.open)],
        ["database", await databaseSize(db)],
        ["from start to listening", `${formatMs(api.listeningAfter)} ms`],
        ["from start to a ready index", `${formatMs(indexedAfter)} ms`],
        [`from commit to found, median of ${CHANGES}`, `${formatMs(changes.middle)} ms`],
        [`from commit to found, slowest of ${CHANGES}`, `${formatMs(changes.slowest)} ms`],
        ["memory of the API", `${formatCount(withIndex / MEGABYTE)} MB`],
        ["memory of the same server without an index", `${formatCount(without / MEGABYTE)} MB`],
        ["difference for a million open jobs", `${formatCount(perMillion / MEGABYTE)} MB`],
      ],
    ),
    ...(logged.length > 0 ? [["```json", ...logged, "```"].join("\n")] : []),
  ];
};
