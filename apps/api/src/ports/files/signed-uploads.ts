import { randomUUID } from "node:crypto";

import { type UploadKind, UPLOADS } from "@devguild/schemas/constants/uploads";

import { isSigned, sign } from "./signatures.ts";

const VALID_FOR_MS = 15 * 60 * 1000;

/** What a signed URL allows: uploading one file of one kind, type and name, until it expires. */
export type Grant = { kind: UploadKind; name: string; type: string; expires: number };

/** Returns the folder where files of a kind are stored. */
export const getFolder = (kind: UploadKind) => UPLOADS[kind].folder;

/** Returns the file extension for a kind and content type; undefined if the kind doesn't accept the type. */
export const getExtension = (kind: UploadKind, type: string): string | undefined =>
  Object.entries(UPLOADS[kind].types).find(([each]) => each === type)?.[1];

const listSignedWords = ({ kind, name, type, expires }: Grant) => [
  "PUT",
  kind,
  name,
  type,
  UPLOADS[kind].maxBytes,
  expires,
];

type UploadRequest = {
  kind: UploadKind;
  type: string;
  /** The owner's id becomes part of the file name, so that nobody else can claim the file. */
  ownerId?: number;
};

/** Returns a URL that accepts the file by PUT, its name, and the URL where an image will be served. */
export const grantUpload = (
  secret: string,
  { kind, type, ownerId }: UploadRequest,
  now = Date.now(),
) => {
  const owner = ownerId === undefined ? "" : `${ownerId}-`;
  const name = `${owner}${randomUUID()}.${getExtension(kind, type)}`;
  const grant = { kind, name, type, expires: now + VALID_FOR_MS };
  const query = new URLSearchParams({
    type,
    expires: String(grant.expires),
    signature: sign(secret, listSignedWords(grant)),
  });
  return {
    signedUrl: `/api/uploads/${kind}/${name}?${query}`,
    key: name,
    fileUrl: `/api/files/${getFolder(kind)}/${name}`,
  };
};

/** Returns whether a file name was granted to this owner. */
export const isOwnedBy = (name: string, ownerId: number) =>
  /^[0-9]+-[a-f0-9-]{36}\.[a-z]+$/.test(name) && name.startsWith(`${ownerId}-`);

/** Returns whether we signed exactly this grant and it hasn't expired. */
export const isGranted = (secret: string, grant: Grant, signature: string, now = Date.now()) =>
  isSigned(secret, listSignedWords(grant), signature) && now < grant.expires;
