import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import type { Column } from "@devguild/design-system/data-table";
import { useToast } from "@devguild/design-system/toast";
import type { ListDensity, StaffList } from "@devguild/schemas/constants/list-views";
import type { ListLayout, StoredListViews } from "@devguild/schemas/list-views";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

/** How a person has set up a list, with what changes it. */
export type Layout<Row> = {
  /** The columns shown; the first one always is. */
  shown: readonly Column<Row>[];
  density: ListDensity;
  isStandard: boolean;
  toggleColumn: (id: string) => void;
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
  const shown =
    chosen === null
      ? columns
      : columns.filter(({ id }, index) => index === 0 || chosen.includes(id));
  const arranging = useMutation({
    networkMode: "always",
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
  return {
    shown,
    density,
    isStandard: chosen === null,
    toggleColumn: (id) => {
      const ids = columns
        .filter((column) => (column.id === id) !== shown.includes(column))
        .map((column) => column.id);
      arrange({ columns: ids.length === columns.length ? null : ids });
    },
    setDensity: (next) => arrange({ density: next }),
    reset: () => arrange({ columns: null }),
  };
};
