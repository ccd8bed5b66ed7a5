import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";

import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { JobIndexes } from "../job-index/job-indexes.queries.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});

const search = () => api.call(contract.jobs.search, { query: { job_title: "engineer" } });

test("a search waits for an index that is nearly built, and is told to come back for one that isn't", async () => {
  const indexes = new JobIndexes(api.db, pino({ level: "silent" }));
  try {
    const startedAt = performance.now();
    const early = await search();
    expect(performance.now() - startedAt).toBeLessThan(6_000);
    expect(early.status).toBe(503);
    expect(early.headers.get("Retry-After")).toBe("5");

    const waiting = search();
    await api.db.execute(sql`select 1`);
    await indexes.refresh();
    expect((await waiting).status).toBe(200);
  } finally {
    indexes.close();
  }
});
