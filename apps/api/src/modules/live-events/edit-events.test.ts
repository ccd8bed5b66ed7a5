import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import {
  CHANGE_UNDO_S,
  describeTakenSeats,
  LIVE_EVENT_MESSAGES as M,
} from "@devguild/schemas/constants/live-event-editing";
import {
  ATTENDANCE_TYPES,
  EVENT_TYPES,
  LIVE_EVENT_STATUSES,
} from "@devguild/schemas/constants/live-events";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS, SECOND_MS } from "../../time.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { liveEventAds, liveEventSpeakers, liveSessions } from "./live-events.tables.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";
import { enqueueChanges } from "./send-changes.commands.ts";

const calls = contract.adminLiveEvents;
const { REGISTRATION, LIVE, RECORDING } = LIVE_EVENT_STATUSES;
const { ON_SITE, ONLINE } = ATTENDANCE_TYPES;
const NOBODY: number[] = [999_999];
const TIMES = { starts_at: "2027-03-01T17:00:00.000Z", ends_at: "2027-03-01T19:00:00.000Z" };

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});

let serial = 0;
const create = (body: Partial<BodyInput<typeof calls.create>> = {}) => {
  serial += 1;
  const kind = { event_type: EVENT_TYPES.ONLINE, timezone: "Europe/Berlin" };
  const sent = { title: `Queues, part ${serial}`, ...kind, ...TIMES, ...body };
  return api.call(calls.create, { body: sent }, editor);
};
const update = (id: number, body: BodyInput<typeof calls.update>) =>
  api.call(calls.update, { params: { id }, body }, editor);
const read = async (id: number) =>
  (await api.call(calls.details, { params: { id } }, editor)).body.data;
const isPublic = async ({ id, slug }: { id: number; slug: string }) =>
  (await api.call(contract.liveEvents.details, { params: { id, slug } })).status === 200;

