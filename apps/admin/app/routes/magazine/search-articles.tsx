import { api } from "@devguild/api-client/browser-api";
import { LinkButton } from "@devguild/design-system/link-button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { AdminArticleRow } from "@devguild/schemas/admin-magazine";
import { ARTICLE_STATUS_LABELS, ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { PermittedLinkButton } from "../../features/frame/permitted-link-button.tsx";
import { ARTICLE_CHANGES } from "../../features/magazine/article-changes.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { readList } from "../../features/lists/list-address.ts";
import { BulkChangeDialog } from "../../features/lists/bulk-change-dialog.tsx";
import { BulkChangeStatus } from "../../features/lists/bulk-change-status.tsx";
import { BulkChangesBar } from "../../features/lists/bulk-changes-bar.tsx";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { loadList } from "../../features/lists/load-list.ts";
import { useBulkChanges } from "../../features/lists/use-bulk-changes.ts";
import { useList } from "../../features/lists/use-list.ts";
import { BYLINES_PATH, CREATE_ARTICLE_PATH } from "../../features/magazine/article-addresses.ts";
import {
  ARTICLE_COLUMNS,
  ARTICLE_LIST,
  toArticlesCsvQuery,
  toArticlesQuery,
} from "../../features/magazine/article-list.tsx";
import { ArticleMenu } from "../../features/magazine/article-menu.tsx";

const DeleteArticleModal = lazyDialog(
  () => import("../../features/magazine/delete-article-modal.tsx"),
);

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-magazine-content");
  const { api: calls, queries, url } = loading;
  const query = toArticlesQuery(readList(ARTICLE_LIST, url.searchParams));
  await Promise.all([
    loadList(loading, calls.adminMagazine.list.options({ query }), "articles"),
    queries.prefetchQuery(calls.adminMagazine.editOptions.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Magazine");

const toChoices = (options: readonly { id: number; label: string }[] = []) =>
  options.map(({ id, label }) => ({ value: String(id), label }));

export default function SearchArticles() {
  const list = useList(ARTICLE_LIST);
  const articles = useQuery(
    api.adminMagazine.list.options({ query: toArticlesQuery(list.settled) }),
  );
  const queries = useQueryClient();
  const csvHref = api.adminMagazine.csv.href({ query: toArticlesCsvQuery(list.settled) });
  const bulk = useBulkChanges({
    changes: ARTICLE_CHANGES,
    list,
    rows: articles.data?.data ?? [],
    foundHref: csvHref,
    refresh: () => queries.invalidateQueries({ queryKey: api.adminMagazine.list.key }),
  });
  const options = useQuery(api.adminMagazine.editOptions.options());
  const [deleting, setDeleting] = useState<AdminArticleRow | null>(null);
  return (
    <>
      <ListScreen
        name="articles"
        title="Magazine"
        noun={["article", "articles"]}
        firstRow="Write the first one. It stays a draft until you publish it."
        list={list}
        searches="Title or summary"
        filters={[
          { name: "statuses", label: "Status", options: toChoices(ARTICLE_STATUS_LABELS) },
          {
            name: "authors",
            label: "Author",
            options: toChoices(options.data?.data.authors),
            query: options,
          },
          {
            name: "categories",
            label: "Category",
            options: toChoices(options.data?.data.categories),
            query: options,
          },
          {
            name: "skills",
            label: "Skill",
            options: toChoices(options.data?.data.skills),
            query: options,
          },
        ]}
        answer={{
          page: articles.data && { rows: articles.data.data, meta: articles.data.meta },
          isError: articles.isError,
          isFetching: articles.isFetching,
          refetch: articles.refetch,
        }}
        csvHref={csvHref}
        action={
          <>
            <LinkButton to={BYLINES_PATH}>Authors and categories</LinkButton>
            <PermittedLinkButton
              permission="admin.edit-magazine-content"
              variant="primary"
              to={CREATE_ARTICLE_PATH}
            >
              New article
            </PermittedLinkButton>
          </>
        }
        columns={ARTICLE_COLUMNS}
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
        isInactive={({ status }) => status === ARTICLE_STATUSES.UNPUBLISHED}
        selection={bulk.selection.forTable}
        bulkActions={<BulkChangesBar bulk={bulk} total={articles.data?.meta.total ?? 0} />}
        status={<BulkChangeStatus latest={bulk.latest} />}
        renderActions={(article) => (
          <ArticleMenu article={article} onDelete={() => setDeleting(article)} />
        )}
      />
      <BulkChangeDialog bulk={bulk} />
      {deleting && <DeleteArticleModal article={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
