import { Readable } from "node:stream";

import { CV_TYPE, UPLOADS } from "@devguild/schemas/constants/uploads";
import { Hono } from "hono";

import { forbidden, notFound } from "../../http/problems.ts";
import { attachmentHeader } from "../../http/send-file.ts";
import type { FileStore } from "./files.port.ts";
import { isSigned, sign } from "./signatures.ts";

const VALID_FOR_MS = 5 * 60 * 1000;

/** Private files handed out one at a time: where each kind is stored and served, and as which type. */
export const DOWNLOADS = {
  cv: { folder: UPLOADS.cv.folder, path: "/api/cvs", type: CV_TYPE, ending: "pdf" },
  export: { folder: "exports", path: "/api/exports", type: "application/zip", ending: "zip" },
} as const;
export type DownloadKind = keyof typeof DOWNLOADS;

const listSignedWords = (kind: DownloadKind, name: string, as: string, expires: number) => [
  "GET",
  kind,
  name,
  as,
  expires,
];

/** Returns a URL where a private file can be downloaded for five minutes under the name `as`. */
export const grantDownload = (
  secret: string,
  kind: DownloadKind,
  { name, as }: { name: string; as: string },
  now = Date.now(),
) => {
  const expires = now + VALID_FOR_MS;
  const signature = sign(secret, listSignedWords(kind, name, as, expires));
  const query = new URLSearchParams({ as, expires: String(expires), signature });
  return `${DOWNLOADS[kind].path}/${name}?${query}`;
};

/** Serves private files at signed URLs, as downloads that can't run anything. */
export const downloadRoutes = (secret: string, kind: DownloadKind, store: FileStore) => {
  const { folder, type, ending } = DOWNLOADS[kind];
  return new Hono().get("/:name{[a-f0-9-]+\\.[a-z]+}", async (c) => {
    const { name } = c.req.param();
    const { as = "", expires = "", signature = "" } = c.req.query();
    const until = Number(expires);
    if (
      !isSigned(secret, listSignedWords(kind, name, as, until), signature) ||
      !(Date.now() < until)
    )
      forbidden("bad_signature");
    const { size, stream } = (await store.open(folder, name)) ?? notFound();
    c.header("Content-Type", type);
    c.header("Content-Length", String(size));
    c.header("Content-Disposition", attachmentHeader(as, `${kind}.${ending}`));
    c.header("Content-Security-Policy", "default-src 'none'; sandbox");
    c.header("Cache-Control", "private, no-store");
    return c.body(Readable.toWeb(stream()) as ReadableStream);
  });
};
