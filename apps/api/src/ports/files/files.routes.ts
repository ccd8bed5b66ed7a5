import { Readable } from "node:stream";

import { FALLBACK_AVATAR, UPLOADS } from "@devguild/schemas/constants/uploads";
import { Hono } from "hono";

import { notFound } from "../../http/problems.ts";
import { drawnAvatar } from "./drawn-avatars.ts";
import type { FileStore } from "./files.port.ts";

const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
};

// A drawing may hold a script; as an image it never runs, and opened by itself it may do nothing.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const MAX_NAME = 200;

/** Serves stored pictures; names are a kind and a file, so no path leads out of their folders. */
export const filesRoutes = (store: FileStore) =>
  new Hono().get("/:kind{[a-z]+}/:name{[A-Za-z0-9-]+\\.(?:svg|png|jpg|webp)}", async (c) => {
    const { kind, name } = c.req.param();
    const isAvatar = kind === UPLOADS.avatar.folder;
    const drawn = isAvatar ? drawnAvatar(name) : undefined;
    const found = drawn || name.length > MAX_NAME ? null : await store.open(kind, name);
    // A picture that is gone, as with its owner, leaves a face without features.
    const face = drawn ?? (isAvatar && !found ? drawnAvatar(FALLBACK_AVATAR) : undefined);
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
    c.header("Content-Length", String(found.size));
    // Nobody reads the body of an answer to HEAD, and what is not read is never closed.
    if (c.req.method === "HEAD") return c.body(null);
    return c.body(Readable.toWeb(found.stream()) as ReadableStream);
  });
