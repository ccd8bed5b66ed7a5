import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

test("companies see an event’s programme by time, with its speakers, and nothing of other events", async () => {
  const person = await given.companyUser((await given.company()).id);
  const [event, other] = [await given.conference(), await given.conference()];
  await given.eventSession(event, {
    title: "Second",
    starts_at: new Date(`${event.starts_on}T15:00:00Z`),
  });
  await given.eventSession(event, { title: "First", kind: "workshop", speaker: "Jonas Brandt" });
  await given.eventSession(other);
  const { body } = await api.call(contract.events.sessions, { params: { id: event.id } }, person);
  expect(body.data).toMatchObject([
    { title: "First", kind: "workshop", room: "Stage 2", speakers: [{ name: "Jonas Brandt" }] },
    { title: "Second", kind: "talk", speakers: [] },
  ]);
  const unknown = await api.call(contract.events.sessions, { params: { id: 999_999 } }, person);
  expect(unknown.status).toBe(404);
});
