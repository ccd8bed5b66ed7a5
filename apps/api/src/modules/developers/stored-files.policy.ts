import { basename } from "node:path/posix";

import { grantDownload } from "../../ports/files/signed-downloads.ts";
import { getFolder } from "../../ports/files/signed-uploads.ts";

export const buildCvLink = (secret: string, key: string, fullName: string) =>
  grantDownload(secret, "cv", { name: key, as: `${fullName || "CV"}.pdf` });

const PICTURES = `/api/files/${getFolder("avatar")}/`;

/** Returns the address of a profile picture by its file name. */
export const buildPictureUrl = (name: string) => PICTURES + name;

/** Returns the file name of an uploaded profile picture; null if there is none or it is a drawn avatar. */
export const readPictureName = (address: string | null) =>
  address?.startsWith(PICTURES) ? basename(address) : null;
