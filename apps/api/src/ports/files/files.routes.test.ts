import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openS3 } from "../../../testing/s3-server.ts";
import { toHttpResponse, Problem } from "../../http/problems.ts";
import { disk } from "./disk.ts";
import type { FileStore } from "./files.port.ts";
import { filesRoutes } from "./files.routes.ts";
import { s3 } from "./s3.ts";

const onDisk = async () => {
  const root = await mkdtemp(join(tmpdir(), "files-"));
  return { files: disk(root), close: () => rm(root, { recursive: true }) };
};
const onS3 = async () => {
  const server = await openS3();
  return { files: s3(server.bucket), close: server.close };
};

describe.each([
  ["disk", onDisk],
  ["S3", onS3],
])("images stored on %s", (_, open) => {
  let files: FileStore;
  let close: () => Promise<void>;
  let app: Hono;

  beforeAll(async () => {
    ({ files, close } = await open());
    app = new Hono().route("/", filesRoutes(files)).onError((error, c) => {
      if (!(error instanceof Problem)) throw error;
      const { status, body } = toHttpResponse(error);
      return c.json(body, status);
    });
    await files.save("logos", "a.svg", Buffer.from("<svg/>"));
    await files.save("avatars", "7-a.png", Buffer.from("face"));
    await files.save("audio", "b.mp3", Buffer.from("0123456789"));
  });
  afterAll(() => close());

  test("are served with headers for caching, and run nothing", async () => {
    const served = await app.request("/logos/a.svg");
    expect(served.status).toBe(200);
    expect(await served.text()).toBe("<svg/>");
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "content-length": "6",
      "cache-control": "public, max-age=86400",
      "content-security-policy": expect.stringContaining("sandbox"),
      "cross-origin-resource-policy": "cross-origin",
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    const face = await app.request("/avatars/7-a.png");
    expect([face.headers.get("Content-Type"), await face.text()]).toEqual(["image/png", "face"]);
  });

  test("are not sent again to clients that have them", async () => {
    const etag = (await app.request("/logos/a.svg")).headers.get("ETag") ?? "";
    const again = await app.request("/logos/a.svg", { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
    const other = await app.request("/logos/a.svg", { headers: { "If-None-Match": '"other"' } });
    expect(other.status).toBe(200);
  });

  test("support HEAD without being read", async () => {
    const about = await app.request("/logos/a.svg", { method: "HEAD" });
    expect([about.status, about.headers.get("Content-Length"), await about.text()]).toEqual([
      200,
      "6",
      "",
    ]);
  });

  test("include recordings with byte ranges, as players and podcast apps need", async () => {
    const ask = (headers: Record<string, string>, method = "GET") =>
      app.request("/audio/b.mp3", { method, headers });
    const whole = await ask({});
    expect([whole.status, await whole.text()]).toEqual([200, "0123456789"]);
    expect(whole.headers.get("Accept-Ranges")).toBe("bytes");
    expect(whole.headers.get("Content-Type")).toBe("audio/mpeg");

    const part = await ask({ Range: "bytes=3-5" });
    expect([part.status, await part.text()]).toEqual([206, "345"]);
    expect(part.headers.get("Content-Range")).toBe("bytes 3-5/10");
    expect(part.headers.get("Content-Length")).toBe("3");
    expect(await (await ask({ Range: "bytes=-2" })).text()).toBe("89");

    const about = await ask({ Range: "bytes=0-" }, "HEAD");
    expect([about.status, about.headers.get("Content-Length")]).toEqual([206, "10"]);
    const outside = await ask({ Range: "bytes=10-" });
    expect([outside.status, outside.headers.get("Content-Range")]).toEqual([416, "bytes */10"]);

    const etag = whole.headers.get("ETag") ?? "";
    expect((await ask({ Range: "bytes=3-5", "If-Range": etag })).status).toBe(206);
    const other = await ask({ Range: "bytes=3-5", "If-Range": '"other"' });
    expect([other.status, await other.text()]).toEqual([200, "0123456789"]);
  });

  test("are a 404 if missing, but a person's is a faceless avatar", async () => {
    for (const path of ["/logos/b.svg", "/covers/a.svg", "/nothing/a.png", "/logos/a.pdf"])
      expect((await app.request(path)).status).toBe(404);
    expect((await app.request(`/logos/${"a".repeat(2000)}.png`)).status).toBe(404);
    for (const name of ["7-gone.png", `${"a".repeat(2000)}.png`]) {
      const face = await app.request(`/avatars/${name}`);
      expect([face.status, face.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
      expect(await face.text()).toContain("#E9E6DF");
    }
    const drawn = await app.request("/avatars/default-1.svg");
    expect(drawn.headers.get("Cache-Control")).toBe("public, max-age=86400");
    expect(await drawn.text()).toContain("#DDE3FF");
  });
});
