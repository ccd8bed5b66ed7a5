import { PARTNERSHIP_MESSAGES as M } from "@devguild/schemas/constants/partnerships";

import { invalid } from "../../http/problems.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { getFolder } from "../../ports/files/signed-uploads.ts";

const UPLOADED = /^\/api\/files\/([a-z]+)\/([0-9a-f-]{36}\.(?:jpg|png|webp))$/;

/** Requires that the address of an image is the present one, or of one that was uploaded. */
export const requireUploadedImage = async (
  url: string | null | undefined,
  present: string | null | undefined,
  files: FileStore,
) => {
  if (url === undefined || url === null || url === present) return;
  const [, folder, name = ""] = UPLOADED.exec(url) ?? [];
  const isStored = folder === getFolder("logo") && (await files.open(folder, name)) !== null;
  if (!isStored) invalid({ image_url: M.imageMissing });
};
