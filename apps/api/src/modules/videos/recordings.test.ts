import { readFileSync } from "node:fs";

import { contract } from "@devguild/contract/contract";
import { VIDEO_MESSAGES as M } from "@devguild/schemas/constants/video-editing";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.adminVideos;
const mp3 = readFileSync(new URL("../../../seeds/world/audio/jingle.mp3", import.meta.url));

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});

const box = (type: string, ...parts: Uint8Array[]) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};
const words = (...values: (number | string)[]) =>
  Buffer.concat(
    values.map((value) => {
      if (typeof value === "string") return Buffer.from(value, "latin1");
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

/** Builds an MPEG-4 file of so many seconds, without the sound itself. */
const mpeg4 = (seconds: number, brand: string, handler: "soun" | "vide") =>
  Buffer.concat([
    box("ftyp", words(brand, 0, brand)),
    box(
      "moov",
      box("mvhd", words(0, 0, 0, 1000, seconds * 1000), Buffer.alloc(80)),
      box(
        "trak",
        box("tkhd", words(0, 0, 0, 1, 0, seconds * 1000), Buffer.alloc(60)),
        box(
          "mdia",
          box("mdhd", words(0, 0, 0, 1000, seconds * 1000, 0)),
          box("hdlr", words(0, 0, handler, 0, 0, 0), Buffer.alloc(1)),
          box(
            "minf",
            box(
              "stbl",
              box(
                "stsd",
                words(0, 1),
                box(handler === "soun" ? "mp4a" : "avc1", Buffer.alloc(8), Buffer.alloc(70)),
              ),
            ),
          ),
        ),
      ),
    ),
    box("mdat", Buffer.alloc(16)),
  ]);

const upload = async (bytes: Uint8Array, content_type: "audio/mpeg" | "audio/mp4") => {
  const { body } = await api.call(calls.recordingUploadUrl, { body: { content_type } }, editor);
  const put = await api.app.request(body.data.signedUrl, {
    method: "PUT",
    headers: { "Content-Type": content_type },
    body: Buffer.from(bytes),
  });
  return { address: body.data.fileUrl, put };
};
const save = async (id: number, audio_url: string | null, version: number) =>
  api.call(calls.update, { params: { id }, body: { audio_url, version } }, editor);

test.each([
  ["an MP3", mp3, "audio/mpeg", 9],
  ["an M4A", mpeg4(754, "M4A ", "soun"), "audio/mp4", 754],
] as const)("%s is uploaded, measured and served in parts", async (_, bytes, type, seconds) => {
  const { id } = await given.video();
  const { address, put } = await upload(bytes, type);
  expect(put.status).toBe(200);
  const saved = await save(id, address, 1);
  expect(saved.body.data).toMatchObject({ audio_url: address, audio_seconds: seconds });
  const part = await api.app.request(address, { headers: { Range: "bytes=0-9" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("Content-Type")).toBe(type);
  expect(part.headers.get("Content-Range")).toBe(`bytes 0-9/${bytes.length}`);
  expect((await save(id, null, 2)).body.data).toMatchObject({
    audio_url: null,
    audio_seconds: null,
  });
});

test.each([
  ["text", Buffer.from("not a recording"), "audio/mpeg"],
  ["a film", mpeg4(60, "isom", "vide"), "audio/mp4"],
  ["an MP3 that is called M4A", mp3, "audio/mp4"],
] as const)("%s is refused as it is uploaded", async (_, bytes, type) => {
  const { address, put } = await upload(bytes, type);
  expect(put.status).toBe(422);
  expect(((await put.json()) as { errors: object }).errors).toEqual({
    file: [M.recordingUnreadable],
  });
  const { id } = await given.video();
  const saved = await save(id, address, 1);
  expect([saved.status, saved.problem.errors["audio_url"]]).toEqual([422, [M.recordingGone]]);
});

test("a link to another site has no length of ours, and what is known about it stays", async () => {
  const video = await given.video({ audio_url: "https://audio.example/1.mp3", audio_seconds: 90 });
  const same = await save(video.id, video.audio_url, 1);
  expect(same.body.data).toMatchObject({ audio_seconds: 90 });
  const other = await save(video.id, "https://audio.example/2.mp3", 2);
  expect(other.body.data).toMatchObject({ audio_seconds: null });
});
