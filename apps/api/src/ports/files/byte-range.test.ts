import { expect, test } from "vitest";

import { readByteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["Bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", "outside"],
  ["bytes=-0", "outside"],
  ["bytes=20-10", null],
  ["bytes=0-1,5-6", null],
  ["bytes=-", null],
  ["items=0-1", null],
  ["", null],
  [undefined, null],
])("%s of a hundred bytes", (range, part) => {
  expect(readByteRange(range, 100)).toEqual(part);
});

test("an empty file has no range", () => {
  expect(readByteRange("bytes=0-", 0)).toBe("outside");
  expect(readByteRange("bytes=-1", 0)).toBe("outside");
});
