import { api } from "@devguild/api-client/browser-api";
import type { LAST_SEEN_PAGES } from "@devguild/schemas/constants/identity";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Removes the "New" badge from a page's menu item on the first visit. */
export const useMarkSeen = (page: (typeof LAST_SEEN_PAGES)[number], isNew: boolean) => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isNew) return;
    void api.identity.markSeen
      .call({ body: { page } })
      .then(() => queries.invalidateQueries({ queryKey: api.identity.me.key }))
      .catch(() => undefined);
  }, [page, isNew, queries]);
};
