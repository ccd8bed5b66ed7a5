import { expect, test } from "vitest";

import { readAppliedJob } from "./applied-job.ts";

test("a redirect back to an application names its job", () => {
  expect(readAppliedJob("/en/companies/38/picaillon/1462/platform-engineer?apply=1")).toEqual({
    company_id: 38,
    company_slug: "picaillon",
    job_id: 1462,
    job_slug: "platform-engineer",
  });
});

test.each([
  null,
  "/en/jobs?apply=1",
  "/en/companies/38/picaillon/1462/platform-engineer",
  "/en/companies/38/picaillon?apply=1",
  "/en/companies/38/picaillon/1462/platform-engineer/more?apply=1",
])("%j names none", (redirect) => {
  expect(readAppliedJob(redirect)).toBeNull();
});
