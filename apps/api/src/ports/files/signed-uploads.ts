import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  type PictureType,
  type PostingPicture,
} from "@devguild/schemas/constants/postings";

const VALID_FOR = 15 * 60 * 1000;

/** What an address may be used for: one picture of one kind and type under one name, for a while. */
export type Grant = {
  picture: PostingPicture;
  name: string;
  type: PictureType;
  expires: number;
};

/** Below which path pictures of a kind are kept and served. */
export const folderOf = (picture: PostingPicture) => `${picture}s`;

const signatureOf = (secret: string, { picture, name, type, expires }: Grant) =>
  createHmac("sha256", secret)
    .update(["PUT", picture, name, type, PICTURE_MAX_BYTES, expires].join("\n"))
    .digest("base64url");

/** Two addresses: one that takes the picture by PUT, and the one that it is served at once it is there. */
export const grantUpload = (
  secret: string,
  { picture, type }: Pick<Grant, "picture" | "type">,
  now = Date.now(),
) => {
  const name = `${randomUUID()}.${PICTURE_TYPES[type]}`;
  const grant = { picture, name, type, expires: now + VALID_FOR };
  const query = new URLSearchParams({
    type,
    expires: String(grant.expires),
    signature: signatureOf(secret, grant),
  });
  return {
    signedUrl: `/api/uploads/${picture}/${name}?${query}`,
    fileUrl: `/api/files/${folderOf(picture)}/${name}`,
  };
};

/** Whether an address was given out by us for exactly this, and is still valid. */
export const isGranted = (secret: string, grant: Grant, signature: string, now = Date.now()) => {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(secret, grant));
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && now < grant.expires
  );
};
