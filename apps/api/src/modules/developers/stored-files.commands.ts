import type { FileStore } from "../../ports/files/files.port.ts";
import { getFolder } from "../../ports/files/signed-uploads.ts";
import { readPictureName } from "./stored-files.policy.ts";

/** Deletes an uploaded profile picture; drawn avatars are never deleted. */
export const removePicture = async (files: FileStore, address: string | null) => {
  const name = readPictureName(address);
  if (name) await files.remove(getFolder("avatar"), name);
};

/** Deletes a CV from the store. */
export const removeCv = async (files: FileStore, name: string | null) => {
  if (name) await files.remove(getFolder("cv"), name);
};
