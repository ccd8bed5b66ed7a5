import { AddFilterChip, FilterChip } from "@devguild/design-system/filter-chip";
import { Menu, MenuDivider, MenuItem } from "@devguild/design-system/menu";
import { useNow } from "@devguild/design-system/relative-time";

import { describePeriod, listPeriods } from "./audit-periods.ts";

type Days = { from: string; to: string };
type Props = Partial<Record<keyof Days, string | undefined>> & { onChange: (days: Days) => void };

/** Limits a log to the last days, or to a month. */
export function PeriodFilter({ from, to, onChange }: Props) {
  const now = useNow();
  const { days, months } = listPeriods(now);
  const period = (each: (typeof days)[number]) => (
    <MenuItem key={each.label} onSelect={() => onChange({ from: each.from, to: each.to })}>
      {each.label}
    </MenuItem>
  );
  return from === undefined && to === undefined ? (
    <Menu align="start" trigger={<AddFilterChip>Date</AddFilterChip>}>
      {days.map(period)}
      <MenuDivider />
      {months.map(period)}
    </Menu>
  ) : (
    <FilterChip on kind="Date" onRemove={() => onChange({ from: "", to: "" })}>
      {describePeriod({ from, to }, now)}
    </FilterChip>
  );
}
