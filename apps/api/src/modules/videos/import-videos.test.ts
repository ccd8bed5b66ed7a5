import { contract } from "@devguild/contract/contract";
import { UPLOAD_STATUSES } from "@devguild/schemas/constants/video-editing";
import {
  IMPORT_STATUSES,
  VIDEO_IMPORT_MESSAGES as M,
} from "@devguild/schemas/constants/video-imports";
import type { ImportVideosBody } from "@devguild/schemas/video-imports";
import { and, eq, inArray } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { openYoutube, type StoredVideo, YOUTUBE } from "../../../testing/youtube-server.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { youtube } from "../../ports/video-hosts/youtube.ts";
import { findVideoImport, listHostVideos } from "./find-imports.queries.ts";
import { giveUpImport, makeImport } from "./import-videos.commands.ts";
import { importVideos, refreshVideos } from "./start-imports.commands.ts";
import { videos } from "./videos.tables.ts";

const calls = contract.videoImports;
const files = createFileStore(testConfig);

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;
let channel: Awaited<ReturnType<typeof openYoutube>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});
beforeEach(async () => {
  channel = await openYoutube([]);
  await given.finishVideoImports();
});
afterEach(() => channel.close());

let serial = 0;
const add = (values: Partial<StoredVideo> = {}) => {
  serial += 1;
  const video = {
    id: `video-${String(serial).padStart(5, "0")}`,
    title: `Talk ${serial}`,
    ...values,
  };
  channel.state.videos.unshift(video);
  return video;
};
const account = () => ({
  provider: "youtube" as const,
  host: youtube({ ...YOUTUBE, url: channel.url }),
});
const make = async (id: number) => {
  await makeImport(api.db, { youtube: account().host, vimeo: null }, files, id);
  return findVideoImport(api.db, id);
};
const OPTIONS: Omit<ImportVideosBody, "video_ids"> = {
  event_id: null,
  skills: [],
  status: false,
};
const take = async (ids: string[], options: Partial<typeof OPTIONS> = {}) => {
  const started = await importVideos(api.db, account(), {
    ...OPTIONS,
    ...options,
    video_ids: ids,
  });
  return make(started.id);
};
const refresh = async () => make((await refreshVideos(api.db, account())).id);
const read = async (hostId: string) => {
  const [row] = await api.db
    .select()
    .from(videos)
    .where(and(eq(videos.provider, "youtube"), eq(videos.provider_video_id, hostId)));
  if (!row) throw new Error("It isn’t here.");
  return row;
};
const edit = (id: number, values: Partial<typeof videos.$inferInsert>) =>
  api.db.update(videos).set(values).where(eq(videos.id, id));

