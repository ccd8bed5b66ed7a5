import { basename } from "node:path/posix";

import type { FileStore } from "../../ports/files/files.port.ts";
import { folderOf } from "../../ports/files/signed-uploads.ts";

const PICTURES = `/api/files/${folderOf("avatar")}/`;

/** Where a person's picture is served, by its name in the store. */
export const pictureAddress = (name: string) => PICTURES + name;

/** The name in the store of a person's own picture; null where there is none, or one of ours. */
export const pictureNameOf = (address: string | null) =>
  address?.startsWith(PICTURES) ? basename(address) : null;

/** Removes a person's own picture from the store; one of ours stays. */
export const removePicture = async (files: FileStore, address: string | null) => {
  const name = pictureNameOf(address);
  if (name) await files.remove(folderOf("avatar"), name);
};

/** Removes a CV from the store. */
export const removeCv = async (files: FileStore, name: string | null) => {
  if (name) await files.remove(folderOf("cv"), name);
};
