import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import type { InboxCandidate } from "@devguild/schemas/candidate-inbox";
import { BULK_MAX, INBOX_MESSAGES } from "@devguild/schemas/constants/candidate-inbox";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { type InboxView, toInboxQuery } from "./inbox-address.ts";

const ROWS_PER_CALL = 100;

/** The selected candidates, also of other pages, by id. */
export const useSelection = (
  companyId: number,
  view: InboxView,
  rows: readonly InboxCandidate[],
) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const [chosen, setChosen] = useState<ReadonlyMap<number, InboxCandidate>>(new Map());
  const choose = (candidates: Iterable<InboxCandidate>) => {
    const next = new Map([...candidates].map((each) => [each.id, each]));
    if (next.size > BULK_MAX) toasts.show({ tone: "bad", text: INBOX_MESSAGES.tooMany });
    setChosen(new Map([...next].slice(0, BULK_MAX)));
  };
  const listing = useMutation({
    mutationFn: async () => {
      const pages = [];
      for (let page = 1; page <= BULK_MAX / ROWS_PER_CALL; page++) {
        const query = { ...toInboxQuery(view), page, per_page: ROWS_PER_CALL };
        const list = api.candidateInbox.list.options({ params: { companyId }, query });
        const { data, meta } = await queries.fetchQuery(list);
        pages.push(...data);
        if (page >= meta.last_page) break;
      }
      return pages;
    },
    onSuccess: choose,
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  const selected = useMemo(() => new Set([...chosen.keys()].map(String)), [chosen]);
  const find = (id: number) => rows.find((row) => row.id === id) ?? chosen.get(id);
  return {
    candidates: [...chosen.values()],
    forTable: {
      selected,
      onChange: (ids: ReadonlySet<string>) =>
        choose([...ids].flatMap((id) => find(Number(id)) ?? [])),
    },
    toggle: (id: number) => {
      const candidate = find(id);
      if (!candidate) return;
      choose(
        chosen.has(id)
          ? [...chosen.values()].filter((each) => each.id !== id)
          : [...chosen.values(), candidate],
      );
    },
    clear: () => setChosen(new Map()),
    /** Selects everybody that the filter finds, up to what one action can change. */
    selectAll: () => !listing.isPending && listing.mutate(),
    isListing: listing.isPending,
  };
};
export type Selection = ReturnType<typeof useSelection>;
