import { basename } from "node:path/posix";

import { grantDownload } from "../../ports/files/signed-downloads.ts";
import { getFolder } from "../../ports/files/signed-uploads.ts";

export const buildCvLink = (secret: string, key: string, fullName: string) =>
  grantDownload(secret, "cv", { name: key, as: `${fullName || "CV"}.pdf` });

const PICTURES = `/api/files/${getFolder("avatar")}/`;

/** Where a person's picture is served, by its name in the store. */
export const buildPictureUrl = (name: string) => PICTURES + name;

/** The name in the store of a person's own picture; null where there is none, or one of ours. */
export const readPictureName = (address: string | null) =>
  address?.startsWith(PICTURES) ? basename(address) : null;
