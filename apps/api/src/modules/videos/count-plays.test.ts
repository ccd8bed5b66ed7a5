import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { enqueue } from "../../queue/queue.ts";
import { flushEvents } from "../tracking/tracking.commands.ts";
import { trackingEvents } from "../tracking/tracking.tables.ts";
import { countPlays } from "./count-plays.commands.ts";
import { videos } from "./videos.tables.ts";
import { countPlaysTask } from "./videos.tasks.ts";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const start = async (video_id: unknown, event_type = "video.play-started") => {
  const answer = await api.send("POST", "/tracking/event", {
    body: JSON.stringify({ event_type, event_data: { video_id } }),
  });
  await flushEvents(api.db);
  return answer;
};

const playsOf = async () => {
  const rows = await api.db.select({ id: videos.id, plays: videos.plays }).from(videos);
  return new Map(rows.map(({ id, plays }) => [id, plays]));
};

test("each play counts once, however often the task runs", async () => {
  const [watched, other] = [await given.video({ plays: 5 }), await given.video()];
  for (const _ of [1, 2, 3]) await start(watched.id);
  await start(other.id, "search.videos");
  await start(999_999);
  await enqueue(api.db, countPlaysTask());
  await api.queue.drain();
  expect((await playsOf()).get(watched.id)).toBe(8);
  await countPlays(api.db);
  await countPlays(api.db);
  await start(watched.id);
  await start(other.id);
  await countPlays(api.db);
  const plays = await playsOf();
  expect([plays.get(watched.id), plays.get(other.id)]).toEqual([9, 1]);
  const { body } = await api.call(contract.videos.list, { query: { orderBy: "popular" } });
  expect(body.data.map(({ id }) => id)).toEqual([watched.id, other.id]);
});

test("two tasks at once count each play once", async () => {
  const { id } = await given.video();
  await api.db.insert(trackingEvents).values(
    Array.from({ length: 2500 }, () => ({
      event_type: "video.play-started",
      event_data: { video_id: id },
    })),
  );
  await Promise.all([countPlays(api.db), countPlays(api.db), countPlays(api.db)]);
  expect((await playsOf()).get(id)).toBe(2500);
});

test("an invalid play does not stop the count", async () => {
  const { id } = await given.video();
  await api.db.insert(trackingEvents).values([
    { event_type: "video.play-started", event_data: {} },
    { event_type: "video.play-started", event_data: { video_id: "x" } },
    { event_type: "video.play-started", event_data: { video_id: id } },
  ]);
  await countPlays(api.db);
  expect((await playsOf()).get(id)).toBe(1);
  expect((await start("x")).status).toBe(422);
  expect((await start(undefined)).status).toBe(422);
});
