import { expect, test } from "vitest";

import {
  accountDeletedPath,
  readDeletedKind,
  readRestorableUntil,
} from "./account-deleted-path.ts";

const readFrom = (path: string) =>
  readRestorableUntil(new URL(path, "https://devguild.example").searchParams);

test("the page says until when a deleted account can be restored", () => {
  const path = accountDeletedPath({
    restorable_until: "2026-12-23T10:00:00.000Z",
  });
  expect(path).toBe("/en/user/account-deleted?until=2026-12-23");
  expect(readFrom(path)).toBe("2026-12-23");
});

test("the page of an account that is gone for good names no date", () => {
  const path = accountDeletedPath({ restorable_until: null });
  expect(readFrom(path)).toBeNull();
});

test("the page of a company’s account says that it was the company’s", () => {
  const path = accountDeletedPath({ restorable_until: "2026-12-23T10:00:00.000Z" }, "company");
  const { searchParams } = new URL(path, "https://devguild.example");
  expect(readDeletedKind(searchParams)).toBe("company");
  expect(readRestorableUntil(searchParams)).toBe("2026-12-23");
  expect(readDeletedKind(new URLSearchParams("account=unknown"))).toBe("own");
});

test.each(["2026-13-45", "soon", "2026-12-23<script>", "20261223"])(
  "the page shows nothing that isn't a date: %s",
  (until) => {
    expect(readFrom(`/?until=${encodeURIComponent(until)}`)).toBeNull();
  },
);
