import { AddFilterChip, FilterChip } from "@devguild/design-system/filter-chip";
import { Menu, MenuDivider, MenuItem } from "@devguild/design-system/menu";
import { useNow } from "@devguild/design-system/relative-time";
import type { AuditPerson } from "@devguild/schemas/audit-trail";
import {
  AUDIT_KIND_NAMES,
  AUDIT_KINDS,
  STAFF_NAME,
  STAFF_PERSON,
} from "@devguild/schemas/constants/audit-trail";

import { type AuditView, toAuditFilter } from "./audit-address.ts";
import { describePeriod, listPeriods } from "./audit-periods.ts";

type Props = {
  view: AuditView;
  people: readonly AuditPerson[];
  onChange: (change: Partial<AuditView>) => void;
};

/** The active filters of the audit trail as chips, and those that can be added. */
export function AuditFilters({ view, people, onChange }: Props) {
  const now = useNow();
  const { person, kind, from, to } = toAuditFilter(view);
  const { days, months } = listPeriods(now);
  const persons = [
    ...people.map(({ id, full_name: name }) => ({ value: String(id), label: name })),
    { value: STAFF_PERSON, label: STAFF_NAME },
  ];
  const period = (each: (typeof days)[number]) => (
    <MenuItem key={each.label} onSelect={() => onChange({ from: each.from, to: each.to })}>
      {each.label}
    </MenuItem>
  );
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
      {from === undefined && to === undefined ? (
        <Menu align="start" trigger={<AddFilterChip>Date</AddFilterChip>}>
          {days.map(period)}
          <MenuDivider />
          {months.map(period)}
        </Menu>
      ) : (
        <FilterChip on kind="Date" onRemove={() => onChange({ from: "", to: "" })}>
          {describePeriod({ from, to }, now)}
        </FilterChip>
      )}
    </>
  );
}
