import { pino } from "pino";
import { afterEach, beforeAll, expect, test } from "vitest";

import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { attempt, describeThrottling } from "../../../testing/throttle-behaviours.ts";
import { openRedisAttempts } from "../../ports/attempts/redis.ts";
import { shareAttemptCounter } from "./throttling.commands.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});
afterEach(() => shareAttemptCounter(undefined));

describeThrottling("the database", () => api);

test("without a response from Redis the database counts", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => lines.push(line) });
  const redis = await openRedisAttempts("redis://127.0.0.1:1", log);
  shareAttemptCounter(redis);
  const limit = { name: "never-answered", attempts: 2, seconds: 60 };
  const answers = [];
  for (const _ of [1, 2, 3]) answers.push((await attempt(api.db, limit, "ada")) === true);
  expect(answers).toEqual([true, true, false]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("attempts are counted in the database");
  redis.close();
});