describe("an import", () => {
  test("adds videos with a picture of ours, unpublished, with an event and skills", async () => {
    const event = await given.event();
    const go = await given.skillId("go");
    const one = add({ title: "Why <queues>", description: "First.\n\nSecond & last." });
    const two = add();
    const done = await take([one.id, two.id], { event_id: event.id, skills: [go] });
    expect(done).toMatchObject({ status: IMPORT_STATUSES.SUCCESS, total: 2, created: 2 });
    const row = await read(one.id);
    expect(row).toMatchObject({
      title: "Why <queues>",
      description: "<p>First.</p><p>Second &amp; last.</p>",
      duration_seconds: 1725,
      release_date: "2026-11-20",
      published: false,
      event_id: event.id,
      skill_ids: [go],
      upload_status: UPLOAD_STATUSES.UPLOADED,
    });
    const name = row.thumbnail_url?.split("/").at(-1) ?? "";
    expect(await files.open("covers", name)).not.toBeNull();
  });

  test("of a video that is here adds nothing; one that is gone or not ready says so", async () => {
    const known = add();
    await take([known.id]);
    const unready = add({ duration: "P0D", uploadStatus: "uploaded" });
    const done = await take([known.id, unready.id, "gone-gone-1"]);
    expect(done).toMatchObject({ status: IMPORT_STATUSES.SUCCESS, created: 0, done: 3 });
    expect(done?.failed.map(({ reason }) => reason)).toEqual([M.notReady, M.gone]);
    const same = eq(videos.provider_video_id, known.id);
    expect(await api.db.$count(videos, same)).toBe(1);
  });

  test("publishes only what is uploaded", async () => {
    const ready = add();
    const uploading = add({ uploadStatus: "uploaded" });
    await take([ready.id, uploading.id], { status: true });
    expect((await read(ready.id)).published).toBe(true);
    expect((await read(uploading.id)).published).toBe(false);
  });

  test("goes on where it was, and two processes add each video once", async () => {
    const ids = [add().id, add().id, add().id];
    const { id } = await importVideos(api.db, account(), { ...OPTIONS, video_ids: ids });
    await Promise.all([make(id), make(id)]);
    expect(await findVideoImport(api.db, id)).toMatchObject({ done: 3, created: 3 });
    expect(await api.db.$count(videos, inArray(videos.provider_video_id, ids))).toBe(3);
  });

  test("that meets a host which is down ends with the reason; the next one works", async () => {
    const { id } = add();
    channel.state.isDown = true;
    const failed = await take([id]);
    expect(failed).toMatchObject({
      status: IMPORT_STATUSES.ERROR,
      problem: "YouTube answered with status 503.",
    });
    channel.state.isDown = false;
    expect(await take([id])).toMatchObject({ status: IMPORT_STATUSES.SUCCESS, created: 1 });
  });

  test("is refused while another one is open, and can be given up", async () => {
    const { id } = add();
    const body = { ...OPTIONS, video_ids: [id] };
    const open = await importVideos(api.db, account(), body);
    const second = await api.call(calls.importYoutube, { body: { video_ids: [id] } }, editor);
    expect([second.status, second.problem.code]).toEqual([409, "import_running"]);
    await giveUpImport(api.db, open.id);
    expect(await findVideoImport(api.db, open.id)).toMatchObject({
      status: IMPORT_STATUSES.ERROR,
      problem: M.failed,
    });
  });
});

describe("a refresh", () => {
  test("takes over what changed at the host, except what was edited here", async () => {
    const one = add();
    const two = add();
    await take([one.id, two.id]);
    const [first, second] = [await read(one.id), await read(two.id)];
    await edit(second.id, { title: "Our title" });
    for (const video of channel.state.videos) {
      video.title = `${video.title}, again`;
      video.picture = 2;
    }
    const done = await refresh();
    expect(done?.changed.filter(({ video_id: id }) => id === first.id)).toMatchObject([
      { fields: ["title", "thumbnail"], kept: [] },
    ]);
    expect(done?.changed.filter(({ video_id: id }) => id === second.id)).toMatchObject([
      { title: "Our title", fields: ["thumbnail"], kept: ["title"] },
    ]);
    const after = await read(one.id);
    expect(after.title).toBe(one.title);
    expect(after.thumbnail_url).not.toBe(first.thumbnail_url);
    expect((await read(two.id)).title).toBe("Our title");
    expect((await refresh())?.changed).toEqual([]);
  });

  test("leaves videos alone that weren’t imported", async () => {
    const typed = add();
    const video = await given.video({ provider_video_id: typed.id, title: "Typed" });
    await refresh();
    expect(await read(typed.id)).toMatchObject({ id: video.id, title: "Typed", version: 1 });
  });
});

describe("the list of a host", () => {
  test("says which videos are here, and what came of the last import", async () => {
    const here = add();
    await take([here.id]);
    const other = add();
    const { data, meta } = await listHostVideos(api.db, account(), undefined);
    expect(data.map(({ host_id, video_id }) => [host_id, video_id])).toEqual([
      [other.id, null],
      [here.id, (await read(here.id)).id],
    ]);
    expect(meta).toMatchObject({ configured: true, total: 2, next: null, problem: null });
    expect(meta.latest).toMatchObject({ kind: "import", created: 1 });
  });

  test("says when a host isn’t set up, and when it can’t be reached", async () => {
    const none = { provider: "vimeo" as const, host: null };
    const { data, meta } = await listHostVideos(api.db, none, undefined);
    expect([data, meta.configured]).toEqual([[], false]);
    await expect(refreshVideos(api.db, none)).rejects.toThrow(M.notConfigured);
    const down = await api.call(calls.youtube, {}, editor);
    expect(down.body.meta.problem).toBe("YouTube can’t be reached right now.");
  });
});
