import { contract } from "@devguild/contract/contract";
import { DEVELOPER_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-developers";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.interviews;

let api: TestApi;
let given: Given;
let talent: Awaited<ReturnType<Given["admin"]>>;
let person: Awaited<ReturnType<Given["developer"]>>;
let job: Awaited<ReturnType<Given["openJob"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  talent = await given.admin("talent-manager", { first_name: "Vera", last_name: "Baumann" });
});

beforeEach(async () => {
  person = await given.developer();
  job = await given.openJob();
  await given.application(person.developerId, job.id);
});

const params = () => ({ params: { id: person.developerId } });
const add = (text: string, job_id = job.id) =>
  api.call(calls.create, { ...params(), body: { job_id, text } }, talent);
const list = async () => (await api.call(calls.list, params(), talent)).body.data;

test("an interview is noted with its application, and changed", async () => {
  const { data } = (await add("Phone screen.")).body;
  expect(data).toMatchObject({ job_id: job.id, author: "Vera Baumann" });
  const at = { params: { id: person.developerId, interviewId: data.id } };
  const body = { job_id: job.id, text: "Phone screen, 25 minutes." };
  expect((await api.call(calls.update, { ...at, body }, talent)).status).toBe(200);
  expect((await list()).map(({ text }) => text)).toEqual(["Phone screen, 25 minutes."]);
  const applied = contract.applications.applied;
  expect((await api.call(applied, params(), talent)).body.data[0]?.interview?.id).toBe(data.id);
  expect((await api.call(applied, params(), person)).body.data[0]?.interview).toBeUndefined();
});

test("a double click notes it once", async () => {
  const answers = await Promise.all([add("Twice."), add("Twice.")]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await list()).toHaveLength(1);
});

test("only jobs that the developer applied to have interviews", async () => {
  const other = await given.openJob();
  expect((await add("Nothing.", other.id)).problem.errors).toEqual({ job_id: [M.interviewJob] });
  expect((await add("  ")).problem.errors).toEqual({ text: [M.interviewRequired] });
});

test("an interview of someone else isn’t found", async () => {
  const { data } = (await add("Mine.")).body;
  const other = await given.developer();
  const body = { job_id: job.id, text: "Theirs." };
  const at = { params: { id: other.developerId, interviewId: data.id } };
  expect((await api.call(calls.update, { ...at, body }, talent)).status).toBe(404);
});
