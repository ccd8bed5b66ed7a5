import type { PictureType } from "@devguild/schemas/constants/postings";
import {
  type RecordingType,
  UPLOAD_KINDS,
  type UploadKind,
  UPLOADS,
} from "@devguild/schemas/constants/uploads";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

import { conflict, forbidden, invalid, notFound } from "../../http/problems.ts";
import type { FileStore } from "./files.port.ts";
import { acceptPdf } from "./pdfs.ts";
import { acceptPicture } from "./pictures.ts";
import { acceptRecording } from "./recordings.ts";
import { getExtension, getFolder, type Grant, isGranted } from "./signed-uploads.ts";
import { acceptText } from "./texts.ts";

const MEGABYTE = 1024 * 1024;

const limitSize = (kind: UploadKind, what: string) =>
  bodyLimit({
    maxSize: UPLOADS[kind].maxBytes,
    onError: (c) =>
      c.json(
        {
          message: `${what} can be up to ${UPLOADS[kind].maxBytes / MEGABYTE} MB.`,
          errors: {},
          code: "too_large",
        },
        413,
      ),
  });
const pictureLimit = limitSize("logo", "Pictures");
const otherLimits: Readonly<Record<string, MiddlewareHandler>> = {
  cv: limitSize("cv", "CVs"),
  feed: limitSize("feed", "These files"),
  recording: limitSize("recording", "Recordings"),
};
// They aren't public, so they have no URL of their own.
const PRIVATE: ReadonlySet<string> = new Set(["cv", "feed"]);

const tooLarge: MiddlewareHandler = (c, next) =>
  (otherLimits[c.req.param("kind") ?? ""] ?? pictureLimit)(c, next);

const accepted = (bytes: Uint8Array, kind: UploadKind, type: string) => {
  if (kind === "cv") return acceptPdf(bytes);
  if (kind === "feed") return acceptText(bytes);
  // The type was already checked against the kind by the file extension.
  return kind === "recording"
    ? acceptRecording(bytes, type as RecordingType)
    : acceptPicture(bytes, type as PictureType, kind);
};

/**
 * Accepts uploads at signed URLs; the signature is the only authorisation needed. Rejected files leave
 * nothing behind. Source: docs/product/posting.md.
 */
export const uploadsRoutes = (secret: string, store: FileStore) =>
  new Hono().put(
    "/:kind{[a-z]+}/:name{[a-f0-9-]+\\.(?:png|jpg|webp|pdf|csv|json|mp3|m4a)}",
    tooLarge,
    async (c) => {
      const { kind: named, name } = c.req.param();
      const { type = "", expires, signature = "" } = c.req.query();
      const kind = UPLOAD_KINDS.find((each) => each === named) ?? notFound();
      const ending = getExtension(kind, type) ?? forbidden("bad_signature");
      const grant: Grant = { kind, name, type, expires: Number(expires) };
      if (!isGranted(secret, grant, signature)) forbidden("bad_signature");
      if (getExtension(kind, c.req.header("Content-Type") ?? "") !== ending)
        invalid({
          file: `Upload a ${Object.hasOwn(otherLimits, kind) ? "file" : "picture"} of type ${type}.`,
        });
      const bytes = await accepted(new Uint8Array(await c.req.arrayBuffer()), kind, type);
      if (!(await store.save(getFolder(kind), name, bytes)))
        conflict("already_uploaded", "A file has already been uploaded here.");
      return c.json({
        data: PRIVATE.has(kind)
          ? { key: name }
          : { fileUrl: `/api/files/${getFolder(kind)}/${name}` },
      });
    },
  );
