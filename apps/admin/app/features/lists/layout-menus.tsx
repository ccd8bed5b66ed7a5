import type { Column } from "@devguild/design-system/data-table";
import { IconButton } from "@devguild/design-system/icon-button";
import {
  Menu,
  MenuCheckboxItem,
  MenuDivider,
  MenuItem,
  MenuLabel,
  MenuRadioItem,
} from "@devguild/design-system/menu";
import { LIST_DENSITIES, type ListDensity } from "@devguild/schemas/constants/list-views";
import { IconColumns3, IconLineHeight } from "@tabler/icons-react";

import type { Layout } from "./use-list-layout.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
const DENSITY_LABELS: Record<ListDensity, string> = {
  comfortable: "Comfortable",
  standard: "Standard",
  compact: "Compact",
};

type Props<Row> = { columns: readonly Column<Row>[]; layout: Layout<Row> };

/** The menus above a table for its columns and for the height of its rows. */
export function LayoutMenus<Row>({ columns, layout }: Props<Row>) {
  const [, ...others] = columns;
  return (
    <>
      <Menu trigger={<IconButton size="sm" label="Columns" icon={<IconColumns3 {...ICON} />} />}>
        <MenuLabel>Columns</MenuLabel>
        {others.map((column) => (
          <MenuCheckboxItem
            key={column.id}
            checked={layout.shown.includes(column)}
            onChange={() => layout.toggleColumn(column.id)}
          >
            {column.head}
          </MenuCheckboxItem>
        ))}
        <MenuDivider />
        <MenuItem disabled={layout.isStandard} onSelect={layout.reset}>
          Show all columns
        </MenuItem>
      </Menu>
      <Menu
        trigger={<IconButton size="sm" label="Row height" icon={<IconLineHeight {...ICON} />} />}
      >
        <MenuLabel>Row height</MenuLabel>
        {LIST_DENSITIES.map((density) => (
          <MenuRadioItem
            key={density}
            checked={density === layout.density}
            onChange={() => layout.setDensity(density)}
          >
            {DENSITY_LABELS[density]}
          </MenuRadioItem>
        ))}
      </Menu>
    </>
  );
}
