import { existsSync } from "node:fs";
import { basename, join } from "node:path";

import { contract } from "@devguild/contract/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";

import { givenOn } from "../../../testing/given.ts";
import { listFiles } from "../../../testing/list-files.ts";
import { openS3 } from "../../../testing/s3-server.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { s3 } from "./s3.ts";

const PDF = "%PDF-1.7\nHello.\n%%EOF\n";
const dataDir = join(testConfig.dataDir, "nothing-here");

let api: TestApi;
let server: Awaited<ReturnType<typeof openS3>>;
let recruiter: { token: string };
let developer: { token: string; developerId: number };

beforeAll(async () => {
  server = await openS3();
  api = await openApi({ ...testConfig, dataDir, s3: server.bucket });
  const given = givenOn(api.db);
  recruiter = await given.companyUser((await given.company()).id);
  developer = await given.developer();
});
afterAll(() => server.close());

const put = async (url: string, body: Uint8Array | string, type: string) => {
  const headers = { "Content-Type": type };
  const sent = typeof body === "string" ? body : new Uint8Array(body);
  return (await api.app.request(url, { method: "PUT", headers, body: sent })).status;
};
const namesIn = async (folder: string) =>
  (await listFiles(s3(server.bucket), folder)).map(({ name }) => name);

const grant = async () => {
  const body = { filename: "a.png", type: "logo", content_type: "image/png" } as const;
  return (await api.call(contract.uploads.temporary, { body }, recruiter)).body.data;
};
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "teal" } })
    .png()
    .toBuffer();

test("an image goes to S3 once it is checked, and is served from there", async () => {
  const { signedUrl, fileUrl } = await grant();
  expect((await api.app.request(fileUrl)).status).toBe(404);
  expect(await put(signedUrl, await picture(200), "image/png")).toBe(200);
  expect(await namesIn("logos")).toEqual([basename(fileUrl)]);
  expect(existsSync(dataDir)).toBe(false);
  const served = await api.app.request(fileUrl);
  const { format, width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  expect([served.headers.get("Content-Type"), format, width]).toEqual(["image/png", "png", 200]);
  expect(await put(signedUrl, await picture(300), "image/png")).toBe(409);
});

test("a rejected file never reaches S3", async () => {
  const before = await namesIn("logos");
  const sent = server.requests.length;
  expect(await put((await grant()).signedUrl, "<script>alert(1)</script>", "image/png")).toBe(422);
  expect(await put((await grant()).signedUrl, await picture(100), "image/png")).toBe(422);
  const forged = (await grant()).signedUrl.replace("/logo/", "/cover/");
  expect(await put(forged, await picture(200), "image/png")).toBe(403);
  expect(server.requests.length).toBe(sent);
  expect(await namesIn("logos")).toEqual(before);
});

test("a CV goes to S3, is downloaded from there, and removed there", async () => {
  const request = { body: { file_name: "cv.pdf", content_type: "application/pdf" as const } };
  const { cvUploadUrl, saveCv } = contract.profileFiles;
  const { signedUrl, key } = (await api.call(cvUploadUrl, request, developer)).body.data;
  const body = { file_name: key };
  expect((await api.call(saveCv, { body }, developer)).status).toBe(422);
  expect(await put(signedUrl, PDF, "application/pdf")).toBe(200);
  const { url } = (await api.call(saveCv, { body }, developer)).body.data;
  expect(await (await api.app.request(url)).text()).toBe(PDF);
  await api.call(saveCv, { body: { file_name: null } }, developer);
  expect(await namesIn("cvs")).toEqual([]);
  expect((await api.app.request(url)).status).toBe(404);
});

test("without a response from S3 the upload fails", async () => {
  const { signedUrl, fileUrl } = await grant();
  server.replies.push({ status: 404 }, { status: 503 });
  expect(await put(signedUrl, await picture(200), "image/png")).toBe(503);
  expect((await api.app.request(fileUrl)).status).toBe(404);
  // The failed upload didn't use up the URL.
  expect(await put(signedUrl, await picture(200), "image/png")).toBe(200);
});
