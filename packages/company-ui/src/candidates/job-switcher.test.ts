import { expect, test } from "vitest";

import { needsSwitcherJobs, switchTo } from "./job-switcher.tsx";

const PAGE = "https://portal.example/en/company/job/8/candidates";

test("the switcher's links spare the next page its jobs, and nothing else does", () => {
  expect(needsSwitcherJobs(new URL(switchTo(PAGE)))).toBe(false);
  for (const query of ["", "?reload", "?reload=true", "?view=list"])
    expect(needsSwitcherJobs(new URL(PAGE + query))).toBe(true);
});
