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

/** When a copy that is finished now is removed. */
export const expiryFrom = (now: Date) => new Date(now.getTime() + DATA_EXPORT_DAYS * DAY_MS);

/** A copy of somebody's data as its owner sees it. */
export const toDataExport = ({ id, status, size, ...row }: Row): DataExport => ({
  id,
  status,
  created_at: iso(row.created_at),
  finished_at: isoOrNull(row.finished_at),
  expires_at: isoOrNull(row.expires_at),
  size,
});

// What has passed is gone at once; the sweep only clears it away.
const isAvailable = (userId: number, now: Date) =>
  and(
    eq(dataExports.user_id, userId),
    or(isNull(dataExports.expires_at), gt(dataExports.expires_at, now)),
  );

/** A login's copies that are not over yet, newest first; one query. */
export const listExports = async (db: Db, userId: number, now = new Date()) => {
  const rows = await db
    .select()
    .from(dataExports)
    .where(isAvailable(userId, now))
    .orderBy(desc(dataExports.id))
    .limit(SHOWN);
  return rows.map(toDataExport);
};

/** A login's copy that can be downloaded; null where it is another's, not ready or over. */
const findReadyExport = async (db: Db, userId: number, id: number, now = new Date()) => {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.status, "ready"), isAvailable(userId, now)));
  return row ?? null;
};

/** The copy of a login that is being built at the moment. */
export const findBuilding = async (db: Db, userId: number) => {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.user_id, userId), eq(dataExports.status, "building")));
  return row ?? null;
};

/** A copy by its id, whatever has become of it; null once it was removed. */
export const findExport = async (db: Db, id: number) => {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
  return row ?? null;
};

/** An address of one's own copy for the next minutes. */
export const findExportLink = async (db: Db, viewer: Viewer, id: number, secret: string) => {
  const { file_name: name, created_at } =
    (await findReadyExport(db, viewer.userId, id)) ?? notFound();
  if (name === null) return notFound();
  const as = `${STORAGE_PREFIX}-${iso(created_at).slice(0, 10)}.zip`;
  return { url: grantDownload(secret, "export", { name, as }) };
};
