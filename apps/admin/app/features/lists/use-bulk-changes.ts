import { api } from "@devguild/api-client/browser-api";
import { useSelectFound } from "@devguild/company-ui/use-select-found";
import type { BulkChange, BulkChangeBody } from "@devguild/schemas/bulk-changes";
import type { BulkAction } from "@devguild/schemas/constants/bulk-changes";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";

import type { ListChange, ListChanges } from "./list-changes.ts";
import type { List } from "./use-list.ts";
import { useLatestChange } from "./use-latest-change.ts";
import { useListSelection } from "./use-list-selection.ts";

type Identified = { id: number };

type Options<Row> = {
  changes: ListChanges<Row>;
  /** Where the selection starts anew: the list without its page. */
  list: Pick<List, "getHref">;
  rows: readonly Row[];
  isSelectable?: (row: Row) => boolean;
  /** A URL, or just the query string, of everything that the list finds. */
  foundHref: string;
  /** Loads again what a change changes. */
  refresh: () => Promise<unknown>;
};

const readFilter = (href: string) => (href.includes("?") ? href.slice(href.indexOf("?")) : "");

/** The selected rows of a list, whether they are loaded or not, and what is done to them in the background. */
export const useBulkChanges = <Row extends Identified>({
  changes,
  list,
  rows,
  isSelectable = () => true,
  foundHref,
  refresh,
}: Options<Row>) => {
  // Every page shows the same selection.
  const selection = useListSelection<{ id: number; row: Row | null }>(
    list.getHref({ page: 1 }),
    rows.filter(isSelectable).map((row) => ({ id: row.id, row })),
  );
  const choose = (ids: readonly number[]) =>
    selection.choose(ids.map((id) => ({ id, row: rows.find((row) => row.id === id) ?? null })));
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const startedId = useRef<number | null>(null);
  const latest = useLatestChange(changes.list, (ended: BulkChange) => {
    void refresh();
    // What was refused stays selected.
    if (ended.id === startedId.current && ended.stage === "finished")
      choose(ended.failed.map(({ id }) => id));
  });
  const { isListing, selectFound } = useSelectFound(async () => {
    const query = { list: changes.list, filter: readFilter(foundHref) };
    return (await api.bulkChanges.found.call({ query })).data;
  }, choose);
  const starting = useMutation({
    mutationFn: (body: BulkChangeBody) => api.bulkChanges.start.call({ body }),
    onSuccess: (answer) => {
      startedId.current = answer.data.id;
      setAsked(null);
      latest.follow(answer);
    },
  });
  return {
    changes,
    selection,
    latest,
    isListing,
    selectFound,
    asked,
    ask: (action: BulkAction | null) => {
      starting.reset();
      setAsked(action);
    },
    starting,
  };
};

export type BulkChanges<Row extends Identified> = ReturnType<typeof useBulkChanges<Row>>;

/** What the dialogs need, whatever the rows of the list are. */
export type PendingChanges = Pick<BulkChanges<never>, "asked" | "ask" | "starting"> & {
  changes: Pick<ListChanges<never>, "noun"> & {
    all: readonly Omit<ListChange<never>, "canChange">[];
  };
  selection: { rows: readonly { id: number }[] };
};
