import { AddFilterChip, FilterChip } from "@devguild/design-system/filter-chip";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import type { AuditPerson } from "@devguild/schemas/audit-trail";
import {
  AUDIT_KIND_NAMES,
  AUDIT_KINDS,
  STAFF_NAME,
  STAFF_PERSON,
} from "@devguild/schemas/constants/audit-trail";

import { type AuditView, toAuditFilter } from "./audit-address.ts";
import { PeriodFilter } from "./period-filter.tsx";

type Props = {
  view: AuditView;
  people: readonly AuditPerson[];
  onChange: (change: Partial<AuditView>) => void;
};

/** The active filters of the audit trail as chips, and those that can be added. */
export function AuditFilters({ view, people, onChange }: Props) {
  const { person, kind, from, to } = toAuditFilter(view);
  const persons = [
    ...people.map(({ id, full_name: name }) => ({ value: String(id), label: name })),
    { value: STAFF_PERSON, label: STAFF_NAME },
  ];
  return (
    <>
      {person === undefined ? (
        <Menu align="start" width={260} trigger={<AddFilterChip>Person</AddFilterChip>}>
          {persons.map(({ value, label }) => (
            <MenuItem key={value} onSelect={() => onChange({ person: value })}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <FilterChip on kind="Person" onRemove={() => onChange({ person: "" })}>
          {persons.find(({ value }) => value === view.person)?.label ?? "Someone else"}
        </FilterChip>
      )}
      {kind === undefined ? (
        <Menu align="start" trigger={<AddFilterChip>Area</AddFilterChip>}>
          {AUDIT_KIND_NAMES.map((name) => (
            <MenuItem key={name} onSelect={() => onChange({ kind: name })}>
              {AUDIT_KINDS[name]}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <FilterChip on kind="Area" onRemove={() => onChange({ kind: null })}>
          {AUDIT_KINDS[kind]}
        </FilterChip>
      )}
      <PeriodFilter from={from} to={to} onChange={onChange} />
    </>
  );
}
