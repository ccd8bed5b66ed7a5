import { storeDraft } from "@devguild/api-client/form-drafts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was typed is there when the form is opened again, until it is sent", () => {
  const typed = { message: "Hello", reasons: [3] };
  storeDraft("7.apply.12").write(typed);
  expect(storeDraft("7.apply.12").read()).toEqual(typed);
  expect(storeDraft("8.apply.12").read()).toEqual({});
  storeDraft("7.apply.12").write(null);
  expect(storeDraft("7.apply.12").read()).toEqual({});
});

test("what another version or program stored under its name is no draft", () => {
  for (const text of ["not json", "null", "3"]) {
    stored.clear();
    storeDraft("7.apply.12").write({});
    for (const key of stored.keys()) stored.set(key, text);
    expect(storeDraft("7.apply.12").read()).toEqual({});
  }
});

test("a browser that refuses to store still has its form", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("refused");
    },
    setItem: () => {
      throw new Error("refused");
    },
  });
  storeDraft("7.apply.12").write({ message: "Hello" });
  expect(storeDraft("7.apply.12").read()).toEqual({});
});
