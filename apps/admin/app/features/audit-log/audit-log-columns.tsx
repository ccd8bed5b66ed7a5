import { Avatar } from "@devguild/design-system/avatar";
import type { Column } from "@devguild/design-system/data-table";
import {
  formatDate,
  formatLogDay,
  formatShortDate,
  useNow,
} from "@devguild/design-system/relative-time";
import { RowLink } from "@devguild/design-system/row-link";
import type { AuditLogEntry } from "@devguild/schemas/audit-log";
import { AUDIT_RECORDS, AUDIT_SOURCES } from "@devguild/schemas/constants/audit-log";

import { companyAccountPath } from "../companies/company-addresses.ts";
import { NoValue } from "../lists/cells.tsx";
import classes from "./audit-log-columns.module.css";
import { findRecordPath } from "./record-path.ts";

type Entry = AuditLogEntry;

/** Returns the name of whoever made a change. */
export const getName = ({ person }: Pick<Entry, "person">) => person?.full_name || "Someone";

/** Returns the name of a record: "Job #12". */
export const getRecordName = ({ kind, id }: Pick<NonNullable<Entry["record"]>, "kind" | "id">) =>
  `${AUDIT_RECORDS[kind].label} #${id}`;

function Time({ at }: { at: string }) {
  const day = formatLogDay(at, useNow(), formatShortDate);
  return (
    <time className={classes.time} dateTime={at} title={formatDate(at)} suppressHydrationWarning>
      {day} {at.slice(11, 16)}
    </time>
  );
}

/** The company that an entry is about, with its link. */
export function EntryCompany({ company }: Pick<Entry, "company">) {
  return company ? (
    <RowLink to={companyAccountPath(company.id)}>{company.name}</RowLink>
  ) : (
    <NoValue />
  );
}

/** The record that an entry is about; a link, if a screen shows it. */
export function EntryRecord({ entry }: { entry: Entry }) {
  const { record } = entry;
  if (!record) return <NoValue />;
  const path = findRecordPath(entry);
  const name = getRecordName(record);
  return path ? <RowLink to={path}>{name}</RowLink> : <span className="dim">{name}</span>;
}

/** The columns of the audit log. */
export const AUDIT_LOG_COLUMNS: readonly Column<Entry>[] = [
  { id: "at", head: "When (UTC)", width: "150px", stays: true, cell: ({ at }) => <Time at={at} /> },
  {
    id: "person",
    head: "Who",
    width: "20%",
    leads: true,
    cell: (entry) => (
      <span className={classes.person}>
        <Avatar name={getName(entry)} src={entry.person?.image} size={24} />
        <strong>{getName(entry)}</strong>
      </span>
    ),
  },
  {
    id: "action",
    head: "Did",
    width: "40%",
    cell: ({ sentence }) => <span className={classes.sentence}>{sentence}</span>,
  },
  { id: "company", head: "Company", cell: ({ company }) => <EntryCompany company={company} /> },
  { id: "record", head: "Record", cell: (entry) => <EntryRecord entry={entry} /> },
  {
    id: "source",
    head: "From",
    width: "140px",
    cell: ({ source }) => <span className="dim">{AUDIT_SOURCES[source]}</span>,
  },
];
