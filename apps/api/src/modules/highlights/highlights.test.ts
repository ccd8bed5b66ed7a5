import { contract } from "@devguild/contract/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { highlights } from "./highlights.tables.ts";

const [VIDEO, LIVE_EVENT] = [1, 2];
const DAY = 86_400_000;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});
beforeEach(() => api.db.delete(highlights));

const inDays = (days: number) => new Date(Date.now() + days * DAY);
const shown = async (id: number) =>
  (await api.call(contract.highlights.active, { params: { id } })).body.data;

let serial = 0;
const liveEvent = async (values: Partial<typeof liveEvents.$inferInsert> = {}) => {
  serial += 1;
  const [row] = await api.db
    .insert(liveEvents)
    .values({
      slug: `highlighted-${serial}`,
      title: "Tonight",
      event_type: 3,
      starts_at: inDays(1),
      ends_at: inDays(1.1),
      timezone: "Europe/Vienna",
      published: true,
      ...values,
    })
    .returning();
  if (!row) throw new Error("No live event was made.");
  return row;
};

test("nothing is shown without highlights", async () => {
  expect(await shown(VIDEO)).toBeNull();
  expect(await shown(LIVE_EVENT)).toBeNull();
});

test("the first active highlight in its period is shown, with the image of its target", async () => {
  const [first, second] = [await given.speaker("Noor Test"), await given.speaker("Ada Test")];
  const video = await given.video({
    thumbnail_url: "/api/v2/files/cover.svg",
    speaker_ids: [first.id, second.id],
    event_id: (await given.event({ name: "Congress" })).id,
  });
  await given.highlight({ video_id: video.id, title: "Off", active: false });
  await given.highlight({ video_id: video.id, title: "Later", starts_at: inDays(1), position: 1 });
  await given.highlight({ video_id: video.id, title: "Over", ends_at: inDays(-1), position: 2 });
  await given.highlight({ video_id: video.id, title: "Second", position: 4 });
  await given.highlight({ video_id: video.id, title: "First", position: 3 });
  expect(await shown(VIDEO)).toMatchObject({
    title: "First",
    item_id: video.id,
    item_slug: video.slug,
    item_starts_at: null,
    image_url: "/api/v2/files/cover.svg",
    video: {
      duration_seconds: 1800,
      speakers: ["Noor Test", "Ada Test"],
      event: "Congress",
      requires_login: false,
    },
  });
});

test("a target that is not public or has ended is not highlighted", async () => {
  const hidden = await given.video({ published: false });
  await given.highlight({ video_id: hidden.id });
  expect(await shown(VIDEO)).toBeNull();
  const ended = await liveEvent({ starts_at: inDays(-1), ends_at: inDays(-0.9) });
  await given.highlight({ category: LIVE_EVENT, live_event_id: ended.id });
  const draft = await liveEvent({ published: false });
  await given.highlight({ category: LIVE_EVENT, live_event_id: draft.id });
  expect(await shown(LIVE_EVENT)).toBeNull();
  const coming = await liveEvent();
  await given.highlight({ category: LIVE_EVENT, live_event_id: coming.id, position: 9 });
  expect(await shown(LIVE_EVENT)).toMatchObject({
    item_id: coming.id,
    item_starts_at: coming.starts_at.toISOString(),
    video: null,
  });
});

test("there are two categories", async () => {
  const answer = await api.call(contract.highlights.active, { params: { id: 3 } });
  expect(answer.status).toBe(404);
});
