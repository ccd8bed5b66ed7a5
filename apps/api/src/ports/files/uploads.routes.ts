import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPE_NAMES,
  PICTURE_TYPES,
  type PictureType,
  POSTING_PICTURE_NAMES,
} from "@devguild/schemas/constants/postings";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

import { conflict, forbidden, invalid, notFound } from "../../http/problems.ts";
import type { FileStore } from "./files.port.ts";
import { acceptedPicture } from "./pictures.ts";
import { folderOf, type Grant, isGranted } from "./signed-uploads.ts";

const tooLarge = bodyLimit({
  maxSize: PICTURE_MAX_BYTES,
  onError: (c) =>
    c.json({ message: "A picture may have at most 5 MB.", errors: {}, code: "too_large" }, 413),
});

const typeOf = (text: string | undefined): PictureType =>
  PICTURE_TYPE_NAMES.find((type) => type === text) ?? forbidden("bad_signature");

/**
 * Takes pictures at the addresses that were signed for them; the signature is all that is asked for.
 * What is refused leaves nothing behind. Source: docs/product/posting.md.
 */
export const uploadsRoutes = (secret: string, store: FileStore) =>
  new Hono().put("/:picture{[a-z]+}/:name{[a-f0-9-]+\\.(?:png|jpg|webp)}", tooLarge, async (c) => {
    const { picture: kind, name } = c.req.param();
    const { type: signedType, expires, signature = "" } = c.req.query();
    const picture = POSTING_PICTURE_NAMES.find((each) => each === kind) ?? notFound();
    const type = typeOf(signedType);
    const grant: Grant = { picture, name, type, expires: Number(expires) };
    if (!isGranted(secret, grant, signature)) forbidden("bad_signature");
    const sentType = PICTURE_TYPE_NAMES.find((each) => each === c.req.header("Content-Type"));
    if (!sentType || PICTURE_TYPES[sentType] !== PICTURE_TYPES[type])
      invalid({ file: `This address takes a picture of type ${type}.` });
    const bytes = await acceptedPicture(new Uint8Array(await c.req.arrayBuffer()), type, picture);
    if (!(await store.save(folderOf(picture), name, bytes)))
      conflict("already_uploaded", "A picture was uploaded here already.");
    return c.json({ data: { fileUrl: `/api/files/${folderOf(picture)}/${name}` } });
  });
