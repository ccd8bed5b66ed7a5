import { contract } from "@devguild/contract/contract";
import {
  IMPORT_STATUSES,
  VIDEO_IMPORT_MESSAGES as M,
} from "@devguild/schemas/constants/video-imports";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { DAY_MS } from "../../time.ts";
import { findVideoImport } from "./find-imports.queries.ts";
import { cleanUpImports, makeImport } from "./import-videos.commands.ts";
import { videoImports, videos } from "./videos.tables.ts";

const calls = contract.videoImports;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});
beforeEach(() => given.finishVideoImports());

const make = async (id: number) => {
  await makeImport(api.db, { youtube: null, vimeo: null }, createFileStore(testConfig), id);
  return findVideoImport(api.db, id);
};
const list = async (file_key: string) =>
  (await api.call(calls.file, { query: { file_key } }, editor)).body;
const start = (file_key: string, video_ids: string[], options: object = {}) =>
  api.call(calls.importFile, { body: { file_key, video_ids, ...options } }, editor);
const read = async (hostId: string) => {
  const [row] = await api.db.select().from(videos).where(eq(videos.provider_video_id, hostId));
  return row;
};

const ROWS = [
  "Title;Link;Length;Release date;Description",
  'Queues;https://youtu.be/filevideo01;28:45;2026-11-20;"Why.\n\nAnd how."',
  "Ports;https://vimeo.com/745000001;1:02:05;20 Nov 2026;",
  "Nowhere;https://example.com/1;10:00;2026-11-20;",
  "Twice;https://youtu.be/filevideo01;28:45;2026-11-20;",
  "Undated;https://youtu.be/filevideo03;28:45;soon;",
].join("\n");

describe("a file of videos", () => {
  test("is uploaded, listed with what is here, and imported without any host", async () => {
    const { body: granted } = await api.call(
      calls.uploadUrl,
      { body: { content_type: "text/csv" } },
      editor,
    );
    const put = await api.app.request(granted.data.signedUrl, {
      method: "PUT",
      headers: { "Content-Type": "text/csv" },
      body: ROWS,
    });
    expect(put.status).toBe(200);
    const here = await given.video({ provider: "vimeo", provider_video_id: "745000001" });
    const listed = await list(granted.data.key);
    expect(listed.data).toMatchObject([
      { host_id: "youtube/filevideo01", duration_seconds: 1725, video_id: null },
      { host_id: "vimeo/745000001", duration_seconds: 3725, video_id: here.id },
    ]);
    expect(listed.data.map(({ released_on: day }) => day)).toEqual(["2026-11-20", "2026-11-20"]);
    expect(listed.meta.skipped.map(({ row, title }) => [row, title])).toEqual([
      [4, "Nowhere"],
      [5, "Twice"],
      [6, "Undated"],
    ]);
    const { body } = await start(
      granted.data.key,
      ["youtube/filevideo01", "vimeo/745000001", "youtube/unlisted001"],
      { status: true },
    );
    const done = await make(body.data.id);
    expect(done).toMatchObject({ status: IMPORT_STATUSES.SUCCESS, created: 1, done: 3 });
    expect(done?.failed.map(({ reason }) => reason)).toEqual([M.gone]);
    expect(await read("filevideo01")).toMatchObject({
      title: "Queues",
      description: "<p>Why.</p><p>And how.</p>",
      published: true,
      host_fields: null,
    });
  });

  test.each([
    [
      "YouTube’s answers",
      {
        items: [
          {
            id: "answer-0001",
            snippet: { title: "One", publishedAt: "2026-11-20T09:00:00Z" },
            contentDetails: { duration: "PT1M5S" },
          },
        ],
      },
      { host_id: "youtube/answer-0001", title: "One", duration_seconds: 65 },
    ],
    [
      "Vimeo’s answers",
      {
        data: [
          {
            uri: "/videos/745000009",
            link: "https://vimeo.com/745000009",
            name: "Two",
            duration: 90,
            release_time: "2026-11-20T23:30:00+00:00",
          },
        ],
      },
      { host_id: "vimeo/745000009", title: "Two", released_on: "2026-11-20" },
    ],
    [
      "a downloader’s list",
      [{ id: "loaded-0001", title: "Three", duration: 61.4, upload_date: "20261119" }],
      { host_id: "youtube/loaded-0001", duration_seconds: 61, released_on: "2026-11-19" },
    ],
  ])("can be %s", async (_, content, expected) => {
    const listed = await list(await given.videoFile(JSON.stringify(content), "json"));
    expect(listed.data).toMatchObject([expected]);
  });

  test.each([
    ["", "csv", M.fileEmpty],
    ["Name,Age\nAda,36", "csv", M.fileColumns],
    ["[{", "json", M.fileJson],
    ["[]", "json", M.fileEmpty],
  ] as const)(
    "that reads %j as %s says what is wrong with it",
    async (content, format, problem) => {
      const key = await given.videoFile(content, format);
      const { data, meta } = await list(key);
      expect([data, meta.problem]).toEqual([[], problem]);
      const refused = await start(key, ["youtube/filevideo09"]);
      expect([refused.status, refused.problem.errors["file_key"]]).toEqual([422, [problem]]);
    },
  );

  test("that is gone can’t be imported", async () => {
    const refused = await start(`${crypto.randomUUID()}.csv`, ["youtube/filevideo01"]);
    expect(refused.problem.errors["file_key"]).toEqual([M.fileGone]);
  });
});

describe("a running import", () => {
  const rows = (names: string[]) =>
    ["title,link,seconds,date"]
      .concat(names.map((name) => `${name},https://youtu.be/${name},60,2026-11-20`))
      .join("\n");

  test("is stopped once; what it has added stays, and the next one can start", async () => {
    const names = ["stop-me-001", "stop-me-002"];
    const key = await given.videoFile(rows(names));
    const ids = names.map((name) => `youtube/${name}`);
    const { id } = (await start(key, ids)).body.data;
    const stopped = await api.call(calls.stop, { params: { importId: id } }, editor);
    expect(stopped.body.data).toMatchObject({ is_stopped: true, done: 0, total: 2 });
    expect(await make(id)).toMatchObject({ created: 0, is_stopped: true });
    const again = await api.call(calls.stop, { params: { importId: id } }, editor);
    expect([again.status, again.problem.code]).toEqual([409, "import_finished"]);
    expect(await make((await start(key, ids)).body.data.id)).toMatchObject({ created: 2 });
  });

  test("is forgotten a month after it ended, unless it is its host’s last", async () => {
    const key = await given.videoFile(rows(["forget-0001"]));
    const first = (await start(key, ["youtube/forget-0001"])).body.data.id;
    await make(first);
    const last = (await start(key, ["youtube/forget-0001"])).body.data.id;
    await make(last);
    await cleanUpImports(api.db, new Date(Date.now() + 29 * DAY_MS));
    expect(await findVideoImport(api.db, first)).toBeDefined();
    await cleanUpImports(api.db, new Date(Date.now() + 31 * DAY_MS));
    expect(await findVideoImport(api.db, first)).toBeUndefined();
    const left = eq(videoImports.provider, "file");
    expect(await api.db.$count(videoImports, left)).toBe(1);
    expect(await read("forget-0001")).toBeDefined();
  });
});
