import { SAME_FORM } from "@devguild/company-ui/same-form";
import { expect, test } from "vitest";

import { getPendingPath } from "./pending-path.ts";

const HERE = "/en/company/jobs/edit/new";
const NEXT = "/en/company/jobs/edit/12";

test("another screen is pending while it loads", () => {
  expect(getPendingPath({ pathname: NEXT, state: null }, HERE)).toBe(NEXT);
});

test("nothing is pending without a navigation, or within a screen", () => {
  expect(getPendingPath(undefined, HERE)).toBeNull();
  expect(getPendingPath({ pathname: HERE, state: null }, HERE)).toBeNull();
});

test("a form that moves to its draft's own URL stays, however long that takes", () => {
  expect(getPendingPath({ pathname: NEXT, state: SAME_FORM }, HERE)).toBeNull();
});
