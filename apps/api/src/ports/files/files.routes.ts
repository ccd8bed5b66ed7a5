import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { FALLBACK_AVATAR, UPLOADS } from "@devguild/schemas/constants/uploads";
import { Hono } from "hono";

import { notFound } from "../../http/problems.ts";
import { drawnAvatar } from "./drawn-avatars.ts";

const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
};

// A drawing may hold a script; as an image it never runs, and opened by itself it may do nothing.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves stored pictures from a folder; names are a kind and a file, so no path leads out of it. */
export const filesRoutes = (folder: string) =>
  new Hono().get("/:kind{[a-z]+}/:name{[A-Za-z0-9-]+\\.(?:svg|png|jpg|webp)}", async (c) => {
    const { kind, name } = c.req.param();
    const path = join(folder, kind, name);
    const drawn = kind === UPLOADS.avatar.folder ? drawnAvatar(name) : undefined;
    const found = drawn ? null : await stat(path).catch(() => null);
    if (!found) {
      // A picture that is gone, as with its owner, leaves a face without features.
      const face =
        drawn ?? (kind === UPLOADS.avatar.folder ? drawnAvatar(FALLBACK_AVATAR) : undefined);
      c.header("Cache-Control", drawn ? "public, max-age=86400" : "no-store");
      c.header("Content-Security-Policy", POLICY);
      c.header("Cross-Origin-Resource-Policy", "cross-origin");
      return c.body(face ?? notFound(), 200, { "Content-Type": "image/svg+xml" });
    }
    const { size, mtimeMs } = found;
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    c.header("ETag", etag);
    c.header("Cache-Control", "public, max-age=86400");
    c.header("Content-Security-Policy", POLICY);
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
    if (c.req.header("If-None-Match") === etag) return c.body(null, 304);
    c.header(
      "Content-Type",
      TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream",
    );
    c.header("Content-Length", String(size));
    return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream);
  });
