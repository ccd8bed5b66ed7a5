import { z } from "zod";

import {
  BULK_ACTION_NAMES,
  BULK_LISTS,
  BULK_MESSAGES as M,
  BULK_ROWS_MAX,
  BULK_STAGES,
} from "./constants/bulk-changes.ts";
import { LIST_VIEW_QUERY_MAX } from "./constants/list-views.ts";
import { flag, id, instant } from "./fields.ts";

const count = z.number().int().nonnegative();
const list = z.enum(BULK_LISTS);

/** A list as it is searched, filtered and sorted; `filter` is the query string of its spreadsheet. */
export const foundRowsQuery = z.object({
  list,
  filter: z
    .string()
    .max(LIST_VIEW_QUERY_MAX)
    .regex(/^(\?[^#\s]*)?$/)
    .default(""),
});
export type FoundRowsQuery = z.output<typeof foundRowsQuery>;

export const latestChangeQuery = z.object({ list });

/** What to do to which rows of a list. */
export const bulkChangeBody = z
  .object({
    action: z.enum(BULK_ACTION_NAMES),
    ids: z
      .array(id)
      .max(BULK_ROWS_MAX, M.tooMany)
      .transform((ids) => [...new Set(ids)])
      .refine((ids) => ids.length > 0, M.noRows),
    /** Who is to look after companies; null for nobody. */
    manager_id: id.nullable().optional(),
  })
  .refine(
    ({ action, manager_id: manager }) =>
      action !== "companies.assign-manager" || manager !== undefined,
    { path: ["manager_id"], message: M.manager },
  );
export type BulkChangeBody = z.output<typeof bulkChangeBody>;

const namedRow = z.object({ id, name: z.string() });

/** What a change would do: which rows change, the first of them by name, and why others stay as they are. */
export const bulkPreview = z.object({
  changing: z.array(id),
  first: z.array(namedRow),
  staying: z.array(z.object({ reason: z.string(), count })),
});
export type BulkPreview = z.output<typeof bulkPreview>;

/** How far a change of several rows is. */
export const bulkChange = z.object({
  id,
  action: z.enum(BULK_ACTION_NAMES),
  /** Who companies are assigned to; null for nobody, and for other changes. */
  manager_name: z.string().nullable(),
  stage: z.enum(BULK_STAGES),
  /** How many rows it has, or undoes, and how many of them it has reached. */
  total: count,
  reached: count,
  /** How many rows it has changed, or changed back. */
  done: count,
  failed_count: count,
  /** The first of those that were not changed, or not changed back, and why. */
  failed: z.array(namedRow.extend({ reason: z.string() })),
  /** Null if what it does can't be undone. */
  undo_until: instant.nullable(),
});
export type BulkChange = z.output<typeof bulkChange>;

export const seenChangeBody = z.object({ closed: flag });
