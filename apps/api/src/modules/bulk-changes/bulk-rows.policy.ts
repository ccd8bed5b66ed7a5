import type { BulkPreview } from "@devguild/schemas/bulk-changes";
import { BULK_MESSAGES as M, BULK_NAMED_MAX } from "@devguild/schemas/constants/bulk-changes";

/** What a change needs to know besides its rows. */
export type BulkOptions = {
  manager_id?: number | null;
  /** Of an undo: the manager whom it takes the companies from. */
  from_manager_id?: number | null;
};

/** What a row was before, as far as an undo needs it. */
export type FormerValues = { manager_id: number | null };

/** A row as a change of several sees it. */
export type BulkRow = {
  id: number;
  name: string;
  /** What a preview says about it besides its name: "so far with Ada Lovelace". */
  detail?: string | null;
  /** Why the change leaves it as it is; null if it changes it. */
  obstacle: string | null;
  /** The path parameters of the row's own call. */
  params: Record<string, number>;
  before: FormerValues | null;
};

/** Says what a change would do to rows; those that aren't found were deleted meanwhile. Pure. */
export const previewRows = (ids: readonly number[], rows: readonly BulkRow[]): BulkPreview => {
  const found = new Map(rows.map((row) => [row.id, row]));
  const changing: { id: number; name: string }[] = [];
  const staying = new Map<string, number>();
  for (const id of ids) {
    const row = found.get(id);
    const reason = row ? row.obstacle : M.deleted;
    if (row && reason === null)
      changing.push({ id, name: [row.name, row.detail].filter(Boolean).join(", ") });
    else if (reason !== null) staying.set(reason, (staying.get(reason) ?? 0) + 1);
  }
  return {
    changing: changing.map(({ id }) => id),
    first: changing.slice(0, BULK_NAMED_MAX),
    staying: [...staying].map(([reason, count]) => ({ reason, count })),
  };
};
