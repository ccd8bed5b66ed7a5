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

/** What a list says about itself, so that views of it can be saved. */
type ViewedList = {
  /** What a view would keep of it: its search, filters and order, as in its URL. */
  query: string;
  /** The id of the view that it started from. */
  viewId: number | null;
  /** Leaves out of a saved query what the list no longer knows, such as a filter that was removed. */
  clean: (query: string) => string;
  /** Returns the URL of the list as a query has it; `view` is the one that it starts from. */
  getViewHref: (query: string, view: number | null) => string;
  /** Makes a new view the one that the list started from. */
  start: (id: number) => void;
};

/** Returns the views of a list whose URL is its own. */
export const useViews = (
  name: StaffList,
  { query, viewId, clean, getViewHref, start }: ViewedList,
): ListViews => {
  const { data } = useQuery(api.listViews.list.options());
  const views = (data?.data.views ?? [])
    .filter(({ list }) => list === name)
    .map((view) => {
      const saved = clean(view.query);
      return Object.assign({}, view, { query: saved, to: getViewHref(saved, view.id) });
    });
  const current =
    views.find(({ id }) => id === viewId) ?? views.find((view) => view.query === query);
  return {
    name,
    views,
    current,
    isEdited: (current?.query ?? "") !== query,
    query,
    all: getViewHref("", null),
    start,
  };
};

/** Returns the views of a list. */
export const useListViews = (name: StaffList, { shape, state, getHref, change }: List) => {
  const read = (query: string) => readList(shape, new URLSearchParams(query));
  return useViews(name, {
    query: writeView(shape, state),
    viewId: state.view,
    clean: (query) => writeView(shape, read(query)),
    getViewHref: (query, view) => getHref({ ...read(query), page: 1, view }),
    start: (id) => change({ page: state.page, view: id }, { replace: true }),
  });
};
