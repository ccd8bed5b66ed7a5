import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { VIDEO_MESSAGES as M } from "@devguild/schemas/constants/video-editing";
import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS, MINUTE_MS } from "../../time.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { changeVideos } from "./change-videos.commands.ts";
import { cleanUpEdits, undoEdit } from "./edit-many.commands.ts";
import { videoEdits, videos } from "./videos.tables.ts";

const calls = contract.adminVideos;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});

type Change = Omit<BodyInput<typeof calls.updateMany>, "selected_videos">;

const several = async (count: number, values: Partial<typeof videos.$inferInsert> = {}) => {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await given.video(values)).id);
  return ids;
};
const start = (ids: number[], change: Change) =>
  api.call(calls.updateMany, { body: { selected_videos: ids, ...change } }, editor);
const follow = async (editId: number) =>
  (await api.call(calls.edit, { params: { editId } }, editor)).body.data;
const change = async (ids: number[], wanted: Change) => {
  const { body } = await start(ids, wanted);
  await api.queue.drain();
  return follow(body.data.id);
};
const undo = (editId: number) => api.call(calls.undoEdit, { params: { editId } }, editor);
const read = (ids: number[]) =>
  api.db.select().from(videos).where(inArray(videos.id, ids)).orderBy(videos.id);

