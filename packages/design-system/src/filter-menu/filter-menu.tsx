import { AddFilterChip } from "../filter-chip/filter-chip.tsx";
import { Menu, MenuItem, MenuLabel } from "../menu/menu.tsx";

/** What a filter's choices are read with. */
export type ChoicesQuery = { isLoadingError: boolean; refetch: () => unknown };

export type FilterMenuProps = {
  /** "Status". */
  label: string;
  options: readonly { value: string; label: string; count?: number | undefined }[];
  /** For choices that are read on their own; they may fail to load. */
  query?: ChoicesQuery | undefined;
  width?: number;
  onChoose: (value: string) => void;
};

/** A filter that can be added, with a menu of its values; says so, and tries again, if they didn’t load. */
export function FilterMenu({ label, options, query, width = 220, onChoose }: FilterMenuProps) {
  return (
    <Menu align="start" width={width} trigger={<AddFilterChip>{label}</AddFilterChip>}>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          onSelect={() => onChoose(option.value)}
          end={option.count !== undefined && <span className="num dim">{option.count}</span>}
        >
          {option.label}
        </MenuItem>
      ))}
      {query?.isLoadingError && (
        <>
          <MenuLabel>
            {options.length > 0 ? "The other choices didn’t load." : "The choices didn’t load."}
          </MenuLabel>
          <MenuItem onSelect={() => void query.refetch()}>Try again</MenuItem>
        </>
      )}
    </Menu>
  );
}
