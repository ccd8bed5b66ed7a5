import type { AuditEntry } from "@devguild/schemas/audit-trail";
import { AUDIT_KINDS, STAFF_NAME } from "@devguild/schemas/constants/audit-trail";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of a company's audit trail as a spreadsheet. */
export const AUDIT_HEAD = ["Time (UTC)", "Person", "Change", "Area", "Before and after"] as const;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const toText = ({ label, before, after }: AuditEntry["changes"][number]) =>
  before === null && after === null ? label : `${label}: ${before ?? "–"} → ${after ?? "–"}`;

/** Returns the cells of an entry. Pure. */
export const toAuditRow = ({
  at,
  person,
  by_staff,
  sentence,
  kind,
  changes,
}: AuditEntry): CsvCell[] => [
  at,
  person?.full_name ?? (by_staff ? STAFF_NAME : ""),
  capitalise(sentence),
  AUDIT_KINDS[kind],
  changes.map(toText).join("; "),
];
