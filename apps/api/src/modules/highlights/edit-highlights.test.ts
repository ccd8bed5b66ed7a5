import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { videos } from "../videos/videos.tables.ts";
import { highlights } from "./highlights.tables.ts";

const calls = contract.highlights;
const [VIDEO, LIVE_EVENT] = [1, 2] as const;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});
beforeEach(() => api.db.delete(highlights));

const list = async (query = {}) => (await api.call(calls.list, { query }, editor)).body;
const listed = async () => (await list()).data.map(({ title, state }) => [title, state]);
const create = (body: BodyInput<typeof calls.create>) => api.call(calls.create, { body }, editor);
const update = (id: number, body: BodyInput<typeof calls.update>) =>
  api.call(calls.update, { params: { id }, body }, editor);
const shown = async (id: number) =>
  (await api.call(calls.active, { params: { id } })).body.data?.title ?? null;
const promote = async (title: string, more: Partial<BodyInput<typeof calls.create>> = {}) => {
  const { id: item_id } = await given.video({ title: `Video ${title}` });
  return (await create({ category: VIDEO, item_id, title, ...more })).body.data;
};

describe("editors", () => {
  test("promote a video: it goes in front of the others and is shown at once", async () => {
    await promote("First");
    const second = await promote("Second");
    expect(second).toMatchObject({ position: 1, state: "shown", active: true });
    expect(await listed()).toEqual([
      ["Second", "shown"],
      ["First", "waiting"],
    ]);
    expect(await shown(VIDEO)).toBe("Second");
  });

  test("leave out the title, and get that of the video", async () => {
    const { title, id } = await promote("");
    expect(title).toBe("Video ");
    await update(id, { title: "Our own" });
    expect(await shown(VIDEO)).toBe("Our own");
    await update(id, { title: " " });
    expect(await shown(VIDEO)).toBe("Video ");
  });

  test("prepare one for later, and promote an upcoming live event", async () => {
    const { id: item_id } = await given.liveEvent({ title: "Thursday" });
    await create({ category: LIVE_EVENT, item_id, starts_at: "2100-01-01T00:00:00.000Z" });
    expect(await shown(LIVE_EVENT)).toBeNull();
    const [row] = (await list({ category: LIVE_EVENT })).data;
    expect(row).toMatchObject({ state: "scheduled", item: { title: "Thursday", video: null } });
    await update(row?.id ?? 0, { starts_at: null });
    expect(await shown(LIVE_EVENT)).toBe("Thursday");
  });

  test("change only what they send", async () => {
    const before = await promote("Whole", { subtitle: "Stays", cta_label: "Watch", position: 4 });
    const { body } = await update(before.id, { active: false });
    expect(body.data).toEqual({ ...before, active: false, state: "inactive" });
    await promote("Other");
    expect((await update(before.id, { active: true, position: null })).body.data).toMatchObject({
      position: 1,
      state: "shown",
    });
  });

  test("delete one; the video stays", async () => {
    const { id, item_id, item } = await promote("Over");
    const remove = () => api.call(calls.remove, { params: { id } }, editor);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    const params = { id: item_id, slug: item.slug };
    expect((await api.call(contract.videos.details, { params })).status).toBe(200);
    const actions = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subject, "highlight"), eq(auditLog.subject_id, id)))
      .orderBy(auditLog.id);
    expect(actions.map(({ action }) => action)).toEqual(["highlight.create", "highlight.delete"]);
  });

  test("find them by words, and the videos and events that they can lead to", async () => {
    await promote("Größe zählt");
    await promote("Other");
    expect((await list({ search: "grosse" })).data.map(({ title }) => title)).toEqual([
      "Größe zählt",
    ]);
    await given.video({ title: "Hidden Größe", published: false });
    const items = async (category: typeof VIDEO | typeof LIVE_EVENT, search: string) =>
      (await api.call(calls.items, { query: { category, search } }, editor)).body.data;
    expect((await items(VIDEO, "Größe")).map(({ title }) => title)).toEqual(["Video Größe zählt"]);
    const event = await given.liveEvent({ title: "Soon enough" });
    await given.liveEvent({ title: "Soon, as a draft", published: false });
    expect(await items(LIVE_EVENT, "soon")).toMatchObject([
      { id: event.id, starts_at: event.starts_at.toISOString() },
    ]);
  });
});

describe("what can’t be shown is refused, and nothing changes", () => {
  test.each([
    [{ ends_at: "2026-01-01T00:00:00.000Z", starts_at: "2026-01-02T00:00:00.000Z" }, "ends_at"],
    [{ image_url: "https://elsewhere.example/a.png" }, "image_url"],
    [{ image_url: "/api/files/cvs/a.pdf" }, "image_url"],
    [{ title: "a".repeat(121) }, "title"],
    [{ position: -1 }, "position"],
    [{ item_id: 999_999 }, "item_id"],
  ])("%j", async (wrong, field) => {
    const before = await promote("Before");
    expect(Object.keys((await update(before.id, wrong)).problem.errors ?? {})).toEqual([field]);
    const body = { category: VIDEO, item_id: before.item_id, ...wrong };
    expect(Object.keys((await create(body)).problem.errors ?? {})).toEqual([field]);
    expect((await list()).data).toEqual([before]);
  });

  test("an end before the stored start", async () => {
    const { id } = await promote("Later", { starts_at: "2100-01-01T00:00:00.000Z" });
    expect((await update(id, { ends_at: "2099-01-01T00:00:00.000Z" })).problem.errors).toEqual({
      ends_at: ["The end has to be after the start."],
    });
  });

  test("a video that isn’t public, a live event that is over, one of the other category", async () => {
    const hidden = await given.video({ published: false });
    const over = await given.liveEvent({ inHours: -48 });
    for (const [category, item_id] of [
      [VIDEO, hidden.id],
      [LIVE_EVENT, over.id],
    ] as const)
      expect((await create({ category, item_id })).status).toBe(422);
    expect((await list()).data).toEqual([]);
  });
});

test("a highlight whose video was unpublished says so, and can still be edited", async () => {
  const { id, item_id } = await promote("Gone");

  await api.db.update(videos).set({ published: false }).where(eq(videos.id, item_id));
  expect(await listed()).toEqual([["Gone", "unavailable"]]);
  expect((await update(id, { item_id, subtitle: "Soon back" })).status).toBe(200);
});
