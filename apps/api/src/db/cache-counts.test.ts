import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { MINUTE_MS } from "../time.ts";
import type { Db } from "./db.ts";
import { cacheCounts } from "./cache-counts.ts";

// What is counted here comes from no database.
const db = {} as Db;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("counts are cached for five minutes, and then still returned while they are counted again", async () => {
  let total = 0;
  const counted = cacheCounts(async (_, key: string) => ({ key, total: (total += 1) }));
  expect(await counted(db, "a")).toEqual({ key: "a", total: 1 });
  vi.setSystemTime(Date.now() + 4 * MINUTE_MS);
  expect(await counted(db, "a")).toEqual({ key: "a", total: 1 });
  expect(await counted(db, "b")).toEqual({ key: "b", total: 2 });
  vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
  expect(await counted(db, "a")).toEqual({ key: "a", total: 1 });
  await expect.poll(() => counted(db, "a")).toEqual({ key: "a", total: 3 });
});

test("the last counts stay if counting fails", async () => {
  let fails = false;
  const counted = cacheCounts(async () => {
    if (fails) throw new Error("The database is away.");
    return { total: 1 };
  });
  await counted(db, 1);
  fails = true;
  vi.setSystemTime(Date.now() + 6 * MINUTE_MS);
  expect(await counted(db, 1)).toEqual({ total: 1 });
  await Promise.resolve();
  expect(await counted(db, 1)).toEqual({ total: 1 });
});
