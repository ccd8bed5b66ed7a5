import { sql } from "drizzle-orm";
import { jobSearchQuery } from "@devguild/schemas/jobs";
import { pino } from "pino";
import { afterEach, beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { transaction } from "../../db/db.ts";
import { searchJobs } from "../jobs/search-jobs.ts";
import { followJobs, type Following } from "./follow-jobs.ts";

// What needs transactions beside each other and a connection that can be lost: not the embedded database.

const log = pino({ level: "silent" });

let api: TestApi;
let given: Given;
let following: Following | undefined;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});
afterEach(() => following?.close());

const idsOfAll = async () => {
  const search = jobSearchQuery.parse({ per_page: 100 });
  const { data } = await searchJobs(api.db, search, { developerId: null, match: null });
  return data.job_ads.map(({ id }) => id);
};

test("a change is found although a later one was committed and read before it", async () => {
  following = followJobs({ db: api.db, listen: api.listen }, log);
  await following.built;
  let commit = () => {};
  const held = new Promise<void>((done) => (commit = done));
  let slowId = 0;
  const slow = transaction(api.db, async (tx) => {
    slowId = (await givenOn(tx).openJob({ published_at: new Date() })).id;
    await held;
  });
  await expect.poll(() => slowId).toBeGreaterThan(0);
  const quick = await given.openJob({ published_at: new Date() });
  await expect.poll(idsOfAll, { timeout: 2000 }).toContain(quick.id);
  expect(await idsOfAll()).not.toContain(slowId);
  commit();
  await slow;
  await expect.poll(idsOfAll, { timeout: 2000 }).toContain(slowId);
});

test("a lost connection loses no change", async () => {
  following = followJobs({ db: api.db, listen: api.listen }, log);
  await following.built;
  const ids: number[] = [];
  for (let count = 0; count < 3; count++) {
    await api.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    ids.push((await given.openJob({ published_at: new Date() })).id);
    await expect.poll(idsOfAll, { timeout: 3000 }).toEqual(expect.arrayContaining(ids));
  }
});
