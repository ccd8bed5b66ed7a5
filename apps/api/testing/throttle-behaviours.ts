import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { contract } from "@devguild/contract/contract";
import { describe, expect, test } from "vitest";

import type { Db } from "../src/db/db.ts";
import { Problem } from "../src/http/problems.ts";
import type { Limit } from "../src/modules/throttling/limits.policy.ts";
import {
  countAttempt,
  resetAttempts,
  uncountAttempt,
} from "../src/modules/throttling/throttling.commands.ts";
import type { TestApi } from "./test-api.ts";

/** Returns true if another attempt is allowed, otherwise the seconds after which to retry. */
export const attempt = async (db: Db, limit: Limit, who: string): Promise<true | number> => {
  try {
    await countAttempt(db, limit, who);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.kind === "too_many") return error.details.retryAfter ?? 0;
    throw error;
  }
};

const createLimit = (attempts: number, seconds: number): Limit => ({
  name: `test-${randomUUID()}`,
  attempts,
  seconds,
});

/** Tests how a throttle behaves, wherever its attempts are counted. */
export const describeThrottling = (store: string, opened: () => TestApi) => {
  const tryTimes = async (times: number, limit: Limit, who = "ada") => {
    const answers: (true | number)[] = [];
    for (let tried = 0; tried < times; tried += 1)
      answers.push(await attempt(opened().db, limit, who));
    return answers;
  };
  const isLetThrough = (answer: true | number) => answer === true;

  describe(`attempts counted in ${store}`, () => {
    test("are allowed up to the limit, and then rejected with a retry time", async () => {
      const limit = createLimit(3, 60);
      const answers = await tryTimes(5, limit);
      expect(answers.map(isLetThrough)).toEqual([true, true, true, false, false]);
      for (const seconds of answers.slice(3)) {
        expect(seconds).toBeGreaterThan(55);
        expect(seconds).toBeLessThanOrEqual(60);
      }
    });

    test("are counted one by one, however many are made at once", async () => {
      const limit = createLimit(20, 60);
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => attempt(opened().db, limit, "ada")),
      );
      expect(answers.filter(isLetThrough)).toHaveLength(20);
    });

    test("are counted per person, ignoring case, and per limit", async () => {
      const limit = createLimit(1, 60);
      expect(await tryTimes(1, limit, "Ada@Test.example")).toEqual([true]);
      expect((await tryTimes(1, limit, "ada@test.example")).map(isLetThrough)).toEqual([false]);
      expect(await tryTimes(1, limit, "grace@test.example")).toEqual([true]);
      expect(await tryTimes(1, createLimit(1, 60), "ada@test.example")).toEqual([true]);
    });

    test("are reset when their window ends, which attempts do not extend", async () => {
      const limit = createLimit(1, 2);
      const begun = Date.now();
      expect(await tryTimes(1, limit)).toEqual([true]);
      await pause(1200);
      expect(await tryTimes(1, limit)).toEqual([1]);
      await pause(begun + 2100 - Date.now());
      expect((await tryTimes(2, limit)).map(isLetThrough)).toEqual([true, false]);
    });

    test("can be reset", async () => {
      const limit = createLimit(1, 60);
      await tryTimes(2, limit);
      await resetAttempts(opened().db, limit, "Ada");
      expect((await tryTimes(2, limit)).map(isLetThrough)).toEqual([true, false]);
      await resetAttempts(opened().db, limit, "nobody");
    });

    test("can be taken back one by one, but never below none", async () => {
      const limit = createLimit(2, 60);
      const { db } = opened();
      await uncountAttempt(db, limit, "ada");
      await tryTimes(2, limit);
      await uncountAttempt(db, limit, "Ada");
      expect((await tryTimes(2, limit)).map(isLetThrough)).toEqual([true, false]);
    });

    test("reject a sixth log-in with a wrong password with 429", async () => {
      const email = `${randomUUID()}@test.example`;
      const logIn = () =>
        opened().call(contract.identity.logIn, { body: { email, password: "a wrong one" } });
      const statuses: number[] = [];
      for (let tried = 0; tried < 5; tried += 1) statuses.push((await logIn()).status);
      expect(statuses).toEqual([422, 422, 422, 422, 422]);
      const refused = await logIn();
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get("Retry-After"));
      expect(seconds).toBeGreaterThan(14 * 60);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
    });
  });
};
