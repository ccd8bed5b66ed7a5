import type { Endpoint } from "@devguild/contract/endpoint";
import { problem } from "@devguild/schemas/problems";
import { sql } from "drizzle-orm";

import { type Db, selectRows, transaction } from "../src/db/db.ts";
import type { World } from "./contract-world.ts";
import type { PersonName } from "./people.ts";
import type { TestAnswer } from "./test-answer.ts";
import type { TestApi } from "./test-api.ts";

/** Texts that are too long for any field, or that the database can't store. */
export const LONG = "x".repeat(100_000);
export const NUL = "a\u0000b";
export const LONE_SURROGATE = "a\ud800b";

// Someone allowed to make the call, so that any rejection is due to the input.
const getCaller = ({ access }: Endpoint): PersonName => {
  if (access === "anyone") return "guest";
  const [{ as }] = access;
  return as === "admin" ? "superAdmin" : as === "company" ? "owner" : "developer";
};

/** Computes a checksum of everything stored, per table, except sessions and attempt counts. */
const readState = async (db: Db) => {
  const tables = await selectRows<{ name: string }>(
    db,
    sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public'
      and table_name not in ('sessions', 'throttles', 'locations', 'skills', 'region_countries')
  `,
  );
  const all = tables.map(
    ({ name }) =>
      sql`select ${name} as name, md5(string_agg(r::text, '|' order by r::text)) as mark from ${sql.identifier(name)} r`,
  );
  const marks = await transaction(db, async (tx) => {
    // PostgreSQL would spread so many tables over workers, whose start takes longer than reading them.
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
    return selectRows<{ name: string; mark: string | null }>(
      tx,
      sql`
      ${sql.join(all, sql` union all `)}
      union all select 'mails', count(*)::text from queue.job where name in ('send-mail', 'send-urgent-mail')
    `,
    );
  });
  return new Map(marks.map(({ name, mark }) => [name, mark]));
};

type Input = { path: string; body?: string | undefined };

const isProblem = (answer: TestAnswer) =>
  answer.status >= 400 && answer.status < 500 && problem.safeParse(answer.json).success;

/** Sends `inputs`; returns those that weren't rejected in the standard format, and which tables changed. */
export const findOutcome = async (
  { api, world }: { api: TestApi; world: World },
  endpoint: Endpoint,
  inputs: readonly Input[],
) => {
  const token = await world.tokenOf(getCaller(endpoint));
  const before = await readState(api.db);
  const notRefused: string[] = [];
  for (const { path, body } of inputs) {
    const answer = await api.send(endpoint.method, path, { token, body });
    if (!isProblem(answer))
      notRefused.push(`${answer.status} ${path.slice(0, 200)} ${body?.slice(0, 200)}`);
  }
  const after = await readState(api.db);
  return {
    notRefused,
    changed: [...after.keys()].filter((name) => after.get(name) !== before.get(name)),
  };
};

/** The outcome if all inputs were rejected. */
export const REFUSED = { notRefused: [], changed: [] };
