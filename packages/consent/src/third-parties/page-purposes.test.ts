import { expect, test } from "vitest";

import { listPurposes } from "./page-purposes.ts";

const AD = { job: {}, asksFor: ["marketing"] };

test("a page whose data says so asks its visitor", () => {
  expect(listPurposes([null, undefined, { menu: [] }, AD], "/en/companies/7/t/12/e", "")).toEqual([
    "marketing",
  ]);
  expect(listPurposes([null, { job: {}, asksFor: [] }], "/en/companies/7/t/12/e", "")).toEqual([]);
});

test("a page whose address opens something asks nobody", () => {
  expect(listPurposes([AD], "/en/companies/7/t/12/e", "?token=1")).toEqual([]);
});
