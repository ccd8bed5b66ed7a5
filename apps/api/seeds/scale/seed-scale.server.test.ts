import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Db, selectRows } from "../../src/db/db.ts";
import { createServerDatabase } from "../../testing/test-database.ts";
import { seedScale } from "./seed-scale.ts";

const options = {
  jobs: 2000,
  developers: 1000,
  companies: 150,
  largest: {
    jobs: 300,
    applications: 3000,
    mostCandidates: 400,
    users: 12,
    ownApplications: 40,
    savedSearches: 30,
  },
  seed: "test",
  now: new Date("2026-11-20T11:00:00Z"),
  passwordHash: "hash",
};

const serverUrl = process.env["TEST_DATABASE_URL"];

// COPY with these options needs a real server; the embedded database is never filled like this.
describe("a seeded server", () => {
  let client: Client;
  let db: Db;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await createServerDatabase(serverUrl ?? "");
    ({ db, close } = database);
    client = new Client({ connectionString: database.url });
    await client.connect();
    await seedScale(client, options, () => {});
  }, 120_000);

  afterAll(async () => {
    await client?.end();
    await close?.();
  });

  const numberOf = async (query: ReturnType<typeof sql>) => {
    const [row] = await selectRows<{ n: number }>(db, query);
    return Number(row?.n);
  };

  test("has a company and a developer that are the largest", async () => {
    const of = (what: string) => numberOf(sql.raw(`select count(*) n from ${what}`));
    expect(await of("jobs where company_id = 1")).toBeGreaterThanOrEqual(300);
    expect(await of("accounts where company_id = 1")).toBe(12);
    expect(await of("accounts where role = 'company-account-owner'")).toBe(1);
    expect(await of("applications join jobs on jobs.id = job_id where company_id = 1")).toBe(3000);
    expect(await numberOf(sql`select max(total) n from job_candidate_counts`)).toBe(400);
    expect(await of("applications where developer_id = 1")).toBe(40);
    expect(await of("saved_searches where developer_id = 1")).toBe(30);
  });

  test("finds companies by the skills of their open ads, and by location", async () => {
    const sum = await numberOf(sql`select sum(open_jobs) n from company_facets`);
    const open = sql`select count(*) n from jobs where status = 'published' and expire_at > now()`;
    expect(sum).toBe(await numberOf(open));
    expect(sum).toBeGreaterThan(0);
    const found = sql`select count(*) n from company_facets where skill_ids <> '{}' and location_ids <> '{}'`;
    expect(await numberOf(found)).toBeGreaterThan(50);
  });

  test("has the requested counts, with most ads open", async () => {
    expect(await numberOf(sql`select count(*) n from jobs`)).toBe(2000);
    expect(await numberOf(sql`select count(*) n from developers`)).toBe(1000);
    expect(await numberOf(sql`select count(*) n from companies`)).toBe(150);
    expect(await numberOf(sql`select count(*) n from job_listings`)).toBe(20);
    const open = sql`select count(*) n from jobs where status = 'published' and expire_at > ${options.now.toISOString()}::timestamptz and published_at <= ${options.now.toISOString()}::timestamptz`;
    expect((await numberOf(open)) / 2000).toBeCloseTo(0.85, 1);
    expect((await numberOf(sql`select count(*) n from jobs where remote`)) / 2000).toBeCloseTo(
      0.35,
      1,
    );
    expect(
      (await numberOf(sql`select count(*) n from jobs where salary_min is null`)) / 2000,
    ).toBeCloseTo(0.2, 1);
  });

  test.each([
    ["skill_ids", "skills"],
    ["city_ids", "locations"],
    ["remote_location_ids", "locations"],
    ["location_ids", "locations"],
  ])("every id among the jobs' %s is one of %s", async (column, table) => {
    const strangers = sql.raw(
      `select count(*) n from (select unnest(${column}) id from jobs) used where not exists (select from ${table} where ${table}.id = used.id)`,
    );
    expect(await numberOf(strangers)).toBe(0);
  });

  test("salaries are ordered, slugs valid, and remote ads have an area", async () => {
    expect(
      await numberOf(
        sql`select count(*) n from jobs where salary_min > salary_max or (salary_min is null) <> (salary_max is null)`,
      ),
    ).toBe(0);
    expect(
      await numberOf(
        sql`select count(*) n from (select slug from jobs union select slug from companies) slugs where slug !~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'`,
      ),
    ).toBe(0);
    expect(
      await numberOf(
        sql`select count(*) n from jobs where remote <> (cardinality(remote_location_ids) > 0) or cardinality(location_ids) = 0 or not cardinality(seniority_ids) between 1 and 2`,
      ),
    ).toBe(0);
  });

  test("keys, indexes and triggers are restored", async () => {
    expect(
      await numberOf(
        sql`select count(*) n from pg_trigger where not tgisinternal and tgenabled = 'D'`,
      ),
    ).toBe(0);
    expect(
      await numberOf(sql`select count(*) n from pg_indexes where tablename = 'jobs'`),
    ).toBeGreaterThanOrEqual(8);
    await expect(
      client.query("insert into jobs (company_id, slug, title) values (999999, 'a', 'A')"),
    ).rejects.toThrow(/foreign key/);
    const changes = await numberOf(sql`select count(*) n from job_changes`);
    await client.query("update jobs set title = title where id = 1");
    expect(await numberOf(sql`select count(*) n from job_changes`)).toBe(changes + 1);
  });

  test("the next ids follow the last ones", async () => {
    const id = sql`insert into users (email) values ('next@test.example') returning id as n`;
    expect(await numberOf(id)).toBe(1013);
  });
});
