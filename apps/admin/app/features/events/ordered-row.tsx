import { StepButton } from "@devguild/design-system/step-button";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import classes from "./ordered-row.module.css";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

type Props = {
  /** What the row is called in the names of its buttons. */
  name: string;
  /** The row's words. */
  children: ReactNode;
  /** Where it is in the list, from 1, and how many rows that has. */
  position: number;
  count: number;
  /** Undefined if the order doesn't matter. */
  onMove: ((by: -1 | 1) => void) | undefined;
  /** Why it can't be moved, as `usePermitted` says it. */
  permitted?: { disabled?: boolean; title?: string };
  /** After the buttons: more of them. */
  end?: ReactNode;
  /** Below the row while it is open. */
  details?: ReactNode;
  isCurrent?: boolean;
  /** For rows that can be dragged, too: the dragged one, and where it is. */
  drag?: { onStart: () => void; onEnter: () => void; onEnd: () => void };
};

/** A row of a list whose order matters: buttons move it up and down, and it can be dragged. */
export function OrderedRow({
  name,
  children,
  position,
  count,
  onMove,
  permitted,
  end,
  details,
  isCurrent = false,
  drag,
}: Props) {
  const [movedFrom, setMovedFrom] = useState<number | null>(null);
  const move = (by: -1 | 1) => {
    setMovedFrom(position);
    onMove?.(by);
  };
  return (
    // Dragging is for the pointer; the buttons do the same with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes.row}
      data-current={isCurrent}
      draggable={drag !== undefined && details === undefined}
      onDragStart={drag?.onStart}
      onDragEnter={drag?.onEnter}
      onDragOver={drag && ((event) => event.preventDefault())}
      onDragEnd={drag?.onEnd}
    >
      <div className={classes.line}>
        <div className={classes.words}>{children}</div>
        {onMove && (
          <>
            <StepButton
              size="sm"
              label={`Move up: ${name}`}
              icon={<IconArrowUp {...ICON} />}
              atEnd={position === 1}
              onClick={() => move(-1)}
              {...permitted}
            />
            <StepButton
              size="sm"
              label={`Move down: ${name}`}
              icon={<IconArrowDown {...ICON} />}
              atEnd={position === count}
              onClick={() => move(1)}
              {...permitted}
            />
            <span className="visually-hidden" aria-live="polite">
              {movedFrom !== null && position !== movedFrom && `${name}: ${position} of ${count}`}
            </span>
          </>
        )}
        {end}
      </div>
      {details && <div className={classes.details}>{details}</div>}
    </li>
  );
}
