import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ContentCache } from "./content-cache.ts";

let asked = 0;
const ask = async () => {
  asked += 1;
  return asked;
};

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("pages of one state of the content ask once, two at a time, too", async () => {
  const answers = new ContentCache();
  expect(await Promise.all([answers.of("1", "menu", ask), answers.of("1", "menu", ask)])).toEqual([
    1, 1,
  ]);
  expect(await answers.of("1", "menu", ask)).toBe(1);
  expect(await answers.of("1", "figures", ask)).toBe(2);
});

test("what changed is asked for again", async () => {
  const answers = new ContentCache();
  await answers.of("1", "menu", ask);
  expect(await answers.of("2", "menu", ask)).toBe(2);
});

test("nothing is older than a minute", async () => {
  const answers = new ContentCache();
  await answers.of("1", "menu", ask);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await answers.of("1", "menu", ask)).toBe(2);
});

test.each([null, ""])("without a state (%j) each page asks for itself", async (state) => {
  const answers = new ContentCache();
  await answers.of(state, "menu", ask);
  expect(await answers.of(state, "menu", ask)).toBe(2);
});

test("a failure is kept for nobody", async () => {
  const answers = new ContentCache();
  await expect(answers.of("1", "menu", () => Promise.reject(new Error("down")))).rejects.toThrow(
    "down",
  );
  expect(await answers.of("1", "menu", ask)).toBe(1);
});
