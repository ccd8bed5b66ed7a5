import type { Db } from "../../db/db.ts";
import { type Worker, worker } from "../../queue/queue.ts";
import {
  changeRows,
  changeRowsKind,
  reportBulkChange,
  reportChangeKind,
} from "./change-rows.commands.ts";

/** Changes several rows of a list, and notifies whoever started that and left. */
export const bulkChangeWorkers = (db: Db): Worker[] => [
  worker(changeRowsKind, ({ changeId }) => changeRows(db, changeId)),
  worker(reportChangeKind, ({ changeId }) => reportBulkChange(db, changeId)),
];
