import { contract } from "@devguild/contract/contract";
import { EVENT_TYPES, LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { liveEventAds, liveEventBackers, liveSessionSpeakers } from "./live-events.tables.ts";

const calls = contract.liveEvents;
const { REGISTRATION, LIVE, RECORDING } = LIVE_EVENT_STATUSES;
const { OWN_FORMAT } = EVENT_TYPES;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const list = async (query: Parameters<typeof api.call<typeof calls.list>>[1]["query"]) =>
  (await api.call(calls.list, { query })).body;
const details = (params: { id: number; slug: string }, token?: string) =>
  api.call(calls.details, { params }, { token });

describe("the list", () => {
  test("shows live events, then upcoming ones, then the newest recordings; nothing unpublished", async () => {
    const season = await given.liveSeason();
    const of = { season_id: season.id };
    const old = await given.liveEvent({ ...of, status: RECORDING, inHours: -2000 });
    const recent = await given.liveEvent({ ...of, status: RECORDING, inHours: -100 });
    const later = await given.liveEvent({ ...of, inHours: 300 });
    const soon = await given.liveEvent({ ...of, inHours: 30 });
    const on = await given.liveEvent({ ...of, status: LIVE, inHours: -1 });
    await given.liveEvent({ ...of, published: false });
    const { data, meta } = await list({ seasons: [season.id] });
    expect(data.map(({ id }) => id)).toEqual([on.id, soon.id, later.id, recent.id, old.id]);
    expect(meta).toEqual({ current_page: 1, last_page: 1, per_page: 12, total: 5 });
  });

  test("is filtered by season, skill and status, and paginated", async () => {
    const [one, other] = [await given.liveSeason(), await given.liveSeason()];
    const go = await given.skillId("go");
    const rust = await given.skillId("rust");
    const about = async (skill: number, season_id: number, status: 0 | 1 | 2) =>
      (await given.liveEvent({ skill_ids: [skill], season_id, status })).id;
    const first = await about(go, one.id, REGISTRATION);
    const second = await about(rust, one.id, RECORDING);
    const third = await about(go, other.id, RECORDING);
    const seasons = [one.id, other.id];
    const idsOf = async (query: object) =>
      (await list({ seasons, ...query })).data.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(await idsOf({})).toEqual([first, second, third]);
    expect(await idsOf({ seasons: [one.id] })).toEqual([first, second]);
    expect(await idsOf({ skills: [go] })).toEqual([first, third]);
    expect(await idsOf({ skills: [go], status: RECORDING })).toEqual([third]);
    const paged = await list({ seasons, page: 2, per_page: 2 });
    expect(paged.meta).toMatchObject({ current_page: 2, last_page: 2, total: 3 });
    expect(paged.data).toHaveLength(1);
  });

  test.each(["3", "-1", "live"])("rejects a status of %s", async (status) => {
    const { status: code, problem } = await api.send("GET", `/live-events?status=${status}`);
    expect(code).toBe(422);
    expect(Object.keys(problem.errors)).toEqual(["status"]);
  });

  test("offers the seasons and skills of published events", async () => {
    const [used, unused] = [await given.liveSeason("Used"), await given.liveSeason("Unused")];
    const [go, kotlin] = [await given.skillId("go"), await given.skillId("kotlin")];
    await given.liveEvent({ season_id: used.id, skill_ids: [go] });
    await given.liveEvent({ season_id: unused.id, skill_ids: [kotlin], published: false });
    const { data } = (await api.call(calls.options, {})).body;
    expect(data.seasons.map(({ label }) => label)).toContain("Used");
    expect(data.seasons.map(({ label }) => label)).not.toContain("Unused");
    expect(data.skills.map(({ id }) => id)).toContain(go);
    expect(data.skills.map(({ id }) => id)).not.toContain(kotlin);
    const seasons = (await api.call(calls.seasons, {})).body.data;
    expect(seasons.map(({ label }) => label)).toEqual(expect.arrayContaining(["Used", "Unused"]));
  });

  test("includes all published events, and features the upcoming ones", async () => {
    const next = await given.liveEvent({ inHours: 0.1 });
    const hidden = await given.liveEvent({ inHours: 0.05, published: false });
    const names = (await api.call(calls.names, {})).body.data.map(({ id }) => id);
    expect(names).toContain(next.id);
    expect(names).not.toContain(hidden.id);
    const featured = (await api.call(calls.featured, { query: { count: 1 } })).body.data;
    expect(featured.map(({ id }) => id)).toEqual([next.id]);
  });
});

describe("an event's page", () => {
  test("shows the programme, the speakers and the supporters", async () => {
    const speaker = await given.speaker("Grace Test");
    const go = await given.skillId("go");
    const event = await given.liveEvent({
      speaker_ids: [speaker.id],
      skill_ids: [go],
      description: "<p>Bridges.</p>",
      capacity: 20,
      venue: "Hall 2",
      event_type: EVENT_TYPES.HYBRID,
    });
    const video = await given.video();
    const hidden = await given.liveSession(event.id, { published: false });
    const talk = await given.liveSession(event.id, { video_id: video.id, skill_ids: [go] });
    await api.db
      .insert(liveSessionSpeakers)
      .values({ session_id: talk.id, speaker_id: speaker.id });
    const backer = { live_event_id: event.id, url: "https://backer.example" };
    await api.db.insert(liveEventBackers).values([
      { ...backer, kind: "sponsor", name: "Sponsor" },
      { ...backer, kind: "partner", name: "Partner" },
    ]);
    await api.db.insert(liveEventAds).values({
      live_event_id: event.id,
      title: "Ad",
      url: "https://ad.example",
      partner_name: "Partner",
    });
    const { data } = (await details(event)).body;
    expect(data).toMatchObject({
      title: event.title,
      description_html: "<p>Bridges.</p>",
      venue: "Hall 2",
      capacity: 20,
      places_left: 20,
      user_registered: false,
      attendance_type: null,
      skills: [{ slug: "go" }],
      speakers: [{ name: "Grace Test", bio: "Speaks." }],
      sponsors: [{ name: "Sponsor" }],
      partners: [{ name: "Partner" }],
      ads: [{ title: "Ad" }],
    });
    expect(data.sessions).toMatchObject([
      {
        id: talk.id,
        starts_at: "2026-12-01T18:00:00.000Z",
        speakers: [{ name: "Grace Test" }],
        skills: [{ slug: "go" }],
        video: { id: video.id, slug: video.slug },
      },
    ]);
    expect(data.sessions.map(({ id }) => id)).not.toContain(hidden.id);
  });

  test("redirects a wrong slug to the canonical path, and works by slug alone", async () => {
    const { id, slug } = await given.liveEvent();
    for (const params of [
      { id, slug: "an-old-slug" },
      { id, slug: "placeholder" },
      { id: 0, slug },
    ]) {
      const answer = await details(params);
      expect(answer.status).toBe(301);
      expect(answer.headers.get("Location")).toBeNull();
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.problem).toMatchObject({ data: { path: `/en/live-events/${id}/${slug}` } });
    }
  });

  test("is a 404 for an unpublished event", async () => {
    const { id, slug } = await given.liveEvent({ published: false });
    for (const params of [
      { id, slug },
      { id: 0, slug },
      { id: 0, slug: "nobody-knows" },
    ])
      expect((await details(params)).status).toBe(404);
    expect((await api.call(calls.relatedJobs, { params: { id } })).status).toBe(404);
  });

  test("includes jobs for attendees", async () => {
    const { id } = await given.liveEvent({ skill_ids: [await given.skillId("go")] });
    expect((await api.call(calls.relatedJobs, { params: { id } })).status).toBe(200);
  });
});

