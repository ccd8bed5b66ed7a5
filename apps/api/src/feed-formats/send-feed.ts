import { createHash } from "node:crypto";

import type { Context } from "hono";

import type { AppEnv } from "../http/app-env.ts";

const TYPES = {
  rss: "application/rss+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
} as const;
export type FeedFormat = keyof typeof TYPES;

const hasNothingNew = (c: Context, etag: string, changed: Date | null) => {
  const known = c.req.header("If-None-Match");
  // If-None-Match takes precedence over If-Modified-Since; it also detects removed items.
  if (known !== undefined)
    return known.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
  const since = Date.parse(c.req.header("If-Modified-Since") ?? "");
  return changed !== null && Math.floor(changed.getTime() / 1000) * 1000 <= since;
};

/** Responds with a feed, or with 304 if the reader already has it; scripts of any site may read it. */
export const sendFeed = (
  c: Context<AppEnv>,
  format: FeedFormat,
  text: string,
  changed: Date | null,
) => {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  c.header("ETag", etag);
  if (changed) c.header("Last-Modified", changed.toUTCString());
  c.header("Cache-Control", "public, max-age=300");
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  if (hasNothingNew(c, etag, changed)) return c.body(null, 304);
  c.header("Content-Type", TYPES[format]);
  return c.body(text);
};