describe("an editor", () => {
  test("creates an event that nobody sees yet, publishes it, and takes it off the site", async () => {
    const { status, body } = await create({ title: " Größe & Maß " });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      title: "Größe & Maß",
      slug: "grosse-and-mass",
      status: REGISTRATION,
      published: false,
      version: 1,
    });
    expect(await isPublic(body.data)).toBe(false);
    await update(body.data.id, { version: 1, published: true });
    expect(await isPublic(body.data)).toBe(true);
    await update(body.data.id, { version: 2, published: false });
    expect(await isPublic(body.data)).toBe(false);
    const entries = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subject, "live-event"), eq(auditLog.subject_id, body.data.id)))
      .orderBy(auditLog.id);
    expect(entries.map(({ action }) => action)).toEqual([
      "live-event.create",
      "live-event.publish",
      "live-event.unpublish",
    ]);
  });

  test("fills its page; what isn't sent stays", async () => {
    const company = await given.company();
    const [first, second] = [await given.speaker(), await given.speaker()];
    const backer = { name: "Acme", company_id: company.id, logo_url: null, url: "" };
    const { body } = await create({
      description_html: '<p onclick="x()">Why</p><script>x()</script>',
      season_id: (await given.liveSeason("Season 9")).id,
      skill_ids: [await given.skillId("go")],
      speaker_ids: [second.id, first.id],
      stream_url: "https://youtu.be/abcDEF_-123",
      recording_video_id: (await given.video({ title: "The talk" })).id,
      sponsors: [backer],
      ads: [
        { title: "Books", body: "", image_url: null, url: "https://a.example", partner_name: "A" },
      ],
    });
    const before = body.data;
    expect(before).toMatchObject({
      description_html: "<p>Why</p>",
      season: { label: "Season 9" },
      speakers: [{ id: second.id }, { id: first.id }],
      recording: { label: "The talk" },
      sponsors: [{ name: "Acme", company: { id: company.id }, url: null }],
      partners: [],
      ads: [{ title: "Books", url: "https://a.example/" }],
    });
    const changed = await update(before.id, { version: 1, partners: [backer], speaker_ids: [] });
    expect(changed.body.data).toEqual({
      ...before,
      partners: before.sponsors,
      speakers: [],
      version: 2,
    });
  });

  test("is told at its field what is wrong, and nothing changes", async () => {
    const { id } = (await create({ title: "Untouched" })).body.data;
    const before = await read(id);
    for (const [sent, errors] of [
      [{ ends_at: TIMES.starts_at }, { ends_at: [M.endBeforeStart] }],
      [{ timezone: "Europe/Atlantis" }, { timezone: [M.zoneUnknown] }],
      [{ speaker_ids: NOBODY }, { speaker_ids: [M.speakerUnknown] }],
      [{ recording_video_id: 999_999 }, { recording_video_id: [M.videoUnknown] }],
      [{ season_id: 999_999 }, { season_id: [M.seasonUnknown] }],
      [{ published: true, event_type: EVENT_TYPES.HYBRID }, { venue: [M.venueRequired] }],
      [{ status: LIVE, published: true }, { stream_url: [M.streamRequired] }],
    ] as const) {
      const refused = await update(id, { version: 1, title: "Changed", ...sent });
      expect(refused).toMatchObject({ status: 422, json: { errors } });
    }
    expect(await read(id)).toEqual(before);
  });

  test("can't give away an address twice", async () => {
    const { slug } = (await create({ title: "Only one" })).body.data;
    expect((await create({ title: "Only One!" })).json).toMatchObject({
      errors: { title: [M.titleTaken] },
    });
    const { id } = (await create()).body.data;
    expect((await update(id, { version: 1, slug })).json).toMatchObject({
      errors: { slug: [M.slugTaken] },
    });
  });

  test("overwrites nothing unseen: the second of two who save at once is refused", async () => {
    const { id } = (await create()).body.data;
    const answers = await Promise.all([
      update(id, { version: 1, subtitle: "The one" }),
      update(id, { version: 1, subtitle: "The other" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await read(id)).version).toBe(2);
  });

  test("goes live, ends and steps back, one step at a time", async () => {
    const stream = { stream_url: "https://youtu.be/abcDEF_-123" };
    const { id } = (await create(stream)).body.data;
    await update(id, { version: 1, published: true });
    expect((await update(id, { version: 2, status: RECORDING })).status).toBe(409);
    for (const [version, status] of [
      [2, LIVE],
      [3, RECORDING],
      [4, LIVE],
      [5, REGISTRATION],
    ] as const)
      expect((await update(id, { version, status })).body.data.status).toBe(status);
  });

  test("deletes an event with all that is on its page, but none that people registered for", async () => {
    const { id } = (await create({ speaker_ids: [(await given.speaker()).id] })).body.data;
    await given.liveSession(id);
    await given.highlight({ category: 2, live_event_id: id });
    expect(await read(id)).toMatchObject({ sessions: 1, highlights: 1 });
    await given.liveRegistration(id, { email: "guest@test.example" });
    const remove = () => api.call(calls.remove, { params: { id } }, editor);
    expect(await remove()).toMatchObject({ status: 409, json: { message: M.hasRegistrations } });
    await api.db.delete(liveEventRegistrations).where(eq(liveEventRegistrations.live_event_id, id));
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    for (const [table, column] of [
      [liveSessions, liveSessions.live_event_id],
      [liveEventSpeakers, liveEventSpeakers.live_event_id],
      [liveEventAds, liveEventAds.live_event_id],
    ] as const)
      expect(await api.db.$count(table, eq(column, id))).toBe(0);
  });
});

