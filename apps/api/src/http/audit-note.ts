import type { AuditAction } from "@devguild/schemas/audit-sentences";

import type { Snapshot } from "../modules/audit/audit.queries.ts";

/** Lets a handler add to its audit log entry beyond what the contract declares. */
export type AuditNote = {
  /** Names the action when it depends on the input. */
  actsAs: (action: AuditAction) => void;
  /** Adds details that the record's own fields don't show. */
  add: (details: Record<string, unknown>) => void;
};

/** How to read each kind of record that a resource's calls change, keyed by its name in the contract. */
export type Snapshots = Readonly<Record<string, Snapshot>>;
