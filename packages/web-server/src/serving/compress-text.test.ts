import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { compressText, chooseEncoding } from "./compress-text.ts";

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["identity", null],
  ["gzip;q=0, br;q=0.0", null],
  ["", null],
  [undefined, null],
])("who accepts %j is answered in %j", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test("what is compressed is the same text", async () => {
  const body = Buffer.from("Größe und Gewicht, ".repeat(200));
  expect(brotliDecompressSync(await compressText(body, "br"))).toEqual(body);
  expect(gunzipSync(await compressText(body, "gzip"))).toEqual(body);
});
