import { readAddress } from "@devguild/session/addresses";
import { expect, test } from "vitest";

import { AUDIT_TRAIL, toAuditFilter } from "./audit-address.ts";
import { describePeriod, listPeriods } from "./audit-periods.ts";

const NOW = new Date("2026-03-02T10:00:00Z");
const filterIn = (search: string) =>
  toAuditFilter(readAddress(AUDIT_TRAIL, new URLSearchParams(search)));

test.each([
  ["person=12&kind=users", { person: 12, kind: "users" }],
  ["person=staff", { person: "staff" }],
  ["person=x&kind=x&from=2026-13-01&to=soon", {}],
  ["from=2026-03-01&to=2026-03-02", { from: "2026-03-01", to: "2026-03-02" }],
  ["from=2026-03-02&to=2026-03-01", { from: "2026-03-02" }],
])("the URL %s filters by %o", (search, filter) => {
  expect(filterIn(search)).toEqual(filter);
});

test("whole months and the last days can be chosen", () => {
  const { days, months } = listPeriods(NOW);
  expect(days[1]).toEqual({ label: "Last 7 days", from: "2026-02-24", to: "2026-03-02" });
  expect(months[1]).toEqual({ label: "February 2026", from: "2026-02-01", to: "2026-02-28" });
  expect(months).toHaveLength(12);
});

test.each([
  [{ from: "2026-02-01", to: "2026-02-28" }, "February 2026"],
  [{ from: "2026-02-03", to: "2026-02-09" }, "3 Feb 2026\u00a0–\u2060\u00a09 Feb 2026"],
  [{ from: "2026-02-03" }, "Since 3 Feb 2026"],
  [{ to: "2026-02-03" }, "Until 3 Feb 2026"],
])("the days %o are called %s", (days, name) => {
  expect(describePeriod(days, NOW)).toBe(name);
});
