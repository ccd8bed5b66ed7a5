import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";

import { ArticleScreen } from "../../features/magazine/article-screen.tsx";
import { articleMeta } from "../../features/magazine/article-meta.ts";
import { articleStructuredData } from "../../features/magazine/article-structured-data.ts";
import { loadArticle } from "../../features/magazine/load-article.ts";
import { breadcrumbList, LISTED_IN } from "../../features/structured-data/breadcrumb-list.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/article.ts";

// Structured data is built in the loader, so that the code for it stays out of the browser.
export const loader = withQueries(async (loading) => {
  const article = await loadArticle(loading);
  const { site } = webConfig.urls;
  const crumbs = breadcrumbList(site, LISTED_IN.article, article.title);
  return { article, more: asMeta(articleStructuredData(site, article), crumbs) };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  articleMeta(matches, loaderData?.article, { more: loaderData?.more });

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen article={loaderData.article} />;
}
