import { expect, test } from "vitest";

import { hasSignedUp, markSignUp, SIGN_UP_BROWSER_LIFETIME_S } from "./sign-up-browser.policy.ts";

const SECRET = "signs-the-cookies-of-this-test";
const EMAIL = "ada@test.example";

test("a browser is the one that signed up with an address for as long as the link works", () => {
  const cookie = markSignUp(SECRET, EMAIL, 0);
  const end = SIGN_UP_BROWSER_LIFETIME_S * 1000;
  expect(hasSignedUp(SECRET, cookie, "Ada@Test.example", end - 1)).toBe(true);
  expect(hasSignedUp(SECRET, cookie, EMAIL, end)).toBe(false);
});

test("another address, another signature, a later end or no cookie says nothing", () => {
  const cookie = markSignUp(SECRET, EMAIL);
  expect(hasSignedUp(SECRET, cookie, "grace@test.example")).toBe(false);
  expect(hasSignedUp(SECRET, markSignUp("another secret", EMAIL), EMAIL)).toBe(false);
  expect(hasSignedUp(SECRET, cookie.replace(/^\d/, "9"), EMAIL)).toBe(false);
  expect(hasSignedUp(SECRET, undefined, EMAIL)).toBe(false);
  expect(hasSignedUp(SECRET, "9999999999999.", EMAIL)).toBe(false);
});
