import type { Logger } from "pino";

import { followIndex } from "../../change-logs/follow-index.ts";
import type { SnapshotOptions } from "../../change-logs/save-snapshots.ts";
import type { Db } from "../../db/db.ts";
import type { Database } from "../../db/open-database.ts";
import { CHANNEL } from "./job-changes.queries.ts";
import { JobIndexes } from "./job-indexes.queries.ts";

/**
 * Builds the in-memory indexes of a database and keeps them up to date; after `close`, searches use the
 * tables again. With `snapshot`, they are built from the last one, and saved to the next.
 * Source: docs/decisions/job-index.md.
 */
export const followJobs = (
  database: { db: Db; listen: Database["listen"] },
  log: Logger,
  snapshot?: SnapshotOptions,
) =>
  followIndex(
    database,
    { followed: new JobIndexes(database.db, log, snapshot?.path), channel: CHANNEL },
    log,
    snapshot,
  );