describe("the list", () => {
  test("has every event, filtered, sorted and counted", async () => {
    const season = await given.liveSeason("Season 12");
    const inSeason = { season_id: season.id };
    const full = await given.liveEvent({ ...inSeason, title: "Beta", status: RECORDING });
    const draft = await given.liveEvent({ ...inSeason, title: "Alpha", published: false });
    await given.liveSession(full.id);
    await given.liveRegistration(full.id, { email: "one@test.example" });
    await given.liveRegistration(full.id, {
      email: "two@test.example",
      attendance_type: ON_SITE,
    });
    await given.liveRegistration(full.id, { email: "three@test.example", confirmed_at: null });
    const list = async (query: object) =>
      (await api.call(calls.list, { query: { seasons: [season.id], ...query } }, editor)).body;
    const { data, meta } = await list({ order_by: "title", order_by_direction: "asc" });
    expect(data.map(({ id }) => id)).toEqual([draft.id, full.id]);
    expect(meta.total).toBe(2);
    expect(data[1]).toMatchObject({
      sessions: 1,
      audience: { on_site: 1, online: 1, unconfirmed: 1 },
    });
    for (const [query, id] of [
      [{ order_by: "registrations", per_page: 1 }, full.id],
      [{ statuses: [RECORDING] }, full.id],
      [{ published: "0" }, draft.id],
      [{ search: "alph" }, draft.id],
    ] as const)
      expect((await list(query)).data.map((row) => row.id)).toEqual([id]);
  });
});

describe("when an editor moves or unpublishes an event", () => {
  const subjects = async (to: string) => (await api.mailsTo(to)).map(({ subject }) => subject);
  const onceUndoIsOver = () =>
    enqueueChanges(api.db, new Date(Date.now() + (CHANGE_UNDO_S + 1) * SECOND_MS));
  const setUp = async () => {
    serial += 1;
    const event = await given.liveEvent({
      event_type: EVENT_TYPES.HYBRID,
      venue: "Hall 2",
      capacity: 1,
    });
    const people = { onSite: `site${serial}@test.example`, online: `online${serial}@test.example` };
    await given.liveRegistration(event.id, { email: people.onSite, attendance_type: ON_SITE });
    await given.liveRegistration(event.id, { email: people.online, attendance_type: ONLINE });
    const times = {
      starts_at: new Date(event.starts_at.getTime() + DAY_MS).toISOString(),
      ends_at: new Date(event.ends_at.getTime() + DAY_MS).toISOString(),
    };
    return { event, people, times };
  };

  test("its sessions move along, and people hear of it once it can't be undone any more", async () => {
    const { event, people, times } = await setUp();
    const session = await given.liveSession(event.id);
    await update(event.id, { version: 1, ...times });
    await enqueueChanges(api.db);
    expect(await subjects(people.online)).toEqual([]);
    await onceUndoIsOver();
    for (const email of [people.onSite, people.online])
      expect(await subjects(email)).toEqual([`New time or place: ${event.title}`]);
    const [moved] = await api.db.select().from(liveSessions).where(eq(liveSessions.id, session.id));
    expect(moved?.starts_at.getTime()).toBe(session.starts_at.getTime() + DAY_MS);
    expect(moved?.ends_at.getTime()).toBe(session.ends_at.getTime() + DAY_MS);
  });

  test("nobody hears of what was undone in time", async () => {
    const { event, people, times } = await setUp();
    await update(event.id, { version: 1, ...times });
    const { starts_at, ends_at } = event;
    await update(event.id, {
      version: 2,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    });
    await onceUndoIsOver();
    expect(await subjects(people.online)).toEqual([]);
  });

  test("a group that was unticked isn't emailed, not later either", async () => {
    const { event, people } = await setUp();
    await update(event.id, { version: 1, published: false, unnotified: ["online"] });
    await onceUndoIsOver();
    expect(await subjects(people.onSite)).toEqual([`Cancelled: ${event.title}`]);
    expect(await subjects(people.online)).toEqual([]);
    await update(event.id, { version: 2, published: true, unnotified: ["online"] });
    await onceUndoIsOver();
    expect(await subjects(people.onSite)).toContain(`Back on: ${event.title}`);
    expect(await subjects(people.online)).toEqual([]);
  });

  test("what people registered for stays possible", async () => {
    const { event } = await setUp();
    await given.liveRegistration(event.id, { email: "b@test.example", attendance_type: ON_SITE });
    const refused = await update(event.id, { version: 1, event_type: EVENT_TYPES.ONLINE });
    expect(refused.json).toMatchObject({
      errors: {
        event_type: ["2 people have registered on site."],
        capacity: [describeTakenSeats(2)],
      },
    });
  });
});
