import { expect, test } from "vitest";

import { readIntendedJob } from "./intended-job.ts";

test.each(["apply", "save"])("a redirect back to a job to %s it names the job", (intent) => {
  const path = `/en/companies/38/picaillon/1462/platform-engineer?${intent}=1`;
  expect(readIntendedJob(path)).toEqual({
    intent,
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
  expect(readIntendedJob(redirect)).toBeNull();
});
