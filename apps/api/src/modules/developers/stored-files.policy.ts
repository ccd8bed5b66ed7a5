import { basename } from "node:path/posix";

import { grantDownload } from "../../ports/files/signed-downloads.ts";
import { folderOf } from "../../ports/files/signed-uploads.ts";

export const downloadOf = (secret: string, key: string, fullName: string) =>
  grantDownload(secret, "cv", { name: key, as: `${fullName || "CV"}.pdf` });

const PICTURES = `/api/files/${folderOf("avatar")}/`;

/** Where a person's picture is served, by its name in the store. */
export const pictureAddress = (name: string) => PICTURES + name;

/** The name in the store of a person's own picture; null where there is none, or one of ours. */
export const pictureNameOf = (address: string | null) =>
  address?.startsWith(PICTURES) ? basename(address) : null;
