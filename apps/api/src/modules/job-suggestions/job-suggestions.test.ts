import { contract } from "@devguild/contract/contract";
import { DEVELOPER_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-developers";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.jobSuggestions;

let api: TestApi;
let given: Given;
let talent: Awaited<ReturnType<Given["admin"]>>;
let person: Awaited<ReturnType<Given["developer"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  talent = await given.admin("talent-manager", { first_name: "Vera", last_name: "Baumann" });
});

beforeEach(async () => {
  person = await given.reachableDeveloper();
});

const params = () => ({ params: { id: person.developerId } });
const suggest = (job_id: number, message = "Small team, four days.") =>
  api.call(calls.create, { ...params(), body: { job_id, message } }, talent);
const list = async (query: object = {}) =>
  (await api.call(calls.list, { ...params(), query }, talent)).body;

test("a job is suggested by email, and answers go to whoever suggested it", async () => {
  const job = await given.openJob({ title: "Metering Engineer" });
  const { status, body } = await suggest(job.id);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ id: job.id, suggested_by: "Vera Baumann", job_open: true });
  const [mail] = await api.mailsTo(person.email);
  expect(mail?.subject).toContain("Metering Engineer");
  expect(JSON.stringify(mail)).toContain("Small team, four days.");
  expect((await list()).data).toHaveLength(1);
  expect((await list({ search: job.company_id })).data).toHaveLength(1);
  expect((await list({ search: job.company_id + 1000 })).data).toEqual([]);
});

test("each job is suggested once, also by two at once", async () => {
  const job = await given.openJob();
  const answers = await Promise.all([suggest(job.id), suggest(job.id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect((await suggest(job.id)).problem.errors).toEqual({ job_id: [M.suggestionAgain] });
  expect(await api.mailsTo(person.email)).toHaveLength(1);
});

test("only open jobs are suggested, that the developer hasn’t applied to", async () => {
  const draft = await given.openJob({ status: "draft" });
  expect((await suggest(draft.id)).problem.errors).toEqual({ job_id: [M.suggestionJob] });
  const applied = await given.openJob();
  await given.application(person.developerId, applied.id);
  expect((await suggest(applied.id)).problem.errors).toEqual({ job_id: [M.suggestionApplied] });
});

test("who didn’t ask for job emails gets none", async () => {
  person = await given.developer();
  expect((await suggest((await given.openJob()).id)).problem.code).toBe("unreachable");
});

test("the conversation goes on by email, or in the support chat where there is one", async () => {
  const job = await given.openJob();
  const { suggestion_id: suggestionId } = (await suggest(job.id)).body.data;
  const at = { params: { id: person.developerId, suggestionId } };
  const { data } = (await api.call(calls.conversation, at, talent)).body;
  expect(data.intercom_conversation_id).toBeNull();
  expect(data.intercom_conversation_link).toContain(`mailto:${encodeURIComponent(person.email)}`);
});

test("the best matching jobs come with points, without those applied to", async () => {
  const job = await given.openJob({ skills: ["go"] });
  const applied = await given.openJob({ skills: ["go"] });
  await given.application(person.developerId, applied.id);
  const { data } = (await api.call(calls.matching, params(), talent)).body;
  expect(data.length).toBeLessThanOrEqual(20);
  const ids = data.map((each) => each.job.id);
  expect(ids).toContain(job.id);
  expect(ids).not.toContain(applied.id);
  expect(data[0]?.points).toBeGreaterThan(4);
});
