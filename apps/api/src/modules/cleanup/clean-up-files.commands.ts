import { UPLOAD_KINDS, type UploadKind } from "@devguild/schemas/constants/uploads";

import type { Db } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { getFolder } from "../../ports/files/signed-uploads.ts";
import { DAY_MS } from "../../time.ts";
import { SOCIAL_FOLDER } from "../social-cards/social-cards.policy.ts";
import { findUsedCvs, findUsedPictures } from "./used-files.queries.ts";

// Names that are asked about together: a table is read once for so many files.
const BATCH = 5000;

// Names that a signed address gave out, and what a killed process left of such a file. Whatever else
// lies there was put there by somebody, and is theirs.
const UPLOADED = /^(?:\d+-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jpg|png|webp|pdf)$/;
const LEFT_OVER = /^\..+\.part$/;

/** Those of a kind's files that something refers to. */
const findUsed = async (db: Db, kind: UploadKind, names: readonly string[]) => {
  if (kind === "cv") return findUsedCvs(db, names);
  const addressOf = (name: string) => `/api/files/${getFolder(kind)}/${name}`;
  const used = await findUsedPictures(db, names.map(addressOf));
  return new Set(names.filter((name) => used.has(addressOf(name))));
};

// Asked and removed at once: a file of yesterday that is taken into use in just this moment is the only
// one that could be lost, and its owner sees that it is missing.
const removeUnused = async (db: Db, files: FileStore, kind: UploadKind, names: string[]) => {
  if (names.length === 0) return;
  const used = await findUsed(db, kind, names);
  for (const name of names) if (!used.has(name)) await files.remove(getFolder(kind), name);
};

// A picture that anybody still asks for is drawn again.
const DRAWN_FOR_MS = 30 * DAY_MS;

const sweepDrawn = async (files: FileStore, before: Date) => {
  for await (const { name, savedAt } of files.list(SOCIAL_FOLDER))
    if (savedAt < before) await files.remove(SOCIAL_FOLDER, name);
};

/**
 * Removes uploads that are older than a day and that nothing refers to: pictures and CVs that were never
 * saved, or are no longer used; and pictures that were drawn a month ago. It may break off anywhere; the next one goes on.
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
  await sweepDrawn(files, new Date(now.getTime() - DRAWN_FOR_MS));
};
