import { ChipLinks } from "@devguild/design-system/chip-links";
import { FilterBar } from "@devguild/design-system/filter-bar";
import { SearchField } from "@devguild/design-system/search-field";
import { useLocation } from "react-router";

const FILTERS = [
  { name: "skill", label: "Go, 3 years or more" },
  { name: "residency", label: "Lives in the EU" },
  { name: "last_seen", label: "Seen within 30 days" },
  { name: "signed_up", label: "Signed up within 90 days" },
];

/** Sourcing filters above a table; each is added and removed by a link. */
export function SourcingFilterSample() {
  const { pathname, search } = useLocation();
  const on = new URLSearchParams(search);
  const toggled = (name: string) => {
    const next = new URLSearchParams(on);
    if (next.has(name)) next.delete(name);
    else next.set(name, "1");
    return `${pathname}?${next}`;
  };
  return (
    <FilterBar
      label="Filter developers"
      search={<SearchField size="sm" label="Search developers" placeholder="Name or skill" />}
    >
      <ChipLinks
        label="Filters"
        links={FILTERS.map(({ name, label }) => ({
          to: toggled(name),
          label,
          current: on.has(name),
        }))}
      />
    </FilterBar>
  );
}
