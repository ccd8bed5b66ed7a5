import { expect, test } from "vitest";

import { oneAtATime } from "./one-at-a-time.ts";

test("work is done one after another, whatever becomes of what went before", async () => {
  const queued = oneAtATime(5);
  const done: string[] = [];
  const slow = queued(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    done.push("slow");
  });
  const failing = queued(() => Promise.reject(new Error("no")));
  const quick = queued(async () => done.push("quick"));
  await expect(failing).rejects.toThrow("no");
  await Promise.all([slow, quick]);
  expect(done).toEqual(["slow", "quick"]);
});

test("whoever comes when too many wait is sent away, and may come again", async () => {
  const queued = oneAtATime(1);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = queued(() => promise);
  await expect(queued(async () => "second")).rejects.toMatchObject({
    kind: "unavailable",
    details: { retryAfter: 5 },
  });
  resolve("first");
  expect(await first).toBe("first");
  expect(await queued(async () => "third")).toBe("third");
});
