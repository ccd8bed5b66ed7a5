import { api } from "@devguild/api-client/browser-api";
import type { AdminArticle, AdminArticleRow } from "@devguild/schemas/admin-magazine";
import { useQueryClient } from "@tanstack/react-query";

import { useAction } from "../frame/use-action.ts";

/** Returns what brings the list and an article up to date after a change. */
export const useRefreshArticles = () => {
  const queries = useQueryClient();
  return (article: AdminArticle | null) => {
    if (article)
      queries.setQueryData(
        api.adminMagazine.details.options({ params: { id: article.id } }).queryKey,
        {
          data: article,
        },
      );
    return queries.invalidateQueries({ queryKey: api.adminMagazine.list.key });
  };
};

type Article = Pick<AdminArticleRow, "id" | "title">;

/** Returns the changes of an article's status that take one press. */
export const useArticleActions = (onChanged?: (article: AdminArticle) => void) => {
  const refresh = useRefreshArticles();
  const changed = async ({ data }: { data: AdminArticle }) => {
    onChanged?.(data);
    await refresh(data);
  };
  const unpublish = useAction({
    call: async ({ id }: Article) =>
      changed(await api.adminMagazine.unpublish.call({ params: { id } })),
    describe: ({ title }) => `${title} unpublished`,
    refresh: () => refresh(null),
  });
  const clearSchedule = useAction({
    call: async ({ id }: Article) =>
      changed(await api.adminMagazine.clearSchedule.call({ params: { id } })),
    describe: ({ title }) => `${title} is a draft again`,
    refresh: () => refresh(null),
  });
  return { unpublish, clearSchedule };
};
