import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";

const call = contract.applications.applyByOneClick;

let on: TestApi;
let off: TestApi;
let given: Given;

beforeAll(async () => {
  on = await openApi({ ...testConfig, oneClickApply: true });
  off = await openApi();
  given = givenOn(on.db);
});

test("applying with one click sends no cover letter, and works once", async () => {
  const developer = await given.developer();
  const job = await given.openJob();
  const body = { job_id: job.id, source: "similar" };
  const answers = await Promise.all([
    on.call(call, { body }, developer),
    on.call(call, { body }, developer),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const params = { id: developer.developerId, jobId: job.id };
  const applied = await on.call(contract.applications.appliedOne, { params }, developer);
  expect(applied.body.data).toMatchObject({ id: job.id, cover_letter: "" });
});

test("applying with one click has the same requirements as any application", async () => {
  const { id: job_id } = await given.openJob();
  const external = await given.openJob({
    direct_apply: true,
    job_url: "https://jobs.test.example/1",
  });
  const incomplete = await given.developer({ city: null });
  const refused = await on.call(call, { body: { job_id } }, incomplete);
  expect(refused.problem).toMatchObject({ code: "profile_incomplete", missing: ["location"] });
  const ready = await given.developer();
  expect((await on.call(call, { body: { job_id: external.id } }, ready)).status).toBe(422);
  expect((await on.call(call, { body: { job_id: 999_999 } }, ready)).status).toBe(404);
});

test("the call does not exist while it is switched off", async () => {
  const body = { job_id: (await given.openJob()).id };
  const developer = await given.developer();
  expect((await off.call(call, { body }, developer)).status).toBe(404);
  const params = { id: developer.developerId };
  expect((await off.call(contract.applications.applied, { params }, developer)).body.data).toEqual(
    [],
  );
});
