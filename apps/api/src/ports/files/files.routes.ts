import { Readable } from "node:stream";

import { FALLBACK_AVATAR, UPLOADS } from "@devguild/schemas/constants/uploads";
import { Hono } from "hono";

import { notFound } from "../../http/problems.ts";
import { readByteRange } from "./byte-range.ts";
import { drawAvatar } from "./drawn-avatars.ts";
import type { FileStore } from "./files.port.ts";

const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  vtt: "text/vtt; charset=utf-8",
};

// An SVG may contain a script; it never runs in an <img>, and this policy blocks it when opened
// directly.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const MAX_NAME = 200;

/**
 * Serves stored images and recordings, whole or in parts. Names are a kind and a file name, so no path
 * can leave its folder.
 */
export const filesRoutes = (store: FileStore) =>
  new Hono().get(
    "/:kind{[a-z]+}/:name{[A-Za-z0-9-]+\\.(?:svg|png|jpg|webp|mp3|m4a|vtt)}",
    async (c) => {
      const { kind, name } = c.req.param();
      const isAvatar = kind === UPLOADS.avatar.folder;
      const drawn = isAvatar ? drawAvatar(name) : undefined;
      const found = drawn || name.length > MAX_NAME ? null : await store.open(kind, name);
      // A deleted image, such as a deleted user's avatar, falls back to a face without features.
      const face = drawn ?? (isAvatar && !found ? drawAvatar(FALLBACK_AVATAR) : undefined);
      c.header("Content-Security-Policy", POLICY);
      c.header("Cross-Origin-Resource-Policy", "cross-origin");
      c.header("Cache-Control", found || drawn ? "public, max-age=86400" : "no-store");
      if (!found) return c.body(face ?? notFound(), 200, { "Content-Type": "image/svg+xml" });
      const etag = `"${found.version}"`;
      c.header("ETag", etag);
      if (c.req.header("If-None-Match") === etag) return c.body(null, 304);
      c.header(
        "Content-Type",
        TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream",
      );
      c.header("Accept-Ranges", "bytes");
      // If the file has changed since, a range of it wouldn't match the bytes the client already has.
      const isSame = [undefined, etag].includes(c.req.header("If-Range"));
      const part = isSame ? readByteRange(c.req.header("Range"), found.size) : null;
      if (part === "outside") {
        c.header("Content-Range", `bytes */${found.size}`);
        return c.body(null, 416);
      }
      if (part) c.header("Content-Range", `bytes ${part.start}-${part.end}/${found.size}`);
      c.header("Content-Length", String(part ? part.end - part.start + 1 : found.size));
      const status = part ? 206 : 200;
      // The body of a HEAD response is never read, so its stream would never be closed.
      if (c.req.method === "HEAD") return c.body(null, status);
      return c.body(Readable.toWeb(found.stream(part ?? undefined)) as ReadableStream, status);
    },
  );
