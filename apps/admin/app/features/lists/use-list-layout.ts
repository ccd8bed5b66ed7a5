import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import type { Column } from "@devguild/design-system/data-table";
import { useToast } from "@devguild/design-system/toast";
import type { ListDensity, StaffList } from "@devguild/schemas/constants/list-views";
import type { ListLayout, StoredListViews } from "@devguild/schemas/list-views";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { readColumns, toggleColumn, toStored } from "./arrange-columns.ts";
import { moveItem } from "./move-item.ts";

/** How a person has set up a list, with what changes it. */
export type Layout<Row> = {
  /** The columns shown, in their order; the first one always leads. */
  shown: readonly Column<Row>[];
  density: ListDensity;
  isStandard: boolean;
  toggleColumn: (id: string) => void;
  /** Moves a shown column to another position. */
  moveColumn: (from: number, to: number) => void;
  setDensity: (density: ListDensity) => void;
  reset: () => void;
};

/** Returns a person's layout of a list, and stores each change at once. */
export const useListLayout = <Row>(
  list: StaffList,
  columns: readonly Column<Row>[],
): Layout<Row> => {
  const queries = useQueryClient();
  const toasts = useToast();
  const { queryKey } = api.listViews.list.options();
  const { data } = useQuery(api.listViews.list.options());
  const { columns: chosen = null, density = "standard" } =
    data?.data.layouts.find((each) => each.list === list) ?? {};
  const all = columns.map(({ id }) => id);
  const shown = readColumns(all, chosen);
  const arranging = useMutation({
    // One after the other, so that the last of several quick changes is the one that is stored.
    scope: { id: "list-layout" },
    mutationFn: (layout: ListLayout) => api.listViews.arrange.call({ body: layout }),
    onError: (error) => {
      toasts.show({ tone: "bad", text: failureText(error) });
      void queries.invalidateQueries({ queryKey });
    },
  });
  const arrange = (change: Partial<Pick<ListLayout, "columns" | "density">>) => {
    const layout: ListLayout = { list, columns: chosen, density, ...change };
    queries.setQueryData<{ data: StoredListViews }>(queryKey, (before) => {
      if (!before) return before;
      const others = before.data.layouts.filter((each) => each.list !== list);
      return { data: { ...before.data, layouts: [...others, layout] } };
    });
    arranging.mutate(layout);
  };
  const show = (ids: readonly string[]) => arrange({ columns: toStored(all, ids) });
  return {
    shown: shown.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    density,
    isStandard: chosen === null,
    toggleColumn: (id) => show(toggleColumn(all, shown, id)),
    moveColumn: (from, to) => show(moveItem(shown, from, to)),
    setDensity: (next) => arrange({ density: next }),
    reset: () => arrange({ columns: null }),
  };
};
