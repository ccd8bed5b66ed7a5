import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { Tabs } from "@devguild/design-system/tabs";
import type { AdminAuthor, AdminCategory } from "@devguild/schemas/admin-magazine";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import page from "../../features/frame/page.module.css";
import { RecordHead } from "../../features/frame/record-head.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { usePermitted } from "../../features/frame/use-permitted.ts";
import { readList } from "../../features/lists/list-address.ts";
import { useList } from "../../features/lists/use-list.ts";
import { ARTICLES_PATH } from "../../features/magazine/article-addresses.ts";
import {
  buildAuthorColumns,
  buildCategoryColumns,
  BYLINE_SHAPE,
  BYLINE_TABS,
} from "../../features/magazine/byline-list.tsx";
import { BylineTable } from "../../features/magazine/byline-table.tsx";

const AuthorModal = lazyDialog(() => import("../../features/magazine/author-modal.tsx"));
const CategoryModal = lazyDialog(() => import("../../features/magazine/category-modal.tsx"));
const DeleteBylineModal = lazyDialog(
  () => import("../../features/magazine/delete-byline-modal.tsx"),
);

type Shown = ReturnType<typeof readList<"name", "list">>;

const showsCategories = ({ filters }: Shown) => filters.list[0] === "categories";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-magazine-content");
  const { api: calls, queries, url } = loading;
  const state = readList(BYLINE_SHAPE, url.searchParams);
  const query = { page: state.page };
  await (showsCategories(state)
    ? queries.prefetchQuery(calls.adminMagazine.listCategories.options({ query }))
    : queries.prefetchQuery(calls.adminMagazine.listAuthors.options({ query })));
  return {};
});

export const meta = () => screenMeta("Authors and categories");

type Opened<Row> = { editing: Row | "new" } | { deleting: Row } | null;

type PartProps<Row> = {
  /** Of the page, from 1. */
  number: number;
  opened: Opened<Row>;
  onOpen: (opened: Opened<Row>) => void;
};

function Authors({ number, opened, onOpen }: PartProps<AdminAuthor>) {
  const authors = useQuery(api.adminMagazine.listAuthors.options({ query: { page: number } }));
  const close = () => onOpen(null);
  return (
    <>
      <BylineTable
        label="Authors"
        columns={buildAuthorColumns((editing) => onOpen({ editing }))}
        answer={authors}
        onDelete={(deleting) => onOpen({ deleting })}
      />
      {opened && "editing" in opened && (
        <AuthorModal author={opened.editing === "new" ? null : opened.editing} onClose={close} />
      )}
      {opened && "deleting" in opened && (
        <DeleteBylineModal
          noun="author"
          name={opened.deleting.name}
          remove={() => api.adminMagazine.removeAuthor.call({ params: { id: opened.deleting.id } })}
          onClose={close}
        />
      )}
    </>
  );
}

function Categories({ number, opened, onOpen }: PartProps<AdminCategory>) {
  const categories = useQuery(
    api.adminMagazine.listCategories.options({ query: { page: number } }),
  );
  const close = () => onOpen(null);
  return (
    <>
      <BylineTable
        label="Categories"
        columns={buildCategoryColumns((editing) => onOpen({ editing }))}
        answer={categories}
        onDelete={(deleting) => onOpen({ deleting })}
      />
      {opened && "editing" in opened && (
        <CategoryModal
          category={opened.editing === "new" ? null : opened.editing}
          onClose={close}
        />
      )}
      {opened && "deleting" in opened && (
        <DeleteBylineModal
          noun="category"
          name={opened.deleting.name}
          remove={() =>
            api.adminMagazine.removeCategory.call({ params: { id: opened.deleting.id } })
          }
          onClose={close}
        />
      )}
    </>
  );
}

export default function EditBylines() {
  const { settled } = useList(BYLINE_SHAPE);
  const permitted = usePermitted("admin.edit-magazine-content");
  const [author, setAuthor] = useState<Opened<AdminAuthor>>(null);
  const [category, setCategory] = useState<Opened<AdminCategory>>(null);
  const isCategories = showsCategories(settled);
  return (
    <div className={page.page}>
      <RecordHead
        parents={[{ to: ARTICLES_PATH, label: "Magazine" }]}
        title="Authors and categories"
        beside={
          <Button
            variant="primary"
            onClick={() =>
              isCategories ? setCategory({ editing: "new" }) : setAuthor({ editing: "new" })
            }
            {...permitted}
          >
            {isCategories ? "New category" : "New author"}
          </Button>
        }
      />
      <Tabs
        label="Authors and categories"
        tabs={BYLINE_TABS}
        current={BYLINE_TABS[isCategories ? 1 : 0].to}
      />
      {isCategories ? (
        <Categories number={settled.page} opened={category} onOpen={setCategory} />
      ) : (
        <Authors number={settled.page} opened={author} onOpen={setAuthor} />
      )}
    </div>
  );
}
