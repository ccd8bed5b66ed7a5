import { asc } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditCleanupWorker } from "./audit.tasks.ts";
import { auditLog } from "./audit.tables.ts";
import { deleteOldEntries } from "./delete-old-entries.commands.ts";

const NOW = new Date("2026-11-25T03:50:00Z");

let api: TestApi;
let given: Given;
let companyId: number;
let userId: number;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  companyId = (await given.company()).id;
  ({ userId } = await given.companyUser(companyId));
});

beforeEach(async () => {
  await api.db.delete(auditLog);
});

const entry = async (createdAt: string) => {
  const created_at = new Date(createdAt);
  return (await given.auditEntry(companyId, userId, { created_at })).id;
};
const kept = async () =>
  (await api.db.select({ id: auditLog.id }).from(auditLog).orderBy(asc(auditLog.id))).map(
    ({ id }) => id,
  );

test("entries are kept for 24 months", async () => {
  await entry("2024-11-25T03:49:59Z");
  const young = await entry("2024-11-25T03:50:00Z");
  const newest = await entry("2026-11-24T00:00:00Z");
  await deleteOldEntries(api.db, NOW);
  expect(await kept()).toEqual([young, newest]);
});

test("old entries are deleted however many there are, also beside newer ones", async () => {
  for (let each = 0; each < 5; each++) await entry("2023-01-01T00:00:00Z");
  const between = await entry("2026-01-01T00:00:00Z");
  await entry("2023-01-02T00:00:00Z");
  await deleteOldEntries(api.db, NOW, 2);
  expect(await kept()).toEqual([between]);
});

test("it runs at night, and an empty log is fine", async () => {
  await auditCleanupWorker(api.db).run({}, "task");
  expect(await kept()).toEqual([]);
});
