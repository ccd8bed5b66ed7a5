import type { Logger } from "pino";

import { followIndex } from "../../change-logs/follow-index.ts";
import type { SnapshotOptions } from "../../change-logs/save-snapshots.ts";
import type { Db } from "../../db/db.ts";
import type { Database } from "../../db/open-database.ts";
import { CHANNEL } from "./developer-changes.queries.ts";
import { DeveloperIndexes } from "./developer-indexes.queries.ts";

/**
 * Builds the in-memory index of the developers whom staff may find and keeps it up to date. With
 * `snapshot`, it is built from the last one, and saved to the next. Source: docs/decisions/job-index.md.
 */
export const followDevelopers = (
  database: { db: Db; listen: Database["listen"] },
  log: Logger,
  snapshot?: SnapshotOptions,
) =>
  followIndex(
    database,
    { followed: new DeveloperIndexes(database.db, log, snapshot?.path), channel: CHANNEL },
    log,
    snapshot,
  );
