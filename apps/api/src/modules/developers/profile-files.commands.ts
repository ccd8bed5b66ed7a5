import { DEFAULT_AVATARS, UPLOAD_MESSAGES } from "@devguild/schemas/constants/uploads";
import { and, eq, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { invalid, unauthenticated } from "../../http/problems.ts";
import type { DeveloperViewer, Viewer } from "../../http/viewer.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { getFolder, isOwnedBy } from "../../ports/files/signed-uploads.ts";
import { lockLogin, updateLogin } from "../users/users.commands.ts";
import { developers } from "./developers.tables.ts";
import { removeCv, removePicture } from "./stored-files.commands.ts";
import { buildCvLink, buildPictureUrl } from "./stored-files.policy.ts";

/** Returns whether a file was uploaded by this very person. */
const isUploaded = async (files: FileStore, kind: "avatar" | "cv", key: string, userId: number) =>
  isOwnedBy(key, userId) && (await files.open(getFolder(kind), key)) !== null;

const isDrawn = (key: string) => DEFAULT_AVATARS.some((name) => name === key);

/**
 * Sets a profile picture to an uploaded image, a drawn avatar or none; deletes the previous upload.
 * Source: docs/product/profile.md.
 */
export const saveImage = async (db: Db, viewer: Viewer, key: string | null, files: FileStore) => {
  if (key !== null && !isDrawn(key) && !(await isUploaded(files, "avatar", key, viewer.userId)))
    invalid({ img_name: UPLOAD_MESSAGES.fileMissing });
  const address = key === null ? null : buildPictureUrl(key);
  const before = await transaction(db, async (tx) => {
    // Locked, so that of two images saved at once only the final one is stored.
    const login = await lockLogin(tx, viewer.userId);
    await updateLogin(tx, viewer.userId, { image_url: address });
    return login?.image_url ?? null;
  });
  if (before !== address) await removePicture(files, before);
};

/** Sets or removes a developer's CV and deletes the previous one; returns its address, if any. */
export const saveCv = async (
  db: Db,
  viewer: DeveloperViewer,
  key: string | null,
  { files, secret }: { files: FileStore; secret: string },
) => {
  if (key !== null && !(await isUploaded(files, "cv", key, viewer.userId)))
    invalid({ file_name: UPLOAD_MESSAGES.fileMissing });
  const before = await transaction(db, async (tx) => {
    const [developer] = await tx
      .select({ cvKey: developers.cv_key })
      .from(developers)
      .where(and(eq(developers.id, viewer.developerId), isNull(developers.deleted_at)))
      .for("update");
    if (!developer) return unauthenticated();
    await tx
      .update(developers)
      .set({ cv_key: key, cv_uploaded_at: key === null ? null : new Date() })
      .where(eq(developers.id, viewer.developerId));
    return developer.cvKey;
  });
  if (before !== key) await removeCv(files, before);
  return { url: key === null ? "" : buildCvLink(secret, key, viewer.fullName) };
};