describe("the video", () => {
  const stream_url = "https://www.youtube.com/watch?v=aaaaaaaaaaa";

  test("is the stream while live and the recording afterwards, but neither before", async () => {
    const recording = await given.video();
    const seen = async (status: 0 | 1 | 2) => {
      const event = await given.liveEvent({ status, stream_url, recording_video_id: recording.id });
      const { data } = (await details(event)).body;
      return [data.stream_url, data.recording?.id ?? null];
    };
    expect(await seen(REGISTRATION)).toEqual([null, null]);
    expect(await seen(LIVE)).toEqual([stream_url, null]);
    expect(await seen(RECORDING)).toEqual([null, recording.id]);
  });

  test("requires a login from guests if the event does", async () => {
    const { token } = await given.developer();
    const walled = await given.video({ requires_login: true });
    const open = await given.video();
    const live = await given.liveEvent({ status: LIVE, stream_url, requires_login: true });
    const recorded = { status: RECORDING, requires_login: true, recording_video_id: open.id };
    const past = await given.liveEvent(recorded);
    const ofWalled = await given.liveEvent({ status: RECORDING, recording_video_id: walled.id });
    for (const event of [live, past, ofWalled]) {
      const { data } = (await details(event)).body;
      expect(data).toMatchObject({ locked: true, stream_url: null, recording: null });
      expect((await details(event, token)).body.data.locked).toBe(false);
    }
    expect((await details(live, token)).body.data.stream_url).toBe(stream_url);
    expect((await details(past, token)).body.data.recording?.id).toBe(open.id);
  });

  test("is not one that was unpublished", async () => {
    const recording_video_id = (await given.video({ published: false })).id;
    const event = await given.liveEvent({ status: RECORDING, recording_video_id });
    expect((await details(event)).body.data.recording).toBeNull();
  });
});

describe("the live show", () => {
  test("is the current episode, the next one, and the newest ones to watch", async () => {
    const empty = (await api.call(calls.show, {})).body.data;
    expect(empty).toEqual({ current: null, next: null, video: null });

    const video = await given.video();
    const episode = { event_type: OWN_FORMAT };
    await given.liveEvent({ ...episode, inHours: 200 });
    const next = await given.liveEvent({ ...episode, inHours: 50 });
    const over = await given.liveEvent({ ...episode, inHours: -9 });
    const before = await given.liveEvent({
      ...episode,
      status: RECORDING,
      inHours: -500,
      recording_video_id: video.id,
    });
    const older = await given.liveEvent({ ...episode, status: RECORDING, inHours: -900 });
    await given.liveEvent({ status: RECORDING, inHours: -800 });
    const shown = (await api.call(calls.show, {})).body.data;
    expect(shown.current).toBeNull();
    expect(shown.next?.id).toBe(next.id);
    expect(shown.next?.id).not.toBe(over.id);
    expect(shown.video?.id).toBe(video.id);

    const on = await given.liveEvent({ ...episode, status: LIVE, inHours: -1 });
    expect((await api.call(calls.show, {})).body.data.current?.id).toBe(on.id);

    const previous = (await api.call(calls.previousEpisodes, {})).body;
    expect(previous.data.map(({ id }) => id)).toEqual([before.id, older.id]);
    expect(previous.meta.total).toBe(2);
  });
});
