import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { idempotentFetch } from "./idempotent-fetch.ts";

const answers: (Response | Error)[] = [];
const keys: (string | null)[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get("Idempotency-Key"));
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  keys.length = 0;
});

const post = (body: string, ...next: (Response | Error)[]) => {
  answers.push(...next);
  return idempotentFetch("/ads", { method: "POST", body }).catch(() => null);
};
const created = () => new Response(null, { status: 201 });

test("what was not answered is sent again under the same key, whatever is sent in between", async () => {
  await post("a", new TypeError("Failed to fetch"));
  await post("b", created());
  await post("a", new Response(null, { status: 503 }));
  await post("a", created());
  const [first, other, second, third] = keys;
  expect(first).toBeTruthy();
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
});

test.each([201, 409, 422])("after an answer of %i, the same is a new request", async (status) => {
  await post("a", new Response(null, { status }));
  await post("a", created());
  expect(keys[1]).not.toBe(keys[0]);
});

test("a second press before the answer has the key of the first", async () => {
  await Promise.all([post("a", created(), created()), post("a")]);
  expect(keys[1]).toBe(keys[0]);
});

test("only POST has a key", async () => {
  answers.push(created());
  await idempotentFetch("/ads/1", { method: "PUT", body: "a" });
  expect(keys).toEqual([null]);
});
