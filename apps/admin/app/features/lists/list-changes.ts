import type { AdminPermission } from "@devguild/schemas/constants/accounts";
import type { BulkAction, BulkList } from "@devguild/schemas/constants/bulk-changes";

/** Something that can be done to several rows of a list. */
export type ListChange<Row> = {
  action: BulkAction;
  /** The button above the list: "Archive". */
  label: string;
  /** The button of the dialog: "Archive 12 jobs". */
  confirmLabel: (counted: string) => string;
  /** What happens to them, in full sentences. */
  consequence: string;
  /** Whether a row that is loaded would change, and what is said if none would. */
  canChange: (row: Row) => boolean;
  none: string;
};

/** What can be done to several rows of a list, by those with the permission. */
export type ListChanges<Row> = {
  list: BulkList;
  permission: AdminPermission;
  /** Singular and plural, as in "146 companies". */
  noun: [one: string, many: string];
  all: readonly ListChange<Row>[];
};
