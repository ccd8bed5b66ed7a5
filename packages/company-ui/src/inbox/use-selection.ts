import { api } from "@devguild/api-client/browser-api";
import { readFirstRows } from "@devguild/api-client/first-rows";
import { useToast } from "@devguild/design-system/toast";
import type { InboxCandidate } from "@devguild/schemas/candidate-inbox";
import { BULK_MAX, INBOX_MESSAGES } from "@devguild/schemas/constants/candidate-inbox";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { useSelectFound } from "../lists/use-select-found.ts";
import { type InboxView, toInboxQuery } from "./inbox-address.ts";

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
  const { isListing, selectFound } = useSelectFound(
    () =>
      readFirstRows<InboxCandidate>((pages) => {
        const query = { ...toInboxQuery(view), ...pages };
        return queries.fetchQuery(
          api.candidateInbox.list.options({ params: { companyId }, query }),
        );
      }, BULK_MAX),
    choose,
  );
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
    isListing,
    selectFound,
  };
};
export type Selection = ReturnType<typeof useSelection>;
