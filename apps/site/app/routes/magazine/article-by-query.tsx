import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { loadArticle } from "../../features/magazine/load-article.ts";

/** Redirects an old address with the article's id in the query to the article, or to the magazine without an id. */
export const loader = withQueries(async (loading) => {
  const id = loading.url.searchParams.get("id") ?? loading.url.searchParams.get("article_id");
  if (!id) throw redirect(localized("/magazine"));
  return { article: await loadArticle({ ...loading, params: { article_id: id } }) };
});

export default function ArticleByQuery() {
  return null;
}
