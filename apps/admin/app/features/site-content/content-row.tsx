import { IconButton } from "@devguild/design-system/icon-button";
import { TextButton } from "@devguild/design-system/text-link";
import { IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { OrderedRow } from "../events/ordered-row.tsx";
import { usePermitted } from "../frame/use-permitted.ts";
import classes from "./site-content.module.css";

type Props = {
  name: string;
  /** Why visitors don't see it; null if they do. */
  hidden: string | null;
  children?: ReactNode;
  /** Where it is among the others, from 1; without it, their order doesn't matter. */
  order?: { position: number; count: number; onMove: (step: -1 | 1) => void };
  onEdit: () => void;
  onDelete: () => void;
};

/** A row of what editors entered, to edit, move and delete. */
export function ContentRow({ name, hidden, children, order, onEdit, onDelete }: Props) {
  const permitted = usePermitted("admin.edit-highlights");
  return (
    <OrderedRow
      name={name}
      position={order?.position ?? 1}
      count={order?.count ?? 1}
      onMove={order?.onMove}
      permitted={permitted}
      end={
        <IconButton
          size="sm"
          label={`Delete: ${name}`}
          icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
          onClick={onDelete}
          {...permitted}
        />
      }
    >
      <TextButton onClick={onEdit} {...permitted}>
        {name}
      </TextButton>
      {hidden && <span className={classes.hidden}>{hidden}</span>}
      {children}
    </OrderedRow>
  );
}
