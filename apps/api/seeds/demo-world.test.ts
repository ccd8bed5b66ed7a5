import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, expect, test } from "vitest";

import { transaction } from "../src/db/db.ts";
import { disk } from "../src/ports/files/disk.ts";
import { seedCatalogue } from "./catalogue.ts";
import { seedDemoWorld } from "./demo-world.ts";

const client = new PGlite();
const db = drizzle({ client });
let filesDir = "";

const numberOf = async (query: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<{ n: number }>(query);
  return Number(rows[0]?.n);
};

beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), "demo-world-"));
  await migrate(db, {
    migrationsFolder: new URL("../src/db/migrations", import.meta.url).pathname,
  });
  await transaction(db, (tx) =>
    seedDemoWorld(tx, { files: disk(filesDir), passwordHash: "hash", now: new Date() }),
  );
}, 120_000);

afterAll(async () => {
  await client.close();
  await rm(filesDir, { recursive: true });
});

test("fills the database without breaking one of its rules", async () => {
  expect(
    await numberOf(
      sql`select count(*) n from jobs where status = 'published' and expire_at > now()`,
    ),
  ).toBeGreaterThanOrEqual(1200);
  expect(await numberOf(sql`select count(*) n from applications`)).toBe(1600);
  expect(await numberOf(sql`select count(*) n from developers`)).toBe(300);
});

test("the next id follows the last one", async () => {
  const last = await numberOf(sql`select max(id) n from users`);
  const next = await numberOf(
    sql`insert into users (email) values ('new@devguild.example') returning id as n`,
  );
  expect(next).toBe(last + 1);
});

test("the catalogue fills an empty database only", async () => {
  const before = await numberOf(sql`select count(*) n from skills`);
  await seedCatalogue(db);
  expect(await numberOf(sql`select count(*) n from skills`)).toBe(before);
});

test("every picture that a company names is there", async () => {
  const named = await numberOf(sql`select count(*) n from companies where logo_url is not null`);
  expect(await readdir(join(filesDir, "logos"))).toHaveLength(named);
  expect(await readdir(join(filesDir, "covers"))).toHaveLength(named);
});
