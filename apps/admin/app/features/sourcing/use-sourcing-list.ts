import { api } from "@devguild/api-client/browser-api";
import { useSelectFound } from "@devguild/company-ui/use-select-found";
import { useToast } from "@devguild/design-system/toast";
import { MESSAGE_RECIPIENTS_MAX } from "@devguild/schemas/constants/sourcing";
import type { SourcedDeveloper } from "@devguild/schemas/sourcing";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { type SourcingSearch, toFilters } from "./sourcing-search.ts";

const PER_PAGE = 20;

/** What the list of a search is cached under. */
export const LIST_KEY = [...api.sourcing.search.key];

/** The developers that a search finds, page by page. */
export const useSourcingList = (search: SourcingSearch) => {
  const calls = useRef(0);
  const query = useInfiniteQuery({
    queryKey: [...LIST_KEY, toFilters(search), search.order],
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      // An outdated answer is cached under its own search, so it never replaces a later one's rows.
      if (pageParam === 1) calls.current += 1;
      return api.sourcing.search.call({
        body: {
          ...toFilters(search),
          order_by: search.order,
          page: pageParam,
          per_page: PER_PAGE,
          ...(pageParam === 1 && { call_order_id: calls.current }),
        },
      });
    },
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const rows: SourcedDeveloper[] | undefined = pages?.flatMap(({ data }) => data);
  return { ...query, rows, meta: pages?.[0]?.meta };
};

/** Whom of a list staff selected: only people who can be messaged, 200 at most. */
export const useSourcingSelection = (search: SourcingSearch, rows: readonly SourcedDeveloper[]) => {
  const toasts = useToast();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const sourceable = rows.filter(({ is_sourceable: may }) => may).map(({ id }) => id);
  const choose = (ids: Iterable<number>) => {
    const all = [...new Set(ids)];
    if (all.length > MESSAGE_RECIPIENTS_MAX)
      toasts.show({
        tone: "bad",
        text: `A message goes to ${MESSAGE_RECIPIENTS_MAX} developers at most.`,
      });
    setSelected(new Set(all.slice(0, MESSAGE_RECIPIENTS_MAX)));
  };
  const [found, setFound] = useState<readonly Pick<SourcedDeveloper, "id" | "user_id">[]>([]);
  const { isListing, selectFound } = useSelectFound(
    async () => {
      const body = { ...toFilters(search), order_by: search.order };
      return (await api.sourcing.select.call({ body })).data;
    },
    (everyone) => {
      setFound(everyone);
      choose(everyone.map(({ id }) => id));
    },
  );
  const logins = new Map([...found, ...rows].map(({ id, user_id: login }) => [id, login]));
  return {
    selected,
    /** The logins of those selected. */
    userIds: [...selected].flatMap((id) => logins.get(id) ?? []),
    isAll: sourceable.length > 0 && sourceable.every((id) => selected.has(id)),
    /** Selects or deselects someone; with `isRange` everyone since the last one. */
    toggle: (id: number, isRange = false) => {
      if (!sourceable.includes(id)) return;
      const from = last.current === null ? -1 : sourceable.indexOf(last.current);
      const to = sourceable.indexOf(id);
      last.current = id;
      if (isRange && from >= 0)
        return choose([
          ...selected,
          ...sourceable.slice(Math.min(from, to), Math.max(from, to) + 1),
        ]);
      return selected.has(id)
        ? choose([...selected].filter((each) => each !== id))
        : choose([...selected, id]);
    },
    togglePage: () => {
      const others = [...selected].filter((id) => !sourceable.includes(id));
      const isAll = sourceable.every((id) => selected.has(id));
      choose(isAll ? others : [...others, ...sourceable]);
    },
    remove: (id: number) => choose([...selected].filter((each) => each !== id)),
    clear: () => setSelected(new Set()),
    isListing,
    /** Selects everyone that the search finds and that can be messaged, 200 at most. */
    selectFound,
  };
};

export type SourcingSelection = ReturnType<typeof useSourcingSelection>;
