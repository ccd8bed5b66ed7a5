import { and, asc, isNotNull, lte, sql, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { applyChanges } from "./apply-changes.commands.ts";
import { jobFeeds } from "./job-listings.tables.ts";
import { giveUpImport, readImport } from "./read-feeds.commands.ts";
import { applyJobFeed, giveUpJobFeed, readJobFeed, startImport } from "./start-imports.commands.ts";

const startDueJobFeeds = taskKind("start-due-job-feeds", 2);

// The turns that passed while no process was running are one import, and the times of the others stay.
const nextTurn = sql`${jobFeeds.next_run_at} + ${jobFeeds.every_hours} * interval '1 hour' *
  (floor(extract(epoch from now() - ${jobFeeds.next_run_at}) / (3600 * ${jobFeeds.every_hours})) + 1)`;

/** Starts the imports that are due; a source whose last import is still open waits for its next turn. */
export const startDueImports = (db: Db) =>
  transaction(db, async (tx) => {
    const due = await tx
      .select({ id: jobFeeds.id, isReviewed: jobFeeds.is_reviewed })
      .from(jobFeeds)
      .where(and(isNotNull(jobFeeds.every_hours), lte(jobFeeds.next_run_at, new Date())))
      .orderBy(asc(jobFeeds.id))
      .for("update", { skipLocked: true });
    for (const { id, isReviewed } of due) {
      await startImport(tx, { feedId: id, isReviewed, fileKey: null });
      await tx.update(jobFeeds).set({ next_run_at: nextTurn }).where(eq(jobFeeds.id, id));
    }
  });

/** Reads feeds, writes what they change, and starts those that are due. */
export const jobListingWorkers = (db: Db, files: FileStore): Worker[] => [
  worker(readJobFeed, ({ runId }) => readImport(db, files, runId)),
  worker(giveUpJobFeed, ({ runId }) => giveUpImport(db, runId)),
  worker(applyJobFeed, ({ runId }) => applyChanges(db, runId)),
  { ...worker(startDueJobFeeds, () => startDueImports(db)), schedule: "*/5 * * * *" },
];
