import type { FileStore } from "../../ports/files/files.port.ts";
import { getFolder } from "../../ports/files/signed-uploads.ts";
import { readPictureName } from "./stored-files.policy.ts";

/** Removes a person's own picture from the store; one of ours stays. */
export const removePicture = async (files: FileStore, address: string | null) => {
  const name = readPictureName(address);
  if (name) await files.remove(getFolder("avatar"), name);
};

/** Removes a CV from the store. */
export const removeCv = async (files: FileStore, name: string | null) => {
  if (name) await files.remove(getFolder("cv"), name);
};
