import type { Answer, Endpoint } from "@devguild/contract/endpoint";
import { API_BASE } from "@devguild/schemas/addresses";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect } from "vitest";

import { selectRows } from "../src/db/db.ts";
import { runInChild } from "./child-process.ts";
import { buildAddress } from "./contract-calls.ts";
import type { Input } from "./samples.ts";
import type { createServerDatabase } from "./test-database.ts";

// At its start it takes back what a killed one had begun, as it otherwise does half a minute after the
// last sign of life.
const API_PROCESS = `
  import { serve } from "@hono/node-server";
  import { sql } from "drizzle-orm";
  import { pino } from "pino";
  const [, databaseUrl, appModule, workersModule, queueModule, configModule] = process.argv;
  const { createApp } = await import(appModule);
  const { createWorkers } = await import(workersModule);
  const { openQueue } = await import(queueModule);
  const { testConfig: config } = await import(configModule);
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  const { db } = database;
  const log = pino({ level: "silent" });
  const queue = await openQueue(database, createWorkers(db, config), log);
  await db.execute(sql\`update queue.job set started_on = now() - interval '31 seconds',
    heartbeat_on = now() - interval '31 seconds' where state = 'active'\`);
  await db.execute(sql\`update queue.queue set monitor_on = null, monitor_claim_on = null\`);
  await queue.reclaimStalled();
  await db.execute(sql\`update queue.job set start_after = now() where state = 'retry'\`);
  await queue.work();
  const { fetch } = createApp({ db, config, log });
  serve({ fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => console.log(port));
`;

/** How long something in another process may take. */
export const WITHIN = { timeout: 20_000, interval: 20 };

const moduleUrl = (path: string) => new URL(path, import.meta.url).href;

/** The API with its background work on a server's database, in a process that can be killed. */
export const killableApi = ({ db, url }: Awaited<ReturnType<typeof createServerDatabase>>) => {
  let child: ReturnType<typeof runInChild> | undefined;

  const countConnections = async (condition = sql`true`) => {
    const [found] = await selectRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'killable' and ${condition}`,
    );
    return found?.count;
  };

  return {
    start: async () => {
      const own = new URL(url);
      own.searchParams.set("application_name", "killable");
      child = runInChild(
        API_PROCESS,
        own.href,
        moduleUrl("../src/app.ts"),
        moduleUrl("../src/workers.ts"),
        moduleUrl("../src/queue/queue.ts"),
        moduleUrl("./test-config.ts"),
      );
      await child.printed(1);
    },
    kill: () => child?.kill(),

    /** Makes a call of the contract, which must succeed. */
    call: async <E extends Endpoint>(
      endpoint: E,
      { params, query, body }: Input,
      token: string,
    ): Promise<Answer<E>> => {
      const path = API_BASE + buildAddress(endpoint, params, query);
      const response = await fetch(`http://127.0.0.1:${child?.lines[0]}${path}`, {
        method: endpoint.method,
        headers: { Authorization: `Bearer ${token}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
      return answer as Answer<E>;
    },

    /**
     * Locks the row that a statement selects and `work` reaches in its middle, does it, kills the process
     * when it waits for the row, and returns once nothing of the process is left in the database.
     */
    killAt: async (select: string, work: () => Promise<unknown>) => {
      const blocker = new Client({ connectionString: url });
      await blocker.connect();
      try {
        await blocker.query("begin");
        await blocker.query(select);
        const worked = Promise.allSettled([work()]);
        const isWaiting = async () => (await countConnections(sql`wait_event_type = 'Lock'`)) === 1;
        await expect.poll(isWaiting, WITHIN).toBe(true);
        await child?.kill();
        await worked;
      } finally {
        await blocker.end();
      }
      await expect.poll(() => countConnections(), WITHIN).toBe(0);
    },
  };
};
