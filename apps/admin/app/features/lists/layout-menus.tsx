import type { Column } from "@devguild/design-system/data-table";
import { IconButton } from "@devguild/design-system/icon-button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
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

import { useState } from "react";

import type { Layout } from "./use-list-layout.ts";

const OrderColumnsModal = lazyDialog(() => import("./order-columns-modal.tsx"));

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
  const [isOrdering, setOrdering] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton size="sm" label="Columns" icon={<IconColumns3 {...ICON} />} />}>
        <MenuLabel>Columns</MenuLabel>
        {others.map((column) => (
          <MenuCheckboxItem
            key={column.id}
            checked={layout.shown.some(({ id }) => id === column.id)}
            onChange={() => layout.toggleColumn(column.id)}
          >
            {column.head}
          </MenuCheckboxItem>
        ))}
        <MenuDivider />
        <MenuItem disabled={layout.shown.length < 3} onSelect={() => setOrdering(true)}>
          Change order
        </MenuItem>
        <MenuItem disabled={layout.isStandard} onSelect={layout.reset}>
          Reset columns
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
      {isOrdering && (
        <OrderColumnsModal
          columns={layout.shown}
          onMove={layout.moveColumn}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  );
}
