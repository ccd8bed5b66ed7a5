import { and, eq, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { DOWNLOADS } from "../../ports/files/signed-downloads.ts";
import { enqueue, type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { users } from "../users/users.tables.ts";
import { buildArchive } from "./archive.queries.ts";
import { exportReadyMail } from "./data-export.mails.ts";
import { getExpiry, findExport } from "./data-export.queries.ts";
import { dataExports } from "./data-export.tables.ts";

const { folder } = DOWNLOADS.export;

type ExportTask = { exportId: number; fileName: string };

const giveUpDataExport = taskKind<ExportTask>("give-up-data-export", 12);
const buildDataExport = taskKind<ExportTask>("build-data-export", 5, {
  afterFailure: giveUpDataExport,
});

/** Builds the task that creates an export's archive. */
export const buildExportTask = (data: ExportTask): Task<ExportTask> => ({
  kind: buildDataExport,
  data,
});

const isBuilding = (id: number) => and(eq(dataExports.id, id), eq(dataExports.status, "building"));

const toFinished = (status: "ready" | "failed", now = new Date()) => ({
  status,
  finished_at: now,
  expires_at: getExpiry(now),
});

const fail = (db: Db, id: number) =>
  db.update(dataExports).set(toFinished("failed")).where(isBuilding(id));

/** Finds the login an export is for; undefined if it was deleted. */
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
      .set({ ...toFinished("ready"), size })
      .where(isBuilding(id))
      .returning();
    if (finished) await enqueue(tx, exportReadyMail(email));
  });

/**
 * Builds an export's archive. The file name is chosen when the export is requested, so that a retry
 * reuses what a killed attempt finished and no orphaned file remains.
 */
const build = async (db: Db, files: FileStore, { exportId, fileName }: ExportTask) => {
  const row = await findExport(db, exportId);
  if (row?.status === "building") {
    const owner = await findOwner(db, row.user_id);
    if (!owner) await fail(db, exportId);
    else {
      const archive = await buildArchive(db, files, owner.id);
      // If the name is taken, an earlier attempt has already stored the complete archive.
      await files.save(folder, fileName, archive);
      const size = (await files.open(folder, fileName))?.size ?? archive.length;
      await finish(db, exportId, { size, email: owner.email });
    }
  }
  // The login may have been purged in the meantime, or the export given up.
  if ((await findExport(db, exportId))?.status !== "ready") await files.remove(folder, fileName);
};

const giveUp = async (db: Db, files: FileStore, { exportId, fileName }: ExportTask) => {
  await fail(db, exportId);
  if ((await findExport(db, exportId))?.status !== "ready") await files.remove(folder, fileName);
};

/** Creates the workers that build data exports and mark exports as failed after the last retry. */
export const dataExportWorkers = (db: Db, files: FileStore): Worker[] => [
  worker(buildDataExport, (task) => build(db, files, task)),
  worker(giveUpDataExport, (task) => giveUp(db, files, task)),
];
