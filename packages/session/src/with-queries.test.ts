import { dehydrate, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { withSharedTimes } from "./with-queries.ts";

const stateAt = (time: number) => {
  const queries = new QueryClient();
  queries.setQueryData(["jobs", "options"], { data: [] }, { updatedAt: time });
  return withSharedTimes(dehydrate(queries), time);
};

const NOON = Date.parse("2026-11-20T12:00:00Z");

test("two guests of the same minute are sent the same data, byte for byte", () => {
  const bytes = (time: number) => JSON.stringify(stateAt(time));
  expect(bytes(NOON + 59_000)).toBe(bytes(NOON + 1_000));
  expect(bytes(NOON + 61_000)).not.toBe(bytes(NOON + 1_000));
});
