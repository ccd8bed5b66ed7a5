import { loginPath } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { ArticleScreen } from "../../features/magazine/article-screen.tsx";
import { articleMeta } from "../../features/magazine/article-meta.ts";
import { loadArticle } from "../../features/magazine/load-article.ts";
import type { Route } from "./+types/article-preview.ts";

export const loader = withQueries(async (loading) => {
  if (!loading.user) throw redirect(loginPath(loading.url.pathname + loading.url.search));
  return { article: await loadArticle(loading, { preview: true }) };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  articleMeta(matches, loaderData?.article, { noindex: true });

/** An article as its readers will see it, for the magazine's staff. */
export default function ArticlePreview({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen article={loaderData.article} isPreview />;
}
