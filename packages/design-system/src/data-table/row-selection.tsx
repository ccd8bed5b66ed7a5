import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import choice from "../checkbox-field/choice.module.css";
import { findSelectState, toggleAll, toggleRow } from "./select-rows.ts";

/** The selected rows, by id. */
export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Selects all visible rows that can be selected, or none. */
export function SelectAll({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
  const ref = useRef<HTMLInputElement>(null);
  const state = findSelectState(ids, selection.selected);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = state === "some";
  }, [state]);
  return (
    <input
      ref={ref}
      type="checkbox"
      className={choice.check}
      aria-label="Select all rows"
      checked={state === "all"}
      onChange={() => selection.onChange(toggleAll(ids, selection.selected))}
    />
  );
}

interface SelectRowProps {
  id: string;
  /** Of the rows that can be selected, in order. */
  ids: readonly string[];
  name: string;
  selection: Selection;
  /** The row that was pressed last, where a range begins. */
  anchorRef: RefObject<string | null>;
}

/** Selects a row; with Shift, all rows since the last one that was pressed. */
export function SelectRow({ id, ids, name, selection, anchorRef }: SelectRowProps) {
  const toggle = ({ shiftKey }: MouseEvent<HTMLInputElement>) => {
    const last = anchorRef.current ?? [...selection.selected].at(-1);
    const range = shiftKey ? { id, anchor: last } : { id };
    anchorRef.current = id;
    selection.onChange(toggleRow(ids, range, selection.selected));
  };
  return (
    <input
      type="checkbox"
      className={choice.check}
      aria-label={`Select ${name}`}
      checked={selection.selected.has(id)}
      disabled={!ids.includes(id)}
      onClick={toggle}
      readOnly
    />
  );
}
