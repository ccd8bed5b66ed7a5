import { basename } from "node:path/posix";

import type { FileStore } from "../../ports/files/files.port.ts";
import { folderOf } from "../../ports/files/signed-uploads.ts";

const PICTURES = `/api/files/${folderOf("avatar")}/`;

/** Where a person's picture is served, by its name in the store. */
export const pictureAddress = (name: string) => PICTURES + name;

/** Removes a person's own picture from the store; one of ours stays. */
export const removePicture = async (files: FileStore, address: string | null) => {
  if (address?.startsWith(PICTURES)) await files.remove(folderOf("avatar"), basename(address));
};

/** Removes a CV from the store. */
export const removeCv = async (files: FileStore, name: string | null) => {
  if (name) await files.remove(folderOf("cv"), name);
};
