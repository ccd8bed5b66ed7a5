import { contract } from "@devguild/contract/contract";
import { EVENT_MESSAGES } from "@devguild/schemas/constants/events";
import { findConflicts } from "@devguild/schemas/constants/live-programme";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { partnershipSessions } from "../partnerships/partnerships.tables.ts";

const calls = contract.eventProgramme;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});

type Conference = Awaited<ReturnType<Given["conference"]>>;
const slot = (event: Conference, from: string, until: string) => ({
  starts_at: `${event.starts_on}T${from}:00Z`,
  ends_at: `${event.starts_on}T${until}:00Z`,
});
const add = (event: Conference, from: string, until: string, values: object = {}) =>
  api.call(
    calls.create,
    {
      params: { id: event.id },
      body: { title: `At ${from}`, kind: "talk", ...slot(event, from, until), ...values },
    },
    editor,
  );
const listTitles = async (event: Conference) =>
  (await api.call(calls.list, { params: { id: event.id } }, editor)).body.data.map(
    ({ title }) => title,
  );

describe("an event’s programme", () => {
  test("is listed by time, with speakers, halls and who is in two places", async () => {
    const event = await given.conference();
    const ada = await given.speaker("Ada Twice");
    await add(event, "10:30", "11:30", { room: "Hall 2", speaker_ids: [ada.id] });
    await add(event, "10:00", "11:00", { room: "Hall 1", speaker_ids: [ada.id] });
    const { data } = (await api.call(calls.list, { params: { id: event.id } }, editor)).body;
    expect(data.map(({ title, room }) => [title, room])).toEqual([
      ["At 10:00", "Hall 1"],
      ["At 10:30", "Hall 2"],
    ]);
    const conflicts = findConflicts(data.map((each) => Object.assign(each, { stage: each.room })));
    expect(conflicts).toMatchObject([{ speaker: "Ada Twice", from: data[1]?.starts_at }]);
  });

  test("has sessions on the event’s days only", async () => {
    const event = await given.conference();
    const early = await api.call(
      calls.create,
      {
        params: { id: event.id },
        body: {
          title: "Early",
          kind: "talk",
          starts_at: "2020-01-01T10:00:00Z",
          ends_at: "2020-01-01T11:00:00Z",
        },
      },
      editor,
    );
    expect(early.problem.errors).toEqual({ starts_at: [EVENT_MESSAGES.otherDay] });
    const unknown = await add(event, "10:00", "11:00", { speaker_ids: [999_999] });
    expect(Object.keys(unknown.problem.errors)).toEqual(["speaker_ids"]);
    expect(await listTitles(event)).toEqual([]);
  });

  test("isn’t overwritten unseen, and shows on the event’s public page at once", async () => {
    const event = await given.conference();
    const { id, version } = (await add(event, "10:00", "11:00")).body.data;
    const save = (title: string) =>
      api.call(
        calls.update,
        { params: { id: event.id, sessionId: id }, body: { title, version } },
        editor,
      );
    const both = await Promise.all([save("Mine"), save("Theirs")]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [title] = await listTitles(event);
    await given.eventHomepage(event.id, {
      live: true,
      sections: [
        { type: "sessions", title: "Programme", body_html: "", item_ids: [], position: 0 },
      ],
    });
    const page = await api.call(contract.eventHomepages.page, { params: { slug: event.slug } });
    expect(JSON.stringify(page.body)).toContain(title);
  });

  test("names the companies that chose a session, and takes it from them when it is deleted", async () => {
    const company = await given.company({ name: "Nimbrel Harbour" });
    const { id: partnership_id, event } = await given.partnership(company.id);
    const session = await given.eventSession(event);
    await api.db.insert(partnershipSessions).values({ partnership_id, session_id: session.id });
    const { data } = (await api.call(calls.list, { params: { id: event.id } }, editor)).body;
    expect(data.find(({ id }) => id === session.id)?.partners).toEqual(["Nimbrel Harbour"]);
    const params = { id: event.id, sessionId: session.id };
    expect((await api.call(calls.remove, { params }, editor)).status).toBe(204);
    expect(await api.db.$count(partnershipSessions)).toBe(0);
    expect((await api.call(calls.remove, { params }, editor)).status).toBe(404);
  });
});
