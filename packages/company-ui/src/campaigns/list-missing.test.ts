import { CAMPAIGN_MESSAGES as M } from "@devguild/schemas/constants/campaigns";
import { expect, test } from "vitest";

import { listMissing } from "./list-missing.ts";

const complete = { url: "/en/jobs", starts_on: "2026-11-02", ends_on: "2026-11-19" };

test.each([
  [complete, []],
  [{ ...complete, ends_on: "2026-11-18" }, [M.endPast]],
  [{ url: null, starts_on: null, ends_on: null }, [M.linkRequired, M.startRequired, M.endRequired]],
])("%o lacks %o", (campaign, missing) => {
  expect(listMissing(campaign, "2026-11-19")).toEqual(missing);
});
