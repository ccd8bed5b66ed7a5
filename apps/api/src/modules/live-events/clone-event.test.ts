import { contract } from "@devguild/contract/contract";
import { LIVE_EVENT_MESSAGES as M } from "@devguild/schemas/constants/live-event-editing";
import { LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";

const calls = contract.adminLiveEvents;
const YEAR_MS = 364 * DAY_MS;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});

test("last year's event is copied with its sessions and speakers, but without its registrations", async () => {
  const speaker = await given.speaker();
  const event = await given.liveEvent({
    title: "Queues 2026",
    status: LIVE_EVENT_STATUSES.RECORDING,
    stream_url: "https://youtu.be/abcDEF_-123",
    recording_video_id: (await given.video()).id,
    capacity: 80,
    speaker_ids: [speaker.id],
  });
  const params = { id: event.id };
  const times = {
    starts_at: event.starts_at.toISOString(),
    ends_at: event.ends_at.toISOString(),
  };
  const backer = { name: "Acme", company_id: null, logo_url: null, url: null };
  const ad = {
    title: "Books",
    body: "",
    image_url: null,
    url: "https://a.example",
    partner_name: "A",
  };
  await api.call(
    calls.update,
    { params, body: { version: 1, sponsors: [backer], ads: [ad] } },
    editor,
  );
  await api.call(
    contract.liveSessions.create,
    { params, body: { title: "A talk", ...times, speaker_ids: [speaker.id] } },
    editor,
  );
  await given.liveRegistration(event.id, { email: "guest@test.example" });
  const starts_at = new Date(event.starts_at.getTime() + YEAR_MS).toISOString();
  const clone = (title: string) =>
    api.call(calls.clone, { params, body: { title, starts_at } }, editor);
  const { status, body } = await clone("Queues 2027");
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    title: "Queues 2027",
    slug: "queues-2027",
    status: LIVE_EVENT_STATUSES.REGISTRATION,
    published: false,
    starts_at,
    ends_at: new Date(event.ends_at.getTime() + YEAR_MS).toISOString(),
    capacity: 80,
    stream_url: null,
    recording: null,
    speakers: [{ id: speaker.id }],
    sponsors: [{ name: "Acme" }],
    ads: [{ title: "Books" }],
    audience: { on_site: 0, online: 0, unconfirmed: 0 },
  });
  const sessions = await api.call(
    contract.liveSessions.list,
    { params: { id: body.data.id } },
    editor,
  );
  expect(sessions.body.data).toMatchObject([
    { title: "A talk", starts_at, speakers: [{ id: speaker.id }] },
  ]);
  expect((await clone("Queues 2027")).json).toMatchObject({ errors: { title: [M.titleTaken] } });
});
