import { PeriodFilter } from "@devguild/company-ui/period-filter";
import { FilterChip } from "@devguild/design-system/filter-chip";
import { AUDIT_SOURCE_NAMES, AUDIT_SOURCES } from "@devguild/schemas/constants/audit-log";

import { type ChoicesQuery, FilterMenu } from "@devguild/design-system/filter-menu";
import { type AuditLogView, toLogFilter } from "./audit-log-address.ts";

type Option = { value: string; label: string };
type Props = {
  view: AuditLogView;
  people: readonly Option[];
  /** What the staff among the people are read with. */
  staff: ChoicesQuery;
  /** The kinds of record, each with its actions. */
  records: ChoicesQuery & {
    data?: { data: readonly (Option & { actions: readonly Option[] })[] } | undefined;
  };
  onChange: (change: Partial<AuditLogView>) => void;
};

const UNFILTERED_RECORD = { record: null, record_id: null, action: "" };

/** The active filters of the audit log as chips, and those that can be added. */
export function AuditLogFilters({ view, people, staff, records, onChange }: Props) {
  const { person, source, record, record_id: id, action, from, to, entry } = toLogFilter(view);
  const kinds = records.data?.data ?? [];
  const chosen = kinds.find(({ value }) => value === record);
  return (
    <>
      {person === undefined ? (
        <FilterMenu
          label="Person"
          width={260}
          options={people}
          query={staff}
          onChoose={(value) => onChange({ person: Number(value) })}
        />
      ) : (
        <FilterChip on kind="Person" onRemove={() => onChange({ person: null })}>
          {people.find(({ value }) => value === String(person))?.label ?? "Someone else"}
        </FilterChip>
      )}
      {record === undefined ? (
        <FilterMenu
          label="Record"
          width={240}
          options={kinds}
          query={records}
          onChoose={(value) => onChange({ record: value as AuditLogView["record"] })}
        />
      ) : (
        <FilterChip on kind="Record" onRemove={() => onChange(UNFILTERED_RECORD)}>
          {[chosen?.label ?? record, id && `#${id}`].filter(Boolean).join(" ")}
        </FilterChip>
      )}
      {chosen && action === undefined && (
        <FilterMenu
          label="Action"
          width={300}
          options={chosen.actions}
          onChoose={(value) => onChange({ action: value })}
        />
      )}
      {action !== undefined && (
        <FilterChip on kind="Action" onRemove={() => onChange({ action: "" })}>
          {chosen?.actions.find(({ value }) => value === action)?.label ?? action}
        </FilterChip>
      )}
      {source === undefined ? (
        <FilterMenu
          label="From"
          width={200}
          options={AUDIT_SOURCE_NAMES.map((value) => ({ value, label: AUDIT_SOURCES[value] }))}
          onChoose={(value) => onChange({ source: value as AuditLogView["source"] })}
        />
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
