import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { LIVE_EVENT_MESSAGES } from "@devguild/schemas/constants/live-event-editing";
import { SESSION_MESSAGES as M } from "@devguild/schemas/constants/live-programme";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.liveSessions;
const TIMES = { starts_at: "2027-03-01T17:00:00.000Z", ends_at: "2027-03-01T17:45:00.000Z" };

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});

const create = (id: number, body: Partial<BodyInput<typeof calls.create>> = {}) =>
  api.call(calls.create, { params: { id }, body: { title: "A talk", ...TIMES, ...body } }, editor);
const setUp = async (body?: Partial<BodyInput<typeof calls.create>>) => {
  const event = await given.liveEvent();
  const session = (await create(event.id, body)).body.data;
  const params = { id: event.id, sessionId: session.id };
  const update = (sent: BodyInput<typeof calls.update>) =>
    api.call(calls.update, { params, body: sent }, editor);
  const toggle = () => api.call(calls.toggleStatus, { params }, editor);
  return { event, session, params, update, toggle };
};
const readPage = async ({ id, slug }: { id: number; slug: string }) =>
  (await api.call(contract.liveEvents.details, { params: { id, slug } })).body.data.sessions;

describe("an editor", () => {
  test("adds a session, which visitors see once it is published, and no more after that", async () => {
    const [first, second] = [await given.speaker(), await given.speaker()];
    const { event, session, toggle } = await setUp({
      title: " Größe & Maß ",
      stage: "Workshop",
      speaker_ids: [second.id, first.id],
    });
    expect(session).toMatchObject({
      title: "Größe & Maß",
      slug: "grosse-and-mass",
      stage: "Workshop",
      speakers: [{ id: second.id }, { id: first.id }],
      published: false,
    });
    expect(await readPage(event)).toEqual([]);
    expect((await toggle()).body.data.published).toBe(true);
    expect(await readPage(event)).toMatchObject([{ id: session.id, title: "Größe & Maß" }]);
    await toggle();
    expect(await readPage(event)).toEqual([]);
  });

  test("moves it, and visitors see the new time; what isn't sent stays", async () => {
    const { event, session, update, toggle } = await setUp({ abstract: "Why." });
    await toggle();
    const later = { starts_at: "2027-03-01T18:00:00.000Z", ends_at: "2027-03-01T18:45:00.000Z" };
    const { body } = await update({ version: 2, ...later });
    expect(body.data).toEqual({ ...session, ...later, published: true, version: 3 });
    expect(await readPage(event)).toMatchObject([{ ...later, abstract: "Why." }]);
  });

  test("is told at its field what is wrong, and nothing changes", async () => {
    const { event, session, params, update } = await setUp();
    const NOBODY: number[] = [999_999];
    for (const [sent, errors] of [
      [{ ends_at: TIMES.starts_at }, { ends_at: [LIVE_EVENT_MESSAGES.endBeforeStart] }],
      [{ speaker_ids: NOBODY }, { speaker_ids: [LIVE_EVENT_MESSAGES.speakerUnknown] }],
      [{ skill_ids: NOBODY }, { skill_ids: [LIVE_EVENT_MESSAGES.skillUnknown] }],
      [{ video_id: 999_999 }, { video_id: [LIVE_EVENT_MESSAGES.videoUnknown] }],
    ] as const)
      expect(await update({ version: 1, title: "Changed", ...sent })).toMatchObject({
        status: 422,
        json: { errors },
      });
    expect((await create(event.id)).json).toMatchObject({ errors: { title: [M.titleTaken] } });
    const read = await api.call(calls.details, { params }, editor);
    expect(read.body.data).toEqual(session);
  });

  test("overwrites nothing unseen: the second of two who save at once is refused", async () => {
    const { update } = await setUp();
    const answers = await Promise.all([
      update({ version: 1, abstract: "The one" }),
      update({ version: 1, abstract: "The other" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("lists the sessions of one event by time, and deletes one", async () => {
    const { event, session, params } = await setUp();
    const earlier = await create(event.id, {
      title: "Doors",
      starts_at: "2027-03-01T16:00:00.000Z",
    });
    const list = async () =>
      (await api.call(calls.list, { params: { id: event.id } }, editor)).body.data;
    expect((await list()).map(({ id }) => id)).toEqual([earlier.body.data.id, session.id]);
    const remove = () => api.call(calls.remove, { params }, editor);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test("finds no session under another event", async () => {
    const { session } = await setUp();
    const params = { id: (await given.liveEvent()).id, sessionId: session.id };
    expect((await api.call(calls.details, { params }, editor)).status).toBe(404);
    expect((await api.call(calls.toggleStatus, { params }, editor)).status).toBe(404);
    const missing = { params: { id: 999_999 } };
    expect((await api.call(calls.list, missing, editor)).status).toBe(404);
  });
});
