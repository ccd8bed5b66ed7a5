import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentProps } from "react";

import classes from "./sort-select.module.css";

type Props<Order extends string> = {
  orders: readonly Order[];
  labels: Record<Order, string>;
  value: Order;
  onChange: (order: Order) => void;
} & Pick<ComponentProps<"select">, "name" | "form">;

/** Selects a list's order. With `name` and `form`, the form sends it without scripts. */
export function SortSelect<Order extends string>({
  orders,
  labels,
  onChange,
  ...select
}: Props<Order>) {
  return (
    <label className={classes.sort}>
      <span>Sort by</span>
      <select
        {...select}
        onChange={(event) => {
          const order = orders.find((each) => each === event.currentTarget.value);
          if (order) onChange(order);
        }}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {labels[order]}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </label>
  );
}
