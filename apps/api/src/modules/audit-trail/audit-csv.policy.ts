import type { AuditLogEntry } from "@devguild/schemas/audit-log";
import type { AuditEntry } from "@devguild/schemas/audit-trail";
import { AUDIT_RECORDS, AUDIT_SOURCES } from "@devguild/schemas/constants/audit-log";
import { AUDIT_KINDS, STAFF_NAME } from "@devguild/schemas/constants/audit-trail";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of a company's audit trail as a spreadsheet. */
export const AUDIT_HEAD = ["Time (UTC)", "Person", "Change", "Area", "Before and after"] as const;

/** The columns of the platform's audit log as a spreadsheet. */
export const AUDIT_LOG_HEAD = [
  "Time (UTC)",
  "Person",
  "From",
  "Change",
  "Record",
  "Record id",
  "Company",
  "Company id",
  "Before and after",
  "Action",
] as const;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const toText = ({ label, before, after }: AuditEntry["changes"][number]) =>
  before === null && after === null ? label : `${label}: ${before ?? "–"} → ${after ?? "–"}`;

/** Returns the cells of an entry of a company's audit trail. Pure. */
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

/** Returns the cells of an entry of the platform's audit log. Pure. */
export const toAuditLogRow = ({
  at,
  person,
  source,
  sentence,
  record,
  company,
  changes,
  action,
}: AuditLogEntry): CsvCell[] => [
  at,
  person?.full_name ?? "",
  AUDIT_SOURCES[source],
  capitalise(sentence),
  record && AUDIT_RECORDS[record.kind].label,
  record && record.id,
  company && company.name,
  company && company.id,
  changes.map(toText).join("; "),
  action,
];
