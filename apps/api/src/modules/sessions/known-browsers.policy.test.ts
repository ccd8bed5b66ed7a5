import { expect, test } from "vitest";

import {
  addKnownBrowser,
  findKnownBrowser,
  KNOWN_BROWSER_LIFETIME_S,
} from "./known-browsers.policy.ts";

const SECRET = "signs-the-cookies-of-this-test";

const find = (cookie: string | undefined, userId: number, now?: number) =>
  findKnownBrowser(SECRET, cookie, userId, now);

test("a browser is known to the login that logged in there, and to no other", () => {
  const cookie = addKnownBrowser(SECRET, undefined, 1);
  expect(find(cookie, 1)).toMatch(/^[\w-]{12}$/);
  expect(find(cookie, 2)).toBeUndefined();
  expect(find(undefined, 1)).toBeUndefined();
});

test("two browsers of one login are told apart", () => {
  expect(find(addKnownBrowser(SECRET, undefined, 1), 1)).not.toBe(
    find(addKnownBrowser(SECRET, undefined, 1), 1),
  );
});

test("logging in again keeps the id, so that it gives no new attempts", () => {
  const first = addKnownBrowser(SECRET, undefined, 1);
  const second = addKnownBrowser(SECRET, first, 1);
  expect(find(second, 1)).toBe(find(first, 1));
  expect(second.split("~")).toHaveLength(1);
});

test("a browser knows the last five logins", () => {
  let cookie = "";
  for (const userId of [1, 2, 3, 4, 5, 6]) cookie = addKnownBrowser(SECRET, cookie, userId);
  expect([1, 2, 3, 4, 5, 6].map((userId) => find(cookie, userId) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test("a cookie that was changed, signed elsewhere or is too old says nothing", () => {
  const cookie = addKnownBrowser(SECRET, undefined, 1);
  expect(find(cookie.replace(/^1\./, "2."), 2)).toBeUndefined();
  expect(find(addKnownBrowser("another secret", undefined, 1), 1)).toBeUndefined();
  expect(find(cookie, 1, Date.now() + KNOWN_BROWSER_LIFETIME_S * 1000 + 1)).toBeUndefined();
  expect(find("~..~nonsense", 1)).toBeUndefined();
});
