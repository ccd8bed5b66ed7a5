import { Button } from "@devguild/design-system/button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { IconArrowsSort, IconCheck } from "@tabler/icons-react";

type Props<Order extends string> = {
  /** What each order is called, in the order of the menu. */
  labels: Record<Order, string>;
  order: Order;
  onChange: (order: Order) => void;
};

/** A list's order, and the others to choose from. */
export function OrderMenu<Order extends string>({ labels, order, onChange }: Props<Order>) {
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<IconArrowsSort size={16} stroke={1.75} aria-hidden />}>
          {labels[order]}
        </Button>
      }
    >
      {(Object.keys(labels) as Order[]).map((each) => (
        <MenuItem
          key={each}
          onSelect={() => onChange(each)}
          end={each === order && <IconCheck size={16} stroke={2} aria-label="chosen" />}
        >
          {labels[each]}
        </MenuItem>
      ))}
    </Menu>
  );
}
