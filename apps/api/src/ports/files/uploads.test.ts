import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { contract } from "@devguild/contract/contract";
import type { PictureType, PostingPicture } from "@devguild/schemas/constants/postings";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { throttles } from "../../modules/throttling/throttling.tables.ts";
import { grantUpload } from "./signed-uploads.ts";

const FILES = join(testConfig.dataDir, "files");
const MEGABYTE = 1024 * 1024;

let api: TestApi;
let recruiter: { token: string };

beforeAll(async () => {
  api = await openApi();
  const given = givenOn(api.db);
  recruiter = await given.companyUser((await given.company()).id);
});

beforeEach(() => api.db.delete(throttles));

afterAll(() => rm(FILES, { recursive: true, force: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });
const logo = () => picture(200, 200).png().toBuffer();

const grant = async (type: PostingPicture = "logo", content_type: PictureType = "image/png") => {
  const body = { filename: "a.png", type, content_type };
  return (await api.call(contract.uploads.temporary, { body }, recruiter)).body.data;
};

const put = async (url: string, body: Uint8Array | string, type = "image/png") => {
  const response = await api.app.request(url, {
    method: "PUT",
    headers: { "Content-Type": type },
    body: typeof body === "string" ? body : new Uint8Array(body),
  });
  const answer = (await response.json()) as { errors?: object; code?: string };
  return { status: response.status, ...answer };
};

const storedFiles = () =>
  ["logos", "covers"].flatMap((folder) =>
    existsSync(join(FILES, folder)) ? readdirSync(join(FILES, folder)) : [],
  );

describe("a valid image", () => {
  test.each<[PostingPicture, PictureType, () => Promise<Buffer>]>([
    ["logo", "image/png", logo],
    ["logo", "image/jpeg", () => picture(400, 300).jpeg().toBuffer()],
    ["logo", "image/jpg", () => picture(400, 300).jpeg().toBuffer()],
    ["cover", "image/webp", () => picture(1200, 400).webp().toBuffer()],
  ])("%s, %s: is stored and served", async (kind, type, make) => {
    const { signedUrl, fileUrl } = await grant(kind, type);
    expect((await api.app.request(fileUrl)).status).toBe(404);
    expect((await put(signedUrl, await make(), type)).status).toBe(200);
    const served = await api.app.request(fileUrl);
    expect(served.status).toBe(200);
    expect(served.headers.get("Content-Type")).toBe(type.replace("jpg", "jpeg"));
    const { format } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(type).toContain(format.replace("jpeg", "jp"));
  });

  test("loses its metadata, and is rotated upright", async () => {
    const { signedUrl, fileUrl } = await grant("cover", "image/jpeg");
    const turned = picture(500, 1300)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: "secret" } })
      .jpeg();
    expect((await put(signedUrl, await turned.toBuffer(), "image/jpeg")).status).toBe(200);
    const served = Buffer.from(await (await api.app.request(fileUrl)).arrayBuffer());
    const { width, height, exif, orientation } = await sharp(served).metadata();
    expect([width, height, exif, orientation]).toEqual([1300, 500, undefined, undefined]);
    expect(served.includes("secret")).toBe(false);
  });

  test("may be up to 5 MB, unlike any other body", async () => {
    const { signedUrl } = await grant();
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const large = await sharp({
      create: { width: 900, height: 900, channels: 3, background: "red", noise },
    })
      .png()
      .toBuffer();
    expect(large.length).toBeGreaterThan(1.5 * MEGABYTE);
    expect((await put(signedUrl, large)).status).toBe(200);
  });
});

describe("anything else is rejected and leaves nothing behind", () => {
  const refused = async (answer: Promise<{ status: number; errors?: object; code?: string }>) => {
    const before = storedFiles();
    const { status, errors, code } = await answer;
    expect(storedFiles()).toEqual(before);
    return [status, code ?? Object.values(errors ?? {}).flat()[0]];
  };
  const FORBIDDEN = [403, "bad_signature"];

  test("an image with too few pixels", async () => {
    const small = await picture(199, 500).png().toBuffer();
    expect(await refused(put((await grant()).signedUrl, small))).toEqual([
      422,
      "This picture must be at least 200 × 200 pixels.",
    ]);
    const low = await picture(1200, 399).png().toBuffer();
    expect(await refused(put((await grant("cover")).signedUrl, low))).toEqual([
      422,
      "This picture must be at least 1200 × 400 pixels.",
    ]);
  });

  test("bytes that are not an image, or one of another type", async () => {
    const jpeg = await picture(300, 300).jpeg().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
    for (const bytes of [jpeg, svg, "<script>alert(1)</script>", ""])
      expect(await refused(put((await grant()).signedUrl, bytes))).toEqual([
        422,
        "This file isn’t a valid png picture.",
      ]);
    const broken = (await logo()).subarray(0, 60);
    expect(await refused(put((await grant()).signedUrl, broken))).toEqual([
      422,
      "We can’t read this picture.",
    ]);
  });

  test("an image that is too large when decompressed", async () => {
    const bomb = await picture(12_000, 6000).png().toBuffer();
    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect(await refused(put((await grant()).signedUrl, bomb))).toEqual([
      422,
      "This picture must have at most 25 megapixels.",
    ]);
  });

  test("more than 5 MB", async () => {
    const { signedUrl } = await grant();
    expect(await refused(put(signedUrl, new Uint8Array(5 * MEGABYTE + 1)))).toEqual([
      413,
      "too_large",
    ]);
  });

  test("another type than the URL was signed for", async () => {
    const { signedUrl } = await grant();
    expect(await refused(put(signedUrl, await logo(), "image/webp"))).toEqual([
      422,
      "Upload a picture of type image/png.",
    ]);
    const other = signedUrl.replace("image%2Fpng", "image%2Fwebp");
    expect(await refused(put(other, await logo()))).toEqual(FORBIDDEN);
  });

  test("a URL that has expired, or that we did not sign", async () => {
    const quarter = 15 * 60 * 1000;
    const request = { kind: "logo", type: "image/png" } as const;
    const expired = grantUpload(testConfig.secret, request, Date.now() - quarter);
    const forged = grantUpload("x".repeat(40), request);
    const { signedUrl } = await grant();
    const addresses = [
      expired.signedUrl,
      forged.signedUrl,
      signedUrl.replace("/logo/", "/cover/"),
      signedUrl.replace(/expires=\d+/, `expires=${Date.now() + 9 * quarter}`),
      signedUrl.replace(/[a-f0-9-]+\.png/, "00000000-0000-0000-0000-000000000000.png"),
      signedUrl.replace(/&signature=.*/, ""),
      signedUrl.replace(/\?.*/, ""),
    ];
    for (const address of addresses)
      expect(await refused(put(address, await logo()))).toEqual(FORBIDDEN);
  });

  test("a second image at the same URL", async () => {
    const { signedUrl } = await grant();
    expect((await put(signedUrl, await logo())).status).toBe(200);
    expect(await refused(put(signedUrl, await logo()))).toEqual([409, "already_uploaded"]);
  });
});

test("an uploaded image can be an ad's", async () => {
  const { fileUrl } = await grant();
  const body = { job: { logo_url: fileUrl } };
  expect(
    (await api.call(contract.companyRegistrations.saveDraft, { body }, recruiter)).status,
  ).toBe(200);
});
