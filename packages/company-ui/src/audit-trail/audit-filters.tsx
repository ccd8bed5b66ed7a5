import { FilterChip } from "@devguild/design-system/filter-chip";
import { type ChoicesQuery, FilterMenu } from "@devguild/design-system/filter-menu";
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
  peopleQuery: ChoicesQuery;
  onChange: (change: Partial<AuditView>) => void;
};

/** The active filters of the audit trail as chips, and those that can be added. */
export function AuditFilters({ view, people, peopleQuery, onChange }: Props) {
  const { person, kind, from, to } = toAuditFilter(view);
  const persons = [
    ...people.map(({ id, full_name: name }) => ({ value: String(id), label: name })),
    { value: STAFF_PERSON, label: STAFF_NAME },
  ];
  return (
    <>
      {person === undefined ? (
        <FilterMenu
          label="Person"
          width={260}
          options={persons}
          query={peopleQuery}
          onChoose={(value) => onChange({ person: value })}
        />
      ) : (
        <FilterChip on kind="Person" onRemove={() => onChange({ person: "" })}>
          {persons.find(({ value }) => value === view.person)?.label ?? "Someone else"}
        </FilterChip>
      )}
      {kind === undefined ? (
        <FilterMenu
          label="Area"
          options={AUDIT_KIND_NAMES.map((value) => ({ value, label: AUDIT_KINDS[value] }))}
          onChoose={(value) => onChange({ kind: value as AuditView["kind"] })}
        />
      ) : (
        <FilterChip on kind="Area" onRemove={() => onChange({ kind: null })}>
          {AUDIT_KINDS[kind]}
        </FilterChip>
      )}
      <PeriodFilter from={from} to={to} onChange={onChange} />
    </>
  );
}
