import { IconChevronRight } from "@tabler/icons-react";
import { useId, useState, type MouseEvent, type ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import classes from "./data-table.module.css";
import { toggleRow } from "./select-rows.ts";

/** Which rows of a table are open, at first those given, and what opens one. */
export function useOpenRows(atFirst: readonly string[] = []) {
  const tableId = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(atFirst));
  return {
    find: (id: string) => {
      const toggle = () => setOpen((before) => toggleRow([id], { id }, before));
      return {
        id: `${tableId}-${id}`,
        isOpen: open.has(id),
        toggle,
        /** For the mouse: the whole row opens, except for what can be pressed or selected in it. */
        onRowPress: ({ target }: MouseEvent) => {
          const isControl = target instanceof Element && target.closest("a, button, input, label");
          if (!isControl && String(getSelection()) === "") toggle();
        },
      };
    },
  };
}

type Details = ReturnType<ReturnType<typeof useOpenRows>["find"]>;

/** Opens a row in place, by keyboard too. */
export function RowToggle({ name, details }: { name: string; details: Details }) {
  const { id, isOpen, toggle } = details;
  return (
    <IconButton
      size="sm"
      label={`Details: ${name}`}
      icon={<IconChevronRight size={18} stroke={1.75} aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      data-row-toggle
      onClick={toggle}
    />
  );
}

interface RowDetailsProps {
  details: Details;
  /** How many cells the rows have. */
  cells: number;
  children: ReactNode;
}

/** What an open row shows beneath it. */
export function RowDetails({ details, cells, children }: RowDetailsProps) {
  return (
    <tr id={details.id} data-row-details className={classes.details}>
      <td colSpan={cells}>{children}</td>
    </tr>
  );
}
