import { PeriodFilter } from "@devguild/company-ui/period-filter";
import { AddFilterChip, FilterChip } from "@devguild/design-system/filter-chip";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { AUDIT_SOURCE_NAMES, AUDIT_SOURCES } from "@devguild/schemas/constants/audit-log";

import { type AuditLogView, toLogFilter } from "./audit-log-address.ts";

type Option = { value: string; label: string };
type Props = {
  view: AuditLogView;
  people: readonly Option[];
  /** The kinds of record, each with its actions. */
  records: readonly (Option & { actions: readonly Option[] })[];
  onChange: (change: Partial<AuditLogView>) => void;
};

const UNFILTERED_RECORD = { record: null, record_id: null, action: "" };

/** The active filters of the audit log as chips, and those that can be added. */
export function AuditLogFilters({ view, people, records, onChange }: Props) {
  const { person, source, record, record_id: id, action, from, to, entry } = toLogFilter(view);
  const chosen = records.find(({ value }) => value === record);
  return (
    <>
      {person === undefined ? (
        <Menu align="start" width={260} trigger={<AddFilterChip>Person</AddFilterChip>}>
          {people.map(({ value, label }) => (
            <MenuItem key={value} onSelect={() => onChange({ person: Number(value) })}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <FilterChip on kind="Person" onRemove={() => onChange({ person: null })}>
          {people.find(({ value }) => value === String(person))?.label ?? "Someone else"}
        </FilterChip>
      )}
      {record === undefined ? (
        <Menu align="start" width={240} trigger={<AddFilterChip>Record</AddFilterChip>}>
          {records.map(({ value, label }) => (
            <MenuItem
              key={value}
              onSelect={() => onChange({ record: value as AuditLogView["record"] })}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <FilterChip on kind="Record" onRemove={() => onChange(UNFILTERED_RECORD)}>
          {[chosen?.label ?? record, id && `#${id}`].filter(Boolean).join(" ")}
        </FilterChip>
      )}
      {chosen && action === undefined && (
        <Menu align="start" width={300} trigger={<AddFilterChip>Action</AddFilterChip>}>
          {chosen.actions.map(({ value, label }) => (
            <MenuItem key={value} onSelect={() => onChange({ action: value })}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {action !== undefined && (
        <FilterChip on kind="Action" onRemove={() => onChange({ action: "" })}>
          {chosen?.actions.find(({ value }) => value === action)?.label ?? action}
        </FilterChip>
      )}
      {source === undefined ? (
        <Menu align="start" width={200} trigger={<AddFilterChip>From</AddFilterChip>}>
          {AUDIT_SOURCE_NAMES.map((name) => (
            <MenuItem key={name} onSelect={() => onChange({ source: name })}>
              {AUDIT_SOURCES[name]}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <FilterChip on kind="From" onRemove={() => onChange({ source: null })}>
          {AUDIT_SOURCES[source]}
        </FilterChip>
      )}
      {entry !== undefined && (
        <FilterChip on kind="Entry" onRemove={() => onChange({ entry: null })}>
          #{entry}
        </FilterChip>
      )}
      <PeriodFilter from={from} to={to} onChange={onChange} />
    </>
  );
}
