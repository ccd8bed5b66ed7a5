import { api } from "@devguild/api-client/browser-api";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { RECORD_HISTORY, toHistoryCall } from "../../features/audit-log/audit-log-address.ts";
import { RecordHistory } from "../../features/audit-log/record-history.tsx";
import { notFound, parseId } from "../../features/companies/load-company.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { articleHistoryPath } from "../../features/magazine/article-addresses.ts";
import { ArticleHead } from "../../features/magazine/article-head.tsx";
import type { Route } from "./+types/article-history.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-magazine-content");
  const id = parseId(loading.params["id"]);
  if (id === null) throw notFound();
  const { api: calls, queries, url } = loading;
  const history = toHistoryCall(id, readAddress(RECORD_HISTORY, url.searchParams));
  const [{ data: article }] = await Promise.all([
    queries.fetchQuery(calls.adminMagazine.details.options({ params: { id } })),
    queries.prefetchQuery(calls.recordHistory.article.options(history)),
  ]);
  return { id, title: article.title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`History: ${loaderData?.title ?? "article"}`);

export default function ArticleHistory({ loaderData: { id } }: Route.ComponentProps) {
  const article = useQuery(api.adminMagazine.details.options({ params: { id } })).data?.data;
  if (!article) return null;
  return (
    <div className={page.page}>
      <ArticleHead article={article} title={article.title} current={articleHistoryPath(id)} />
      <RecordHistory key={id} kind="article" id={id} />
    </div>
  );
}
