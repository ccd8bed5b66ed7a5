import { expect, test } from "vitest";

import { purposesOf } from "./page-purposes.ts";

const AD = { job: {}, asksFor: ["marketing"] };

test("a page whose data says so asks its visitor", () => {
  expect(purposesOf([null, undefined, { menu: [] }, AD], "/en/companies/7/t/12/e", "")).toEqual([
    "marketing",
  ]);
  expect(purposesOf([null, { job: {}, asksFor: [] }], "/en/companies/7/t/12/e", "")).toEqual([]);
});

test("a page whose address opens something asks nobody", () => {
  expect(purposesOf([AD], "/en/companies/7/t/12/e", "?token=1")).toEqual([]);
});
