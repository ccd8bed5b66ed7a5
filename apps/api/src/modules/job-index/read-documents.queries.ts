import { DocumentIndex } from "@devguild/job-index/document-index";
import { Documents, type IndexedRow } from "@devguild/job-index/documents";

import type { Db } from "../../db/db.ts";
import { finishInTurns, inTurns } from "../../in-turns.ts";
import { type Kind, KINDS, readAllRows, readRows } from "./index-rows.queries.ts";

const PART = 10_000;
// How many records one statement reads; renaming a company changes thousands.
const MAX_BATCH = 5_000;

/** The open records of each kind. */
export type DocumentsByKind = Record<Kind, Documents>;

/** Reads all open records. */
export const readAllDocuments = async (db: Db): Promise<DocumentsByKind> => {
  const documents = { job: new Documents(), listing: new Documents() };
  for (const kind of KINDS)
    for await (const rows of readAllRows(db, kind, PART))
      await inTurns(rows, (row) => documents[kind].put(row));
  return documents;
};

/** Reads some records again: puts those that are open, and drops the others. */
export const readAgain = async (
  db: Db,
  kind: Kind,
  ids: readonly number[],
  records: { put: (row: IndexedRow) => void; drop: (id: number) => void },
) => {
  for (let at = 0; at < ids.length; at += MAX_BATCH) {
    const some = ids.slice(at, at + MAX_BATCH);
    const rows = await readRows(db, kind, some);
    const open = new Set(rows.map(({ id }) => id));
    const closed = some.filter((id) => !open.has(id));
    // Renaming a company changes thousands, and searches go on in between.
    await inTurns(closed, (id) => records.drop(id));
    await inTurns(rows, (row) => records.put(row));
  }
};

/** Builds the index of each kind, in turns with requests. */
export const buildIndexes = async ({ job, listing }: DocumentsByKind) => ({
  job: await finishInTurns(DocumentIndex.buildInSteps(job, Date.now())),
  listing: await finishInTurns(DocumentIndex.buildInSteps(listing, Date.now())),
});
