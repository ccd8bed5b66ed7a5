import { setTimeout as wait } from "node:timers/promises";

import type { Job, PgBoss } from "pg-boss";
import { expect, test } from "vitest";

import { settleEach } from "./settle-each.ts";

const items = ["fast", "failing", "slow"].map((id) => ({ id, data: {} }) as Job);

test("an item of a batch is marked as done while others still run, and a failed one is not", async () => {
  const done: unknown[] = [];
  const complete: PgBoss["complete"] = (_name, item) => {
    done.push((item as Job).id);
    return Promise.resolve({});
  };
  const failure = new Error("The mail server refused.");
  let finish = () => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const run = (_data: unknown, id: string) =>
    id === "failing" ? Promise.reject(failure) : id === "slow" ? slow : Promise.resolve();

  const settled = settleEach({ complete }, { name: "send-mail", run })(items);
  await wait(0);
  expect(done).toEqual(["fast"]);
  finish();
  expect(await settled).toEqual([
    { id: "fast", status: "completed" },
    { id: "failing", status: "failed", output: failure },
    { id: "slow", status: "completed" },
  ]);
});

test("an item that ran counts as done even if marking it failed, so that it doesn't run again", async () => {
  const complete = () => Promise.reject(new Error("The connection was lost."));
  const run = () => Promise.resolve();
  const results = await settleEach({ complete }, { name: "send-mail", run })(items);
  expect(results.map(({ status }) => status)).toEqual(["completed", "completed", "completed"]);
});
