import { api } from "@devguild/api-client/browser-api";
import type { StaffList } from "@devguild/schemas/constants/list-views";
import type { ListView } from "@devguild/schemas/list-views";
import { useQuery } from "@tanstack/react-query";

import { readList, writeView } from "./list-address.ts";
import type { List } from "./use-list.ts";

/** A saved view with its URL. */
export type LinkedView = ListView & { to: string };

/** The saved views of a list, one's own and those that colleagues share, and where the list stands among them. */
export type ListViews = {
  name: StaffList;
  views: LinkedView[];
  /** The view that the list shows or started from. */
  current: LinkedView | undefined;
  /** Whether the list differs from the current view, or without one from the unfiltered list. */
  isEdited: boolean;
  /** The list as a view keeps it. */
  query: string;
  /** The URL of the unfiltered list. */
  all: string;
  /** Makes a new view the one that the list started from. */
  start: (id: number) => void;
};

/** Returns the views of a list. */
export const useListViews = (name: StaffList, list: List): ListViews => {
  const { data } = useQuery(api.listViews.list.options());
  const { shape, state, getHref, change } = list;
  const query = writeView(shape, state);
  const views = (data?.data.views ?? []).flatMap((view) => {
    if (view.list !== name) return [];
    // What the list no longer knows, such as a filter that was removed, is left out.
    const saved = readList(shape, new URLSearchParams(view.query));
    const to = getHref({ ...saved, page: 1, view: view.id });
    return [{ ...view, query: writeView(shape, saved), to }];
  });
  const current =
    views.find(({ id }) => id === state.view) ?? views.find((view) => view.query === query);
  return {
    name,
    views,
    current,
    isEdited: (current?.query ?? "") !== query,
    query,
    all: getHref(readList(shape, new URLSearchParams())),
    start: (id) => change({ page: state.page, view: id }, { replace: true }),
  };
};
