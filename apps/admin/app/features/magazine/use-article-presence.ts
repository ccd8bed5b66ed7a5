import { api } from "@devguild/api-client/browser-api";
import { ARTICLE_PRESENCE_MS } from "@devguild/schemas/constants/article-editing";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/**
 * Says every few seconds that this article is open here, as long as its tab is in view; returns who else had
 * it open, and when that was. `typed` is what is typed: a new value counts as typing. Source: docs/product/magazine.md.
 */
export const useArticlePresence = (id: number, typed: unknown) => {
  const last = useRef(typed);
  const hasTyped = useRef(false);
  useEffect(() => {
    if (last.current === typed) return;
    last.current = typed;
    hasTyped.current = true;
  }, [typed]);
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ["article-presence", id],
    queryFn: async () => {
      const sent = hasTyped.current;
      hasTyped.current = false;
      try {
        const body = { typed: sent };
        return (await api.adminMagazine.announce.call({ params: { id }, body })).data;
      } catch (error) {
        hasTyped.current ||= sent;
        throw error;
      }
    },
    refetchInterval: ARTICLE_PRESENCE_MS,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return { others: data ?? [], at: dataUpdatedAt };
};
