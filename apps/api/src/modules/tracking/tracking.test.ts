import { contract } from "@devguild/contract/contract";
import { desc } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";
import { flushEvents } from "./tracking.commands.ts";
import { trackingEvents } from "./tracking.tables.ts";

const { record } = contract.tracking;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const view = (caller: Caller = {}) =>
  api.call(record, { body: { event_type: "job.card-view", event_data: { job_id: 7 } } }, caller);

test("an event is stored with the login and the company of whoever sent it", async () => {
  const company = await given.company();
  const recruiter = await given.companyUser(company.id);
  expect((await view()).status).toBe(204);
  expect((await view(recruiter)).status).toBe(204);
  expect(await api.db.$count(trackingEvents)).toBe(0);
  await flushEvents(api.db);
  const events = await api.db.select().from(trackingEvents).orderBy(desc(trackingEvents.id));
  expect(events).toMatchObject([
    { event_data: { job_id: 7 }, user_id: recruiter.userId, company_id: company.id },
    { event_data: { job_id: 7 }, user_id: null, company_id: null },
  ]);
});

test("many events are written at once", async () => {
  const busy = { address: "203.0.113.97" };
  const before = await api.db.$count(trackingEvents);
  await Promise.all(Array.from({ length: 200 }, () => view(busy)));
  await expect.poll(() => api.db.$count(trackingEvents)).toBe(before + 200);
});

test("a single event is written about a second later", async () => {
  const before = await api.db.$count(trackingEvents);
  await view();
  await expect.poll(() => api.db.$count(trackingEvents), { timeout: 5000 }).toBe(before + 1);
});

test.each([
  [{ event_type: "job.unknown" }, "event_type"],
  [{ event_type: "job.card-view" }, "event_data.job_id"],
  [{ event_type: "job.card-view", event_data: { job_id: "7" } }, "event_data.job_id"],
  [{ event_type: "search.jobs", event_data: { a: "x".repeat(8001) } }, "event_data"],
])("an invalid event is rejected: %j", async (body, field) => {
  const answer = await api.send("POST", "/tracking/event", { body: JSON.stringify(body) });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.problem.errors)).toEqual([field]);
});

test("nobody sends more than 600 events a minute", async () => {
  const here = { address: "203.0.113.99" };
  // Fewer at a time than the database's connections have waiting places for.
  const answers: Awaited<ReturnType<typeof view>>[] = [];
  for (let group = 0; group < 11; group++)
    answers.push(...(await Promise.all(Array.from({ length: 55 }, () => view(here)))));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(600);
  expect((await view({ address: "203.0.113.98" })).status).toBe(204);
});

test.each([
  "candidate.cv-company-click",
  "candidate.linkedin-company-click",
  "candidate.show-details-company-click",
] as const)("%s is stored for the company that looked at its candidate", async (event_type) => {
  const company = await given.company();
  const recruiter = await given.companyUser(company.id);
  const click = (event_data: Record<string, unknown>) =>
    api.call(record, { body: { event_type, event_data } }, recruiter);
  expect((await click({ candidate_id: 12 })).status).toBe(204);
  await flushEvents(api.db);
  const [latest] = await api.db.select().from(trackingEvents).orderBy(desc(trackingEvents.id));
  expect(latest).toMatchObject({
    event_type,
    event_data: { candidate_id: 12 },
    user_id: recruiter.userId,
    company_id: company.id,
  });
  const nameless = await click({});
  expect(Object.keys(nameless.problem.errors)).toEqual(["event_data.candidate_id"]);
});
