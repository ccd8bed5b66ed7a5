import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

let api: TestApi;
let given: ReturnType<typeof givenOn>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

test("a company sees how many candidates each job has, and how many are new", async () => {
  const company = await given.company();
  const recruiter = await given.companyUser(company.id);
  // Ids of jobs and applications must differ, or this test proves nothing.
  for (let skipped = 0; skipped < 3; skipped += 1) await given.openJob();
  const sought = await given.openJob({ company, skills: ["go", "kafka"] });
  const quiet = await given.openJob({ company });
  const { NEW_CANDIDATE, INTERVIEWING, APPLIED, NOT_FIT_BY_TM } = APPLICATION_STATUSES;
  for (const status of [NEW_CANDIDATE, NEW_CANDIDATE, INTERVIEWING, APPLIED, NOT_FIT_BY_TM])
    await given.application((await given.developer()).developerId, sought.id, status);

  const answer = await api.call(contract.dashboards.company, {}, recruiter);
  const counts = answer.body.data.jobs.items.map((item) => [
    item.id,
    item.candidates_count,
    item.new_candidates_count,
  ]);
  expect(counts).toEqual(
    expect.arrayContaining([
      [sought.id, 3, 2],
      [quiet.id, 0, 0],
    ]),
  );
  const posting = answer.body.data.jobs.items.find(({ id }) => id === sought.id);
  expect(posting?.skills.map(({ name }) => name)).toEqual(["Go", "Kafka"]);
});
