import { readAddress } from "@devguild/session/addresses";
import { expect, test } from "vitest";

import {
  AUDIT_LOG,
  entryPath,
  RECORD_HISTORY,
  recordLogPath,
  toHistoryCall,
  toLogCall,
  writeLogView,
} from "./audit-log-address.ts";

const queryIn = (search: string) =>
  toLogCall(readAddress(AUDIT_LOG, new URLSearchParams(search))).query;

test.each([
  ["person=12&record=job&action=job.publish", { person: 12, record: "job", action: "job.publish" }],
  [
    "source=portal&record=company&record_id=7",
    { source: "portal", record: "company", record_id: 7 },
  ],
  [
    "person=staff&source=x&entry=0&record=yacht&record_id=7&action=job.publish&from=2026-13-01&cursor=!",
    {},
  ],
  ["record=job&action=drop table&record_id=-1", { record: "job" }],
  ["from=2026-03-02&to=2026-03-01&cursor=mhx1c9a0-1", { from: "2026-03-02", cursor: "mhx1c9a0-1" }],
])("the URL %s asks for %o", (search, query) => {
  expect(queryIn(search)).toEqual(query);
});

test("a saved view keeps the filters, without the page", () => {
  const state = readAddress(
    AUDIT_LOG,
    new URLSearchParams("record=job&from=2026-03-02&cursor=mhx1c9a0-1&view=4"),
  );
  expect(writeLogView(state)).toBe("?record=job&from=2026-03-02");
});

test("one entry has a URL", () => {
  expect(queryIn(new URL(entryPath(9), "https://admin.example").search)).toEqual({ entry: 9 });
});

test("the log of one record has a URL", () => {
  const { search } = new URL(recordLogPath("developer", 33), "https://admin.example");
  expect(queryIn(search)).toEqual({ record: "developer", record_id: 33 });
});

test.each([
  ["cursor=mhx1c9a0-1", { cursor: "mhx1c9a0-1" }],
  ["cursor=!", {}],
])("a record’s history has pages: %s", (search, query) => {
  const state = readAddress(RECORD_HISTORY, new URLSearchParams(search));
  expect(toHistoryCall(7, state)).toEqual({ params: { id: 7 }, query });
});
