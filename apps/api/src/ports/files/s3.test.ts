import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { afterEach, describe, expect, test } from "vitest";

import { listFiles } from "../../../testing/list-files.ts";
import { openS3 } from "../../../testing/s3-server.ts";
import { getBucketUrl, s3 } from "./s3.ts";

type Server = Awaited<ReturnType<typeof openS3>>;

const opened: Server[] = [];
const serve = async (options?: Parameters<typeof openS3>[0]) => {
  const server = await openS3(options);
  opened.push(server);
  return server;
};

afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

const bytes = new Uint8Array(Buffer.from("bytes"));
const account = { region: "eu-central-1", accessKeyId: "a", secretAccessKey: "s", bucket: "files" };

test.each([
  ["https://s3.eu-central-1.amazonaws.com", false, "https://files.s3.eu-central-1.amazonaws.com"],
  ["https://s3.example:9000/", false, "https://files.s3.example:9000"],
  ["http://127.0.0.1:9000", true, "http://127.0.0.1:9000/files"],
  ["https://store.example/storage/s3/", true, "https://store.example/storage/s3/files"],
])("a bucket of %s, in the path %s, is at %s", (endpoint, pathStyle, address) => {
  expect(getBucketUrl({ ...account, endpoint, pathStyle })).toBe(address);
});

describe("a server without conditional writes", () => {
  test("still rejects a name that is taken, because it is checked first", async () => {
    const { bucket, requests } = await serve({ conditions: false });
    const files = s3(bucket);
    expect(await files.save("logos", "a.png", bytes)).toBe(true);
    expect(await files.save("logos", "a.png", new Uint8Array(9))).toBe(false);
    const stored = await files.open("logos", "a.png");
    expect(stored && (await text(stored.stream()))).toBe("bytes");
    expect(requests.filter(({ method }) => method === "PUT")).toHaveLength(1);
  });

  test("accepts both of two concurrent writes, and stores one of them complete", async () => {
    const { bucket } = await serve({ conditions: false });
    const files = s3(bucket);
    const texts = ["a".repeat(4), "b".repeat(4)];
    await Promise.all(texts.map((each) => files.save("logos", "a.png", Buffer.from(each))));
    const stored = await files.open("logos", "a.png");
    expect(texts).toContain(stored && (await text(stored.stream())));
  });
});

test("a put is retried when S3 asks for it because of a concurrent one", async () => {
  const { bucket, replies, requests } = await serve();
  const files = s3(bucket);
  await files.save("logos", "other.png", bytes);
  requests.length = 0;
  // First the HEAD request, then two conflicting PUTs.
  replies.push({ status: 404 }, { status: 409 }, { status: 409 });
  expect(await files.save("logos", "a.png", bytes)).toBe(true);
  expect(requests.map(({ method }) => method)).toEqual(["HEAD", "PUT", "PUT", "PUT"]);
  const conflict = { status: 409, body: "<Error><Code>ConditionalRequestConflict</Code></Error>" };
  replies.push({ status: 404 }, conflict, conflict, conflict, conflict);
  await expect(files.save("logos", "b.png", bytes)).rejects.toThrow(
    "409, ConditionalRequestConflict: PUT",
  );
});

test("a failed put is not retried, since the first one may have been stored", async () => {
  const { bucket, replies, requests } = await serve();
  replies.push({ status: 404 }, { status: 503 });
  await expect(s3(bucket).save("logos", "a.png", bytes)).rejects.toThrow("503, no code: PUT");
  expect(requests.map(({ method }) => method)).toEqual(["HEAD", "PUT"]);
});

test("a failed read is retried", async () => {
  const { bucket, replies } = await serve();
  const files = s3(bucket);
  await files.save("logos", "a.png", bytes);
  replies.push({ status: 503 }, { status: 500 });
  expect((await files.open("logos", "a.png"))?.size).toBe(5);
});

// The test server can't do this itself: its tokens need a cipher that OpenSSL has dropped.
test("a folder with many files is listed page by page", async () => {
  const { bucket, replies, requests } = await serve();
  const page = (names: string[], end: string) =>
    `<?xml version="1.0"?><ListBucketResult><Prefix>logos/</Prefix>${names
      .map(
        (name) =>
          `<Contents><Key>logos/${name}</Key><LastModified>2026-11-21T08:00:00.000Z</LastModified><Size>5</Size></Contents>`,
      )
      .join("\n")}${end}</ListBucketResult>`;
  const more =
    "<IsTruncated>true</IsTruncated><NextContinuationToken>1+a/b&amp;c=</NextContinuationToken>";
  replies.push(
    { status: 200, body: page(["", "a.png", "b&amp;c.png"], more) },
    { status: 200, body: page(["d.png"], "<IsTruncated>false</IsTruncated>") },
  );
  const found = await listFiles(s3(bucket), "logos");
  const savedAt = new Date("2026-11-21T08:00:00Z");
  expect(found).toEqual(["a.png", "b&c.png", "d.png"].map((name) => ({ name, savedAt })));
  const queries = requests.map(({ path }) => new URL(path, bucket.endpoint).searchParams);
  expect(queries.map((query) => query.get("continuation-token"))).toEqual([null, "1+a/b&c="]);
  expect(queries.map((query) => query.get("prefix"))).toEqual(["logos/", "logos/"]);
});

test("a rejection is reported with its reason, not as a missing file", async () => {
  const { bucket } = await serve();
  const files = s3({ ...bucket, secretAccessKey: "wrong" });
  await expect(files.open("logos", "a.png")).rejects.toThrow(/S3 responded with 403.*HEAD/);
  await expect(files.save("logos", "a.png", bytes)).rejects.toThrow("S3 responded with 403");
  await expect(files.remove("logos", "a.png")).rejects.toThrow("403, SignatureDoesNotMatch");
  await expect(listFiles(files, "logos")).rejects.toThrow("403");
  const elsewhere = s3({ ...bucket, bucket: "not-there" });
  await expect(elsewhere.save("logos", "a.png", bytes)).rejects.toThrow("404, NoSuchBucket");
});

test("a file that is deleted while it is read fails, and does not seem complete", async () => {
  const { bucket } = await serve();
  const files = s3(bucket);
  await files.save("logos", "a.png", bytes);
  const stored = await files.open("logos", "a.png");
  await files.remove("logos", "a.png");
  await expect(stored && text(stored.stream())).rejects.toThrow("404, NoSuchKey");
});

test("a server that accepts a request but never responds times out", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const files = s3({ ...account, endpoint: `http://127.0.0.1:${port}`, pathStyle: true }, 100);
  await expect(files.open("logos", "a.png")).rejects.toThrow("S3 didn’t respond in time.");
  await expect(files.remove("logos", "a.png")).rejects.toThrow("S3 didn’t respond in time.");
  silent.closeAllConnections();
  silent.close();
});

test("a server that is down is an error, not a missing file", async () => {
  const files = s3({ ...account, endpoint: "http://127.0.0.1:1", pathStyle: true });
  await expect(files.open("logos", "a.png")).rejects.toThrow();
  await expect(files.save("logos", "a.png", bytes)).rejects.toThrow();
});
