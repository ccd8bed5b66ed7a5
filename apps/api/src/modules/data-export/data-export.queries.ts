import { DATA_EXPORT_DAYS } from "@devguild/schemas/constants/data-exports";
import type { DataExport } from "@devguild/schemas/data-exports";
import { STORAGE_PREFIX } from "@devguild/schemas/product";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { grantDownload } from "../../ports/files/signed-downloads.ts";
import { DAY_MS } from "../../time.ts";
import { dataExports } from "./data-export.tables.ts";

type Row = typeof dataExports.$inferSelect;

const SHOWN = 10;

/** Returns when an export that finishes now expires. */
export const getExpiry = (now: Date) => new Date(now.getTime() + DATA_EXPORT_DAYS * DAY_MS);

/** Converts a row to the export that its owner sees. */
export const toDataExport = ({ id, status, size, ...row }: Row): DataExport => ({
  id,
  status,
  created_at: iso(row.created_at),
  finished_at: isoOrNull(row.finished_at),
  expires_at: isoOrNull(row.expires_at),
  size,
});

// Expired exports are hidden immediately; the cleanup only deletes them.
const isAvailable = (userId: number, now: Date) =>
  and(
    eq(dataExports.user_id, userId),
    or(isNull(dataExports.expires_at), gt(dataExports.expires_at, now)),
  );

/** Lists a login's unexpired exports, newest first; one query. */
export const listExports = async (db: Db, userId: number, now = new Date()) => {
  const rows = await db
    .select()
    .from(dataExports)
    .where(isAvailable(userId, now))
    .orderBy(desc(dataExports.id))
    .limit(SHOWN);
  return rows.map(toDataExport);
};

/** Finds a login's downloadable export; null if it belongs to someone else, isn't ready or has expired. */
const findReadyExport = async (db: Db, userId: number, id: number, now = new Date()) => {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.status, "ready"), isAvailable(userId, now)));
  return row ?? null;
};

/** Finds the login's export that is in progress. */
export const findBuilding = async (db: Db, userId: number) => {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.user_id, userId), eq(dataExports.status, "building")));
  return row ?? null;
};

/** Finds an export by id, whatever its status; null if it was deleted. */
export const findExport = async (db: Db, id: number) => {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
  return row ?? null;
};

/** Returns a short-lived download URL for the viewer's own export. */
export const findExportLink = async (db: Db, viewer: Viewer, id: number, secret: string) => {
  const { file_name: name, created_at } =
    (await findReadyExport(db, viewer.userId, id)) ?? notFound();
  if (name === null) return notFound();
  const as = `${STORAGE_PREFIX}-${iso(created_at).slice(0, 10)}.zip`;
  return { url: grantDownload(secret, "export", { name, as }) };
};
