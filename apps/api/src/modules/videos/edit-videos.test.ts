import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { VIDEO_MESSAGES as M } from "@devguild/schemas/constants/video-editing";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";

const calls = contract.adminVideos;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;
let colleague: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
  colleague = await given.admin();
});

let serial = 0;
const create = (body: Partial<BodyInput<typeof calls.create>> = {}) => {
  serial += 1;
  const sent = {
    title: `A queue is a promise, part ${serial}`,
    provider: "youtube" as const,
    provider_video_id: "abcDEF_-123",
    duration_seconds: 1725,
    release_date: "2026-05-01",
    ...body,
  };
  return api.call(calls.create, { body: sent }, editor);
};
const added = async (body?: Partial<BodyInput<typeof calls.create>>) =>
  (await create(body)).body.data;
const update = (id: number, body: BodyInput<typeof calls.update>, by = editor) =>
  api.call(calls.update, { params: { id }, body }, by);
const read = async (id: number) =>
  (await api.call(calls.details, { params: { id } }, editor)).body.data;
const list = async (query: Parameters<typeof api.call<typeof calls.list>>[1]["query"]) =>
  (await api.call(calls.list, { query: { per_page: 100, ...query } }, editor)).body.data;
const listPublic = async (metadata: string) =>
  (await api.call(contract.videos.list, { query: { metadata } })).body.data;

describe("an editor", () => {
  test("adds a video with an address made from its title; nobody sees it yet", async () => {
    const video = await added({ title: "  Größe & Maß " });
    expect(video).toMatchObject({
      title: "Größe & Maß",
      slug: "grosse-and-mass",
      status: false,
      requires_login_status: false,
      version: 1,
      event: null,
      skills: [],
    });
    expect(await listPublic("Größe")).toEqual([]);
  });

  test.each([
    ["https://www.youtube.com/watch?v=abcDEF_-123&t=30", "youtube", "abcDEF_-123"],
    ["https://vimeo.com/745123456", "vimeo", "745123456"],
    [" abcDEF_-123 ", "youtube", "abcDEF_-123"],
  ])("pastes %s", async (typed, provider, id) => {
    expect(await added({ provider_video_id: typed })).toMatchObject({
      provider,
      provider_video_id: id,
    });
  });

  test("finds everything of a video again, and what visitors see follows at once", async () => {
    const event = await given.event();
    const speakers = [await given.speaker("Ada First"), await given.speaker("Bo Second")];
    const go = await given.skillId("go");
    const { id } = await added({ title: "Everything about outboxes" });
    const sent = {
      description_html: '<p onclick="x()">Why.</p><script>x()</script>',
      thumbnail_url: "/api/files/covers/sample-1.jpg",
      event_id: event.id,
      skill_ids: [go, go],
      speaker_ids: speakers.map((speaker) => speaker.id),
      topics: ["Queues", "Queues"],
      status: true,
      requires_login: true,
      featured: true,
    };
    const { body } = await update(id, { ...sent, version: 1 });
    expect(body.data).toMatchObject({
      description_html: "<p>Why.</p>",
      event: { id: event.id, label: event.name },
      speakers: [{ name: "Ada First" }, { name: "Bo Second" }],
      topics: ["Queues"],
      status: true,
      requires_login_status: true,
      version: 2,
    });
    expect(body.data.skills).toEqual([{ id: go, label: "Go" }]);
    const [card] = await listPublic("Everything outboxes");
    expect(card).toMatchObject({ id, locked: true, featured: true });
    const page = await api.call(contract.videos.details, {
      params: { id, slug: body.data.slug },
    });
    expect(page.body.data.provider_video_id).toBeNull();
    await update(id, { status: false, version: 2 });
    expect(await listPublic("Everything outboxes")).toEqual([]);
  });

  test("changes only what is sent", async () => {
    const before = await added({ speaker_ids: [(await given.speaker()).id], topics: ["Logs"] });
    const { body } = await update(before.id, { version: 1, featured: true });
    expect(body.data).toEqual({
      ...before,
      featured: true,
      version: 2,
      updated_at: body.data.updated_at,
    });
  });

  test("deletes one; the log says who did what", async () => {
    const { id } = await added();
    await update(id, { version: 1, status: true });
    const remove = () => api.call(calls.remove, { params: { id } }, editor);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await api.call(calls.details, { params: { id } }, editor)).status).toBe(404);
    const entries = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subject, "video"), eq(auditLog.subject_id, id)))
      .orderBy(auditLog.id);
    expect(entries.map(({ action }) => action)).toEqual([
      "video.create",
      "video.edit",
      "video.delete",
    ]);
  });
});

