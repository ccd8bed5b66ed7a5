import { selectAppended } from "@devguild/design-system/select-rows";
import { useState } from "react";

type Identified = { id: number };

const toIds = (rows: readonly Identified[]) => rows.map(({ id }) => String(id));

/**
 * Returns the selected rows of a list, also those of other pages and those that aren't loaded. It starts
 * empty whenever the list starts anew, which `list` says: its search, filters and order.
 */
export const useListSelection = <Row extends Identified>(list: string, rows: readonly Row[]) => {
  const [state, setState] = useState<{ list: string; chosen: ReadonlyMap<string, Row> }>({
    list,
    chosen: new Map(),
  });
  const chosen: ReadonlyMap<string, Row> = state.list === list ? state.chosen : new Map();
  const selected: ReadonlySet<string> = new Set(chosen.keys());
  const change = (ids: ReadonlySet<string>, known: readonly Row[]) => {
    const all = new Map([...chosen, ...known.map((row) => [String(row.id), row] as const)]);
    setState({ list, chosen: new Map([...all].filter(([id]) => ids.has(id))) });
  };
  return {
    rows: [...chosen.values()],
    forTable: {
      selected,
      onChange: (ids: ReadonlySet<string>) => change(ids, rows),
    },
    /** Selects rows whether they are loaded or not. */
    choose: (rowsToChoose: readonly Row[]) => change(new Set(toIds(rowsToChoose)), rowsToChoose),
    /** Selects rows that were appended, if all before them are selected. */
    append: (appended: readonly Row[]) =>
      change(selectAppended(toIds(rows), toIds(appended), selected), [...rows, ...appended]),
    clear: () => setState({ list, chosen: new Map() }),
  };
};

export type ListSelection<Row extends Identified> = ReturnType<typeof useListSelection<Row>>;
