import type { FileStore } from "../../ports/files/files.port.ts";
import { folderOf } from "../../ports/files/signed-uploads.ts";
import { pictureNameOf } from "./stored-files.policy.ts";

/** Removes a person's own picture from the store; one of ours stays. */
export const removePicture = async (files: FileStore, address: string | null) => {
  const name = pictureNameOf(address);
  if (name) await files.remove(folderOf("avatar"), name);
};

/** Removes a CV from the store. */
export const removeCv = async (files: FileStore, name: string | null) => {
  if (name) await files.remove(folderOf("cv"), name);
};