describe("what can’t be right is said at its field, and changes nothing", () => {
  test("a host’s id, a date, and what doesn’t exist", async () => {
    const { status, problem } = await create({ provider_video_id: "https://example.com/1" });
    expect(status).toBe(422);
    expect(problem.errors).toEqual({ provider_video_id: [M.hostInvalid] });
    const unknown = await create({ event_id: 9e9, skill_ids: [9e9], speaker_ids: [9e9] });
    expect(unknown.problem.errors).toEqual({
      event_id: [M.eventUnknown],
      skill_ids: [M.skillUnknown],
      speaker_ids: [M.speakerUnknown],
    });
    expect((await create({ release_date: "2026-02-30" })).problem.errors).toEqual({
      release_date: [M.dateRequired],
    });
  });

  test("an address that another video has", async () => {
    const first = await added({ slug: "taken-here" });
    expect((await create({ slug: "taken-here" })).problem.errors).toEqual({
      slug: [M.slugTaken],
    });
    expect((await create({ title: first.title, slug: undefined })).status).toBe(201);
    expect((await create({ title: "Taken here" })).problem.errors).toEqual({
      title: [M.titleTaken],
    });
  });

  test("only one video is live, also of two that start at once", async () => {
    const videos = await Promise.all([added(), added()]);
    const answers = await Promise.all(
      videos.map(({ id }) => update(id, { version: 1, currently_live: true })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.problem.errors).toEqual({ currently_live: [M.otherLive] });
    const live = answers.find(({ status }) => status === 200)?.body.data;
    if (live) await update(live.id, { version: live.version, currently_live: false });
  });
});

test("of two editors who change one video, the second is refused", async () => {
  const { id } = await added();
  const answers = await Promise.all([
    update(id, { version: 1, title: "Mine" }),
    update(id, { version: 1, title: "Theirs" }, colleague),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.code).toBe("video_changed");
  expect((await read(id)).title).toBe(answers[0].status === 200 ? "Mine" : "Theirs");
});

describe("the list", () => {
  test("filters by event, skill, login, status, and words in title, topics and speakers", async () => {
    const event = await given.event();
    const rust = await given.skillId("rust");
    const speaker = await given.speaker("Xaviera Zuniga");
    const one = await added({
      event_id: event.id,
      skill_ids: [rust],
      speaker_ids: [speaker.id],
      topics: ["Quicksilver"],
      requires_login: true,
      status: true,
    });
    const other = await added({ event_id: event.id });
    const ids = async (query: Parameters<typeof list>[0]) =>
      (await list({ events: [event.id], ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual([other.id, one.id]);
    expect(await ids({ skills: [rust] })).toEqual([one.id]);
    expect(await ids({ requiresLogin: [false] })).toEqual([other.id]);
    expect(await ids({ requiresLogin: [false, true] })).toEqual([other.id, one.id]);
    expect(await ids({ status: [true] })).toEqual([one.id]);
    expect(await ids({ metadata: "zúñiga quick" })).toEqual([one.id]);
    expect(await ids({ metadata: String(other.id) })).toEqual([other.id]);
    const titles = await api.call(calls.titles, { query: { events: [event.id] } }, editor);
    expect(titles.body.data.map(({ id }) => id)).toEqual([other.id, one.id]);
  });

  test("has 30 a page and is ordered as wanted", async () => {
    const event = await given.event();
    for (let at = 0; at < 31; at += 1)
      await given.video({ event_id: event.id, duration_seconds: 100 + at });
    const query = { events: [event.id], order_by: "duration_seconds" as const };
    const answer = await api.call(calls.list, { query }, editor);
    expect(answer.body.data).toHaveLength(30);
    expect(answer.body.data[0]?.duration_seconds).toBe(130);
    expect(answer.body.meta).toMatchObject({ total: 31, last_page: 2, per_page: 30 });
    const upwards = await list({ ...query, order_by_direction: "asc" });
    expect(upwards[0]?.duration_seconds).toBe(100);
  });

  test("is a spreadsheet, as filtered", async () => {
    const { title } = await added({ title: "Only this one, please" });
    const { json } = await api.send("GET", "/admin/videos/csv?metadata=only+please", editor);
    const lines = String(json).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"${title}"`);
  });
});
