import { contract } from "@devguild/contract/contract";
import type { RecordHistoryQuery } from "@devguild/schemas/audit-log";

import type { Db } from "../../db/db.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { type HistorySubject, listRecordHistory } from "./record-history.queries.ts";

type Call = { db: Db; params: { id: number }; query: RecordHistoryQuery };

const readHistory =
  (record: HistorySubject["record"]) =>
  async ({ db, params: { id }, query }: Call) =>
    (await listRecordHistory(db, { record, id }, query)) ?? notFound();

export const recordHistoryRoutes = implement(contract.recordHistory, {
  video: readHistory("video"),
  article: readHistory("article"),
  liveEvent: readHistory("live-event"),
  event: readHistory("event"),
});
