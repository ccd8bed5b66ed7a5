import { randomUUID } from "node:crypto";

import { type UploadKind, UPLOADS } from "@devguild/schemas/constants/uploads";

import { isSigned, sign } from "./signatures.ts";

const VALID_FOR_MS = 15 * 60 * 1000;

/** What an address may be used for: one file of one kind and type under one name, for a while. */
export type Grant = { kind: UploadKind; name: string; type: string; expires: number };

/** Below which path files of a kind are kept. */
export const getFolder = (kind: UploadKind) => UPLOADS[kind].folder;

/** The ending of a kind's files of a type; nothing where the kind does not take it. */
export const getExtension = (kind: UploadKind, type: string): string | undefined =>
  Object.entries(UPLOADS[kind].types).find(([each]) => each === type)?.[1];

const wordsOf = ({ kind, name, type, expires }: Grant) => [
  "PUT",
  kind,
  name,
  type,
  UPLOADS[kind].maxBytes,
  expires,
];

type Asked = {
  kind: UploadKind;
  type: string;
  /** Whose file it is to be; the name says so, and nobody else can take it for theirs. */
  ownerId?: number;
};

/** An address that takes the file by PUT, its name, and where a picture is served once it is there. */
export const grantUpload = (secret: string, { kind, type, ownerId }: Asked, now = Date.now()) => {
  const owner = ownerId === undefined ? "" : `${ownerId}-`;
  const name = `${owner}${randomUUID()}.${getExtension(kind, type)}`;
  const grant = { kind, name, type, expires: now + VALID_FOR_MS };
  const query = new URLSearchParams({
    type,
    expires: String(grant.expires),
    signature: sign(secret, wordsOf(grant)),
  });
  return {
    signedUrl: `/api/uploads/${kind}/${name}?${query}`,
    key: name,
    fileUrl: `/api/files/${getFolder(kind)}/${name}`,
  };
};

/** Whether a file's name was given out to somebody. */
export const isOwnedBy = (name: string, ownerId: number) =>
  /^[0-9]+-[a-f0-9-]{36}\.[a-z]+$/.test(name) && name.startsWith(`${ownerId}-`);

/** Whether an address was given out by us for exactly this, and is still valid. */
export const isGranted = (secret: string, grant: Grant, signature: string, now = Date.now()) =>
  isSigned(secret, wordsOf(grant), signature) && now < grant.expires;