describe("many videos", () => {
  test("are published at once, and visitors see them; nothing else about them changes", async () => {
    const go = await given.skillId("go");
    const ids = await several(3, {
      published: false,
      skill_ids: [go],
      title: "Forty million rows",
      requires_login: true,
    });
    expect(await change(ids, { status: 1 })).toMatchObject({
      total: 3,
      done: 3,
      failed: [],
      is_finished: true,
    });
    const shown = await api.call(contract.videos.list, { query: { metadata: "forty million" } });
    expect(shown.body.data.map(({ skills, locked }) => [skills[0]?.id, locked])).toEqual(
      ids.map(() => [go, true]),
    );
  });

  test("gain skills, lose them all, or get others", async () => {
    const [go, rust] = [await given.skillId("go"), await given.skillId("rust")];
    const ids = await several(2, { skill_ids: [go] });
    const skills = async () => (await read(ids)).map(({ skill_ids }) => skill_ids);
    await change(ids, { skills: [go, rust] });
    expect(await skills()).toEqual([
      [go, rust],
      [go, rust],
    ]);
    await change(ids, { skills: [rust], remove_current_skills: true });
    expect(await skills()).toEqual([[rust], [rust]]);
    await change(ids, { skills: [] });
    expect(await skills()).toEqual([[], []]);
  });

  test("get an event and a date; what is unknown or nothing at all is refused", async () => {
    const event = await given.event();
    const ids = await several(2);
    await change(ids, { event_id: event.id, release_date: "2026-12-01" });
    for (const row of await read(ids))
      expect(row).toMatchObject({ event_id: event.id, release_date: "2026-12-01" });
    const nothing = await start(ids, {});
    expect([nothing.status, nothing.problem.errors]).toEqual([
      422,
      { status: [M.nothingToChange] },
    ]);
    const unknown = await start(ids, { event_id: 9e9, skills: [9e9] });
    expect(unknown.problem.errors).toEqual({
      event_id: [M.eventUnknown],
      skills: [M.skillUnknown],
    });
    expect((await start([9e9], { status: 1 })).problem.errors).toEqual({
      selected_videos: [M.noneSelected],
    });
  });

  test("say what will change before it does", async () => {
    const go = await given.skillId("go");
    const ids = [...(await several(2, { published: false })), ...(await several(1))];
    const body = { selected_videos: ids, status: 1 as const, skills: [go] };
    const { body: answer } = await api.call(calls.previewMany, { body }, editor);
    expect(answer.data).toMatchObject({
      total: 3,
      live: 0,
      status: { changed: 2, same: 1 },
      featured: null,
      skills: [{ id: go, label: "Go", gained: 3, lost: 0 }],
    });
    expect((await read(ids)).map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  test("leave out the one that is live, and one that someone changes meanwhile", async () => {
    const [first = 0, second = 0, live = 0] = await several(3);
    await api.db.update(videos).set({ currently_live: true }).where(eq(videos.id, live));
    const { body } = await start([first, second, live], { status: 2 });
    expect(body.data.total).toBe(2);
    const theirs = { params: { id: second }, body: { version: 1, title: "Theirs" } };
    await api.call(calls.update, theirs, editor);
    await api.queue.drain();
    expect(await follow(body.data.id)).toMatchObject({
      done: 1,
      failed: [{ id: second, title: "Theirs", reason: M.changedMeanwhile }],
    });
    const rows = await read([first, second, live]);
    expect(rows.map(({ published }) => published)).toEqual([false, true, true]);
    await api.db.update(videos).set({ currently_live: false }).where(eq(videos.id, live));
  });
});

describe("a change of many videos", () => {
  test("is undone within ten minutes; what someone has changed since stays", async () => {
    const go = await given.skillId("go");
    const event = await given.event();
    const ids = await several(3, { skill_ids: [go], event_id: event.id, featured: true });
    const edit = await change(ids, { status: 2, featured: 2, skills: [] });
    const [first, second, third = 0] = ids;
    const theirs = { params: { id: third }, body: { version: 2, title: "Theirs" } };
    await api.call(calls.update, theirs, editor);
    const { body } = await undo(edit.id);
    expect(body.data).toMatchObject({
      is_undone: true,
      failed: [{ id: third, reason: M.changedSince }],
    });
    const rows = await read(ids);
    for (const row of rows.filter(({ id }) => id === first || id === second))
      expect(row).toMatchObject({
        published: true,
        featured: true,
        skill_ids: [go],
        event_id: event.id,
        release_date: "2026-01-01",
      });
    expect(rows.find(({ id }) => id === third)).toMatchObject({ published: false });
    expect((await undo(edit.id)).status).toBe(200);
    const entries = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subject, "video-edit"), eq(auditLog.subject_id, edit.id)))
      .orderBy(auditLog.id);
    expect(entries.map(({ action }) => action)).toContain("video.undo-edit-many");
  });

  test("can’t be undone later", async () => {
    const ids = await several(1);
    const { id } = await change(ids, { status: 2 });
    const later = new Date(Date.now() + 11 * MINUTE_MS);
    await expect(undoEdit(api.db, id, later)).rejects.toThrow(M.undoOver);
    expect((await read(ids))[0]?.published).toBe(false);
  });

  test("stops where it is; a second run after that changes nothing", async () => {
    const ids = await several(2, { published: false });
    const editId = await given.videoEdit(ids);
    const { body } = await api.call(calls.stopEdit, { params: { editId } }, editor);
    expect(body.data).toMatchObject({ total: 2, done: 0, is_finished: true });
    await changeVideos(api.db, editId);
    expect((await read(ids)).map(({ published }) => published)).toEqual([false, false]);
  });

  test("happens once, even if two processes make it", async () => {
    const ids = await several(5, { published: false });
    const editId = await given.videoEdit(ids);
    await Promise.all([changeVideos(api.db, editId), changeVideos(api.db, editId)]);
    expect(await follow(editId)).toMatchObject({ done: 5, failed: [] });
    expect((await read(ids)).map(({ version }) => version)).toEqual([2, 2, 2, 2, 2]);
  });

  test("is forgotten after 30 days", async () => {
    const editId = await given.videoEdit();
    await cleanUpEdits(api.db);
    expect(await api.db.$count(videoEdits, eq(videoEdits.id, editId))).toBe(1);
    await cleanUpEdits(api.db, new Date(Date.now() + 31 * DAY_MS));
    expect(await api.db.$count(videoEdits, eq(videoEdits.id, editId))).toBe(0);
  });
});

test("many videos are deleted, except the one that is live; each is in the log", async () => {
  const [first = 0, second = 0, live = 0] = await several(3);
  await api.db.update(videos).set({ currently_live: true }).where(eq(videos.id, live));
  const query = { selected_videos: [first, second, live] };
  const { body } = await api.call(calls.removeMany, { query }, editor);
  expect(body.data).toEqual({ deleted: [first, second], live: [live] });
  expect((await read([first, second, live])).map(({ id }) => id)).toEqual([live]);
  const entries = await api.db.$count(
    auditLog,
    and(eq(auditLog.action, "video.delete"), inArray(auditLog.subject_id, [first, second])),
  );
  expect(entries).toBe(2);
  expect((await api.call(calls.removeMany, { query: {} }, editor)).status).toBe(422);
});
