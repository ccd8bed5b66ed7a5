import type { RecordHistoryPage, RecordHistoryQuery } from "@devguild/schemas/audit-log";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { events } from "../events/events.tables.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { articles } from "../magazine/magazine.tables.ts";
import { videos } from "../videos/videos.tables.ts";
import { readAuditPage } from "./audit-log.queries.ts";

const TABLES = { video: videos, article: articles, "live-event": liveEvents, event: events };

/** Which record's history is read. */
export type HistorySubject = { record: keyof typeof TABLES; id: number };

/**
 * Lists a page of the changes to one record, newest first; null if there is no such record. Two queries.
 * Source: docs/product/audit.md.
 */
export const listRecordHistory = async (
  db: Db,
  { record, id }: HistorySubject,
  query: RecordHistoryQuery,
): Promise<RecordHistoryPage | null> => {
  const table = TABLES[record];
  const [found] = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (!found) return null;
  const { data, meta } = await readAuditPage(db, { ...query, record, record_id: id });
  return {
    data: data.map(({ id: entryId, at, person, sentence, changes }) => ({
      id: entryId,
      at,
      person,
      sentence,
      changes,
    })),
    meta,
  };
};
