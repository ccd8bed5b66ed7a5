import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { openApi, type TestApi } from "../../testing/test-api.ts";
import { selectRows } from "./db.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});

// PostgreSQL sorts `desc` with nulls first; an index with nulls last can't serve that order.
test("a descending index orders nulls like a descending query", async () => {
  const rows = await selectRows(
    api.db,
    sql`select indexname from pg_indexes where schemaname = 'public' and indexdef like '%DESC NULLS LAST%'`,
  );
  expect(rows).toEqual([]);
});

test("the newest open jobs are read from their index", async () => {
  await api.db.execute(
    sql`insert into companies (name, slug, published) values ('Many', 'many', true)`,
  );
  await api.db.execute(sql`insert into jobs (company_id, slug, title, status, published_at)
    select (select max(id) from companies), 'job-a' || n, 'Job', 'published', now() - n * interval '1 minute'
    from generate_series(1, 5000) n`);
  await api.db.execute(sql`analyze jobs`);
  const rows = await selectRows<{ "QUERY PLAN": string }>(
    api.db,
    sql`explain select id from jobs where status = 'published' order by published_at desc, id desc limit 6`,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("jobs_open");
  expect(plan).not.toContain("Sort");
});

test.each([
  ["published_at is null, published_at desc, id desc", "jobs_newest"],
  ["published_at, id", "jobs_oldest"],
  ["expire_at is null, expire_at desc, id desc", "jobs_ending_last"],
  ["expire_at, id", "jobs_ending_first"],
  ["lower(title), id", "jobs_title"],
  ["lower(title) desc, id desc", "jobs_title"],
])("the back office's jobs by %s are read from their index", async (order, index) => {
  const rows = await selectRows<{ "QUERY PLAN": string }>(
    api.db,
    sql`explain select id from jobs where deleted_at is null order by ${sql.raw(order)} limit 20`,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain(index);
  expect(plan).not.toContain("Sort");
});
