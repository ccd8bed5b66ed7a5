import { UPLOAD_KINDS, type UploadKind } from "@devguild/schemas/constants/uploads";

import type { Db } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { getFolder } from "../../ports/files/signed-uploads.ts";
import { DAY_MS } from "../../time.ts";
import { SOCIAL_FOLDER } from "../social-cards/social-cards.policy.ts";
import { findUsedCvs, findUsedFeeds, findUsedPictures } from "./used-files.queries.ts";

// File names per query, as every batch reads whole tables.
const BATCH = 5000;

// Names handed out with signed URLs, and partial files left by a killed process. Any other file was put
// there by hand and is left alone.
const UPLOADED =
  /^(?:\d+-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jpg|png|webp|pdf|csv|json|mp3|m4a)$/;
const LEFT_OVER = /^\..+\.part$/;

/** Returns which files of a kind are referenced. */
const findUsed = async (db: Db, kind: UploadKind, names: readonly string[]) => {
  if (kind === "cv") return findUsedCvs(db, names);
  if (kind === "feed") return findUsedFeeds(db, names);
  const getAddress = (name: string) => `/api/files/${getFolder(kind)}/${name}`;
  const used = await findUsedPictures(db, names.map(getAddress));
  return new Set(names.filter((name) => used.has(getAddress(name))));
};

// Checked and removed right away: only a day-old file that someone starts to use at this very moment
// could be lost, and its owner would notice that it is missing.
const removeUnused = async (db: Db, files: FileStore, kind: UploadKind, names: string[]) => {
  if (names.length === 0) return;
  const used = await findUsed(db, kind, names);
  for (const name of names) if (!used.has(name)) await files.remove(getFolder(kind), name);
};

// A drawn image that is still requested is simply drawn again.
const DRAWN_FOR_MS = 30 * DAY_MS;

const cleanUpDrawn = async (files: FileStore, before: Date) => {
  for await (const { name, savedAt } of files.list(SOCIAL_FOLDER))
    if (savedAt < before) await files.remove(SOCIAL_FOLDER, name);
};

/**
 * Deletes uploaded images, CVs and files of listings that are older than a day and not referenced anywhere, and images
 * drawn a month ago. May be interrupted at any point; the next run continues.
 * Source: docs/product/posting.md.
 */
export const cleanUpFiles = async (db: Db, files: FileStore, now = new Date()) => {
  const before = new Date(now.getTime() - DAY_MS);
  for (const kind of UPLOAD_KINDS) {
    let batch: string[] = [];
    for await (const { name, savedAt } of files.list(getFolder(kind))) {
      if (savedAt >= before || !(UPLOADED.test(name) || LEFT_OVER.test(name))) continue;
      batch.push(name);
      if (batch.length < BATCH) continue;
      await removeUnused(db, files, kind, batch);
      batch = [];
    }
    await removeUnused(db, files, kind, batch);
  }
  await cleanUpDrawn(files, new Date(now.getTime() - DRAWN_FOR_MS));
};
