import type { Snapshot } from "../modules/audit/audit.queries.ts";

/** What a handler may say of its entry in the audit log beyond what the contract declares. */
export type AuditNote = {
  /** Names the action where the input decides which one it is. */
  actsAs: (action: string) => void;
  /** Adds what the record's own fields do not show. */
  add: (details: Record<string, unknown>) => void;
};

/** How the records that a noun's calls change are read, by what the contract calls them. */
export type Snapshots = Readonly<Record<string, Snapshot>>;
