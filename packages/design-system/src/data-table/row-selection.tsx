import { useEffect, useRef, type MouseEvent } from "react";
import choice from "../checkbox-field/choice.module.css";

/** The selected rows, by id. */
export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Selects all visible rows, or none. */
export function SelectAll({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
  const ref = useRef<HTMLInputElement>(null);
  const all = ids.length > 0 && ids.every((id) => selection.selected.has(id));
  const some = !all && ids.some((id) => selection.selected.has(id));
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = some;
  }, [some]);
  const toggle = () => {
    const others = [...selection.selected].filter((id) => !ids.includes(id));
    selection.onChange(new Set(all ? others : [...others, ...ids]));
  };
  return (
    <input
      ref={ref}
      type="checkbox"
      className={choice.check}
      aria-label="Select all rows"
      checked={all}
      onChange={toggle}
    />
  );
}

interface SelectRowProps {
  id: string;
  ids: readonly string[];
  name: string;
  selection: Selection;
}

/** Lists the rows between two, both included, in the table's order. */
function listBetween(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
  return from === undefined || from < 0 || to === undefined ? [other] : ids.slice(from, to + 1);
}

/** Selects a row; with Shift, all rows since the last selected one. */
export function SelectRow({ id, ids, name, selection }: SelectRowProps) {
  const toggle = (event: MouseEvent<HTMLInputElement>) => {
    const selected = new Set(selection.selected);
    const last = [...selected].at(-1);
    if (selected.has(id)) selected.delete(id);
    else if (event.shiftKey && last !== undefined)
      for (const each of listBetween(ids, last, id)) selected.add(each);
    else selected.add(id);
    selection.onChange(selected);
  };
  return (
    <input
      type="checkbox"
      className={choice.check}
      aria-label={`Select ${name}`}
      checked={selection.selected.has(id)}
      onClick={toggle}
      readOnly
    />
  );
}
