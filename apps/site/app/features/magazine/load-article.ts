import { articlePath } from "@devguild/schemas/constants/magazine";
import type { Article } from "@devguild/schemas/magazine";
import type { LoaderContext } from "@devguild/session/with-queries";

import { followMoved, readId } from "../frame/follow-moved.ts";
import { loadBeside } from "../frame/load-beside.ts";

type MovedTo = { article_id: number; article_slug: string };

/**
 * Loads an article's page by any form of its address. Redirects permanently unless it is the canonical
 * one. With `preview`, staff can read unpublished articles.
 */
export const loadArticle = async (
  { api, queries, params }: LoaderContext,
  { preview = false } = {},
): Promise<Article> => {
  const call = {
    params: { id: readId(params["article_id"]), slug: params["article_slug"] ?? "placeholder" },
    query: { preview },
  };
  // The API returns no related jobs for an unpublished article.
  const relatedJobs = preview
    ? null
    : loadBeside(call.params.id, (id) =>
        queries.prefetchQuery(api.magazine.relatedJobs.options({ params: { id } })),
      );
  const answer = await followMoved(
    () => api.magazine.details.call(call),
    (address) => {
      const { article_id: id, article_slug: slug } = address as MovedTo;
      const path = articlePath({ id, slug });
      return preview ? path.replace("/magazine/", "/magazine-preview/") : path;
    },
  );
  queries.setQueryData(api.magazine.details.options(call).queryKey, answer);
  await relatedJobs?.(answer.data.id);
  return answer.data;
};
