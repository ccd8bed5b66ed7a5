import { and, eq, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { DOWNLOADS } from "../../ports/files/signed-downloads.ts";
import { enqueue, type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { users } from "../users/users.tables.ts";
import { buildArchive } from "./archive.queries.ts";
import { exportReadyMail } from "./data-export.mails.ts";
import { expiryFrom, findExport } from "./data-export.queries.ts";
import { dataExports } from "./data-export.tables.ts";

const { folder } = DOWNLOADS.export;

type ExportTask = { exportId: number; fileName: string };

const giveUpDataExport = taskKind<ExportTask>("give-up-data-export", 12);
const buildDataExport = taskKind<ExportTask>("build-data-export", 5, giveUpDataExport);

/** The task that builds the archive of an export. */
export const buildExportTask = (data: ExportTask): Task<ExportTask> => ({
  kind: buildDataExport,
  data,
});

const isBuilding = (id: number) => and(eq(dataExports.id, id), eq(dataExports.status, "building"));

const over = (status: "ready" | "failed", now = new Date()) => ({
  status,
  finished_at: now,
  expires_at: expiryFrom(now),
});

const fail = (db: Db, id: number) =>
  db.update(dataExports).set(over("failed")).where(isBuilding(id));

/** Whoever a copy is for; nobody once their login is deleted. */
const findOwner = async (db: Db, userId: number) => {
  const [owner] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deleted_at)));
  return owner;
};

const finish = (db: Db, id: number, { size, email }: { size: number; email: string }) =>
  transaction(db, async (tx) => {
    const [finished] = await tx
      .update(dataExports)
      .set({ ...over("ready"), size })
      .where(isBuilding(id))
      .returning();
    if (finished) await enqueue(tx, exportReadyMail(email));
  });

/**
 * Builds the archive of an export. Its name is known from the beginning, so that a try after one that
 * was killed takes what that one had finished, and nothing is left that nobody knows of.
 */
const build = async (db: Db, files: FileStore, { exportId, fileName }: ExportTask) => {
  const asked = await findExport(db, exportId);
  if (asked?.status === "building") {
    const owner = await findOwner(db, asked.user_id);
    if (!owner) await fail(db, exportId);
    else {
      const archive = await buildArchive(db, files, owner.id);
      // Where the name is taken, an earlier try had kept the whole archive.
      await files.save(folder, fileName, archive);
      const size = (await files.open(folder, fileName))?.size ?? archive.length;
      await finish(db, exportId, { size, email: owner.email });
    }
  }
  // Meanwhile the login may have been purged, or this try given up.
  if ((await findExport(db, exportId))?.status !== "ready") await files.remove(folder, fileName);
};

const giveUp = async (db: Db, files: FileStore, { exportId, fileName }: ExportTask) => {
  await fail(db, exportId);
  if ((await findExport(db, exportId))?.status !== "ready") await files.remove(folder, fileName);
};

/** Builds the copies of data that people asked for, and says of the others that they failed. */
export const dataExportWorkers = (db: Db, files: FileStore): Worker[] => [
  worker(buildDataExport, (asked) => build(db, files, asked)),
  worker(giveUpDataExport, (asked) => giveUp(db, files, asked)),
];
