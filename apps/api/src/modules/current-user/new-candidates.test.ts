import { contract } from "@devguild/contract/contract";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const newCandidates = async (person: { token: string }) =>
  (await api.call(contract.identity.me, {}, person)).body.data.company?.new_candidates;

test("a company's users see how many candidates of its jobs are new", async () => {
  const company = await given.company();
  const recruiter = await given.companyUser(company.id);
  expect(await newCandidates(recruiter)).toBe(0);
  const { developerId } = await given.developer();
  await given.application(developerId, (await given.openJob({ company })).id);
  await given.application(developerId, (await given.openJob({ company })).id);
  const { id: filled } = await given.openJob({ company });
  await given.application(developerId, filled, APPLICATION_STATUSES.HIRED);
  await given.application(developerId, (await given.openJob()).id);
  expect(await newCandidates(recruiter)).toBe(2);
});

test("those who may not see candidates get no count", async () => {
  const company = await given.company();
  const campaigns = await given.companyUser(company.id, "company-campaign-manager");
  expect(await newCandidates(campaigns)).toBeNull();
});
