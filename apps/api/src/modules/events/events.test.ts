import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { beforeAll, describe, expect, test } from "vitest";

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

test("editors find events by name, city, period and audience; the next one is first", async () => {
  const editor = await given.admin("content-editor");
  const later = await given.conference({ name: "Quay Days", inDays: 90, city: "Gdańsk" });
  const sooner = await given.conference({ name: "Quay Night", inDays: 10, audience: "hr" });
  const past = await given.conference({ name: "Quay Past", inDays: -40 });
  await given.eventHomepage(later.id);
  const list = async (query: object) =>
    (await api.call(contract.events.list, { query }, editor)).body.data;
  expect((await list({ search: "quay" })).map(({ id }) => id)).toEqual([
    sooner.id,
    later.id,
    past.id,
  ]);
  expect((await list({ search: "gdansk" })).map(({ id }) => id)).toEqual([later.id]);
  expect((await list({ search: "quay", period: "past" })).map(({ id }) => id)).toEqual([past.id]);
  expect((await list({ audience: "hr" })).map(({ id }) => id)).toEqual([sooner.id]);
  const details = { params: { id: later.id } };
  expect((await api.call(contract.events.details, details, editor)).body.data).toMatchObject({
    name: "Quay Days",
    homepage: "draft",
    partners: 0,
    sessions: 0,
  });
});

describe("editors add an event", () => {
  const body = {
    name: "Harbour Días",
    type: 0,
    audience: "developers",
    starts_on: "2100-05-06",
    ends_on: "2100-05-07",
    timezone: "Europe/Berlin",
  } as const;
  let editor: Awaited<ReturnType<Given["admin"]>>;
  const create = (more: object = {}) =>
    api.call(contract.events.create, { body: { ...body, ...more } }, editor);
  const update = (id: number, change: BodyInput<typeof contract.events.update>) =>
    api.call(contract.events.update, { params: { id }, body: change }, editor);

  beforeAll(async () => {
    editor = await given.admin("content-editor");
  });

  test("whose slug comes from its name, and visitors see it in the menu", async () => {
    const { id, slug } = (await create({ city: "Hamburg" })).body.data;
    expect(slug).toBe("harbour-dias");
    expect(
      (await update(id, { city: "", external_url: "https://days.example" })).body.data,
    ).toMatchObject({
      city: null,
      external_url: "https://days.example",
      slug: "harbour-dias",
    });
    const listed = (await api.call(contract.catalogue.events, {})).body.data;
    expect(listed.find((event) => event.id === id)?.external_url).toBe("https://days.example");
  });

  test("but not twice, and not one that can’t be", async () => {
    const first = (await create({ name: "Only Once" })).body.data;
    expect((await create({ name: "Only Once" })).problem.errors).toHaveProperty("name");
    expect((await create({ slug: "only-once" })).problem.errors).toHaveProperty("slug");
    for (const [change, name] of [
      [{ ends_on: "2100-05-05" }, "ends_on"],
      [{ starts_on: "2100-05-08" }, "starts_on"],
      [{ country_id: 999_999_999 }, "country_id"],
      [{ timezone: "Europe/Atlantis" }, "timezone"],
      [{ external_url: "http://plain.example" }, "external_url"],
      [{ slug: "1234" }, "slug"],
    ] as const) {
      const fields = Object.keys((await update(first.id, change)).problem.errors ?? {});
      expect(fields).toEqual([name === "starts_on" ? "ends_on" : name]);
    }
    const details = { params: { id: first.id } };
    expect((await api.call(contract.events.details, details, editor)).body.data).toEqual(first);
  });
});
