import type { Columns } from "../../column-files/column-format.ts";
import { writeColumnFile } from "../../column-files/write-column-file.ts";
import type { Db } from "../../db/db.ts";
import { KINDS } from "./index-rows.queries.ts";
import { readSource, type SnapshotInfo } from "./index-snapshot.queries.ts";
import { addMark } from "./job-changes.commands.ts";
import type { JobIndexes } from "./job-indexes.queries.ts";

/**
 * Writes a snapshot of the indexes to a file, replacing the one there; does nothing until they are
 * built. The log of changes gets a mark, so that a database restored to an earlier state isn't taken for
 * the one of the snapshot.
 */
export const saveSnapshot = async (db: Db, path: string, indexes: JobIndexes) => {
  const copy = await indexes.copy();
  if (!copy) return;
  const { horizon, readAt } = copy;
  const [source, mark] = [await readSource(db), await addMark(db)];
  const info: SnapshotInfo = { source, mark, horizon, readAt };
  const columns: Columns = {};
  for (const kind of KINDS)
    for (const [name, column] of Object.entries(copy.columns[kind]))
      columns[`${kind}.${name}`] = column;
  await writeColumnFile(path, info, columns);
};
