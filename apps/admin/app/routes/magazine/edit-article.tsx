import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ClientOnly } from "@devguild/design-system/client-only";
import { ErrorState } from "@devguild/design-system/error-state";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { notFound, parseId } from "../../features/companies/load-company.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { ArticleEditor } from "../../features/magazine/article-editor.tsx";
import type { Route } from "./+types/edit-article.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-magazine-content");
  const id = parseId(loading.params["id"]);
  if (id === null) throw notFound();
  const { api: calls, queries } = loading;
  const [{ data: article }] = await Promise.all([
    queries.fetchQuery(calls.adminMagazine.details.options({ params: { id } })),
    queries.fetchQuery(calls.adminMagazine.editOptions.options()),
  ]);
  return { id, title: article.title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData?.title ?? "Article");

export default function EditArticle({ loaderData: { id } }: Route.ComponentProps) {
  const article = useQuery({
    ...api.adminMagazine.details.options({ params: { id } }),
    // What is open in the editor never changes under the hands of who writes it.
    staleTime: Infinity,
  });
  const options = useQuery(api.adminMagazine.editOptions.options());
  const failed = article.error ?? options.error;
  return (
    <div className={page.page}>
      {article.data && options.data ? (
        // What was typed before is stored in this browser.
        <ClientOnly>
          <ArticleEditor key={id} article={article.data.data} options={options.data.data} />
        </ClientOnly>
      ) : (
        failed && (
          <ErrorState title="The article didn’t load." onRetry={() => void article.refetch()}>
            {failureText(failed)}
          </ErrorState>
        )
      )}
    </div>
  );
}
