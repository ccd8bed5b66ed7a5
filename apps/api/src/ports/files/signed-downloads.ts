import { Readable } from "node:stream";

import { CV_TYPE } from "@devguild/schemas/constants/uploads";
import { Hono } from "hono";

import { forbidden, notFound } from "../../http/problems.ts";
import type { FileStore } from "./files.port.ts";
import { isSigned, sign } from "./signatures.ts";
import { folderOf } from "./signed-uploads.ts";

const VALID_FOR = 5 * 60 * 1000;

const wordsOf = (name: string, as: string, expires: number) => ["GET", "cv", name, as, expires];

/** An address at which a CV can be downloaded for five minutes; `as` is the name it is saved under. */
export const grantCvDownload = (secret: string, name: string, as: string, now = Date.now()) => {
  const expires = now + VALID_FOR;
  const signature = sign(secret, wordsOf(name, as, expires));
  return `/api/cvs/${name}?${new URLSearchParams({ as, expires: String(expires), signature })}`;
};

const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Serves CVs at the addresses that were signed for them, as downloads that run nothing. */
export const cvsRoutes = (secret: string, store: FileStore) =>
  new Hono().get("/:name{[a-f0-9-]+\\.pdf}", async (c) => {
    const { name } = c.req.param();
    const { as = "", expires = "", signature = "" } = c.req.query();
    const until = Number(expires);
    if (!isSigned(secret, wordsOf(name, as, until), signature) || !(Date.now() < until))
      forbidden("bad_signature");
    const { size, stream } = (await store.open(folderOf("cv"), name)) ?? notFound();
    c.header("Content-Type", CV_TYPE);
    c.header("Content-Length", String(size));
    c.header(
      "Content-Disposition",
      `attachment; filename="cv.pdf"; filename*=UTF-8''${encoded(as)}`,
    );
    c.header("Content-Security-Policy", "default-src 'none'; sandbox");
    c.header("Cache-Control", "private, no-store");
    return c.body(Readable.toWeb(stream()) as ReadableStream);
  });
