import { IconClock, IconX } from "@tabler/icons-react";
import { Children, useState, type DragEvent, type ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import classes from "./board.module.css";

/** A board by status: columns side by side, with horizontal scrolling. */
export function Board({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.board} aria-label={label}>
      {children}
    </section>
  );
}

export interface BoardColumnProps {
  /** Its plain name, for screen readers. */
  name: string;
  /** The visible name: a status badge. */
  head: ReactNode;
  count: number;
  /** How long its cards have usually been waiting: "3 days". */
  medianWait?: string | undefined;
  /** Cards; each becomes an item of the column. */
  children?: ReactNode;
  /** Collapsed columns are strips; they expand when pressed and accept drops. */
  collapsed?: boolean;
  onExpand?: () => void;
  /** Collapses an expanded column again. */
  onCollapse?: (() => void) | undefined;
  /** Hides the column below 768 px, where an app shows one column at a time. */
  offPhone?: boolean;
  /** Called when a card is dropped on the column. */
  onDrop?: ((event: DragEvent<HTMLElement>) => void) | undefined;
  /** Below the cards: a button that loads more of them. */
  more?: ReactNode;
  /** Below that: "Drop here, or press 4". */
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
  medianWait,
  children,
  collapsed = false,
  onExpand,
  onCollapse,
  offPhone = false,
  onDrop,
  more,
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
        <span className="visually-hidden">, expand</span>
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
        {medianWait && (
          <p className={classes.wait} title={`Median wait: ${medianWait}`}>
            <IconClock size={14} stroke={1.75} aria-hidden />
            <span className="visually-hidden">Median wait: </span>
            {medianWait}
          </p>
        )}
        {onCollapse && (
          <IconButton
            size="sm"
            label={`Collapse ${name}`}
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
      {more && <div className={classes.more}>{more}</div>}
      {dropHint && <p className={classes.drop}>{dropHint}</p>}
    </section>
  );
}
