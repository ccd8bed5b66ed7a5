import { selectAppended } from "@devguild/design-system/select-rows";
import { useState } from "react";

/** A row to select, with its name. */
export type Selectable = { id: number; title: string };

const toIds = (rows: readonly Selectable[]) => rows.map(({ id }) => String(id));
const NOTHING: ReadonlyMap<string, string> = new Map();

/**
 * Returns the selected rows of a list with their names, also of those that aren't loaded. It starts empty
 * whenever the list starts anew, which `list` says: its search, filters and order.
 */
export const useListSelection = (list: string, rows: readonly Selectable[]) => {
  const [state, setState] = useState({ list, names: NOTHING });
  const names = state.list === list ? state.names : NOTHING;
  const selected: ReadonlySet<string> = new Set(names.keys());
  const store = (next: Iterable<readonly [string, string]>) =>
    setState({ list, names: new Map(next) });
  const change = (ids: ReadonlySet<string>, known: readonly Selectable[]) => {
    const titles = new Map([
      ...names,
      ...known.map(({ id, title }) => [String(id), title] as const),
    ]);
    store([...ids].map((id) => [id, titles.get(id) ?? ""] as const));
  };
  return {
    rows: [...names].map(([id, title]): Selectable => ({ id: Number(id), title })),
    forTable: {
      selected,
      onChange: (ids: ReadonlySet<string>) => change(ids, rows),
    },
    /** Selects rows whether they are loaded or not. */
    choose: (chosen: readonly Selectable[]) => change(new Set(toIds(chosen)), chosen),
    /** Selects rows that were appended, if all before them are selected. */
    append: (appended: readonly Selectable[]) =>
      change(selectAppended(toIds(rows), toIds(appended), selected), [...rows, ...appended]),
    clear: () => store([]),
  };
};
