import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openRegistration, readSent } from "./stored-registration.ts";

const items = new Map<string, string>();
const EMAIL = "mara@harbour.example";
const values = { company_name: "Harbour" };
const sentTo = (email: string) => ({ email, token: "t", jobId: 3, priceId: null });

beforeEach(() => {
  items.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what a guest typed goes on as their own after logging in, once", () => {
  openRegistration(null).write({ values, sent: null });
  expect(openRegistration(EMAIL).read()).toEqual({ values, sent: null });
  expect(openRegistration(null).exists()).toBe(false);
  expect(openRegistration("other@harbour.example").exists()).toBe(false);
});

test("what they typed themselves is not replaced", () => {
  openRegistration(EMAIL).write({ values: { company_name: "Quay" }, sent: null });
  openRegistration(null).write({ values, sent: null });
  expect(openRegistration(EMAIL).read()["values"]).toEqual({ company_name: "Quay" });
  expect(openRegistration(null).exists()).toBe(true);
});

test("a code is still expected if it went to their own address, and only then", () => {
  openRegistration(null).write({ values, sent: sentTo("Mara@Harbour.example") });
  expect(readSent(openRegistration(EMAIL).read()["sent"])?.jobId).toBe(3);
  openRegistration(null).write({ values, sent: sentTo(EMAIL) });
  expect(readSent(openRegistration("other@harbour.example").read()["sent"])).toBeNull();
});
