import { expect, test } from "vitest";

import { oneAtATime } from "./one-at-a-time.ts";

test("runs one item after another, whether or not the previous one failed", async () => {
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

test("rejects a caller when too many are waiting, and accepts it later", async () => {
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
