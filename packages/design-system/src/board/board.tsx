import { IconX } from "@tabler/icons-react";
import { Children, useState, type DragEvent, type ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import classes from "./board.module.css";

/** A board by status: columns side by side, scrolling sideways where they do not fit. */
export function Board({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.board} aria-label={label}>
      {children}
    </section>
  );
}

export interface BoardColumnProps {
  /** Plain name, read aloud. */
  name: string;
  /** The name as the head shows it: a status badge. */
  head: ReactNode;
  count: number;
  /** Cards; each becomes an item of the column. */
  children?: ReactNode;
  /** Closed columns are strips; they open with a press and take what is dropped. */
  collapsed?: boolean;
  onExpand?: () => void;
  /** Makes a column that was opened from its strip a strip again. */
  onCollapse?: (() => void) | undefined;
  /** Left out below 768 px, where an app shows one column at a time. */
  offPhone?: boolean;
  /** A card was let go over the column. */
  onDrop?: ((event: DragEvent<HTMLElement>) => void) | undefined;
  /** Below the cards: "Drop here, or press 4". */
  dropHint?: ReactNode;
}

function useDropTarget(onDrop: BoardColumnProps["onDrop"]) {
  const [over, setOver] = useState(false);
  const handlers = onDrop && {
    onDragOver(event: DragEvent<HTMLElement>) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent<HTMLElement>) {
      event.preventDefault();
      setOver(false);
      onDrop(event);
    },
  };
  return { over, handlers };
}

/** One status of a board. */
export function BoardColumn({
  name,
  head,
  count,
  children,
  collapsed = false,
  onExpand,
  onCollapse,
  offPhone = false,
  onDrop,
  dropHint,
}: BoardColumnProps) {
  const { over, handlers } = useDropTarget(onDrop);
  if (collapsed) {
    return (
      <button
        type="button"
        className={classNames(classes.strip, over && classes.over, offPhone && classes.offPhone)}
        onClick={onExpand}
        {...handlers}
      >
        <span className="num">{count}</span>
        <span className={classes.stripName}>{name}</span>
        <span className="visually-hidden">, open</span>
      </button>
    );
  }
  return (
    <section
      className={classNames(classes.column, over && classes.over, offPhone && classes.offPhone)}
      aria-label={`${name}, ${count}`}
      {...handlers}
    >
      <div className={classes.head}>
        <h2 className={classes.name}>
          {head}
          <span className="num dim">{count}</span>
        </h2>
        {onCollapse && (
          <IconButton
            size="sm"
            label={`Close the column ${name}`}
            className={classes.collapse}
            onClick={onCollapse}
            icon={<IconX size={16} stroke={1.75} aria-hidden />}
          />
        )}
      </div>
      {Children.count(children) > 0 && (
        <ul className={classes.cards}>
          {Children.map(children, (card) => (
            <li>{card}</li>
          ))}
        </ul>
      )}
      {dropHint && <p className={classes.drop}>{dropHint}</p>}
    </section>
  );
}
