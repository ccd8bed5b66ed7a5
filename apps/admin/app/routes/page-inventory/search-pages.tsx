import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import type { InventoryPage } from "@devguild/schemas/page-inventory";
import { localized } from "@devguild/session/redirects";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { screenMeta } from "../../features/frame/screen-meta.ts";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { readList } from "../../features/lists/list-address.ts";
import { loadList } from "../../features/lists/load-list.ts";
import { useList } from "../../features/lists/use-list.ts";
import {
  buildPageColumns,
  PAGE_KINDS,
  PAGE_LIST,
  toPageCsvQuery,
  toPageQuery,
} from "../../features/page-inventory/page-list.tsx";
import { PageModal } from "../../features/page-inventory/page-modal.tsx";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-catalogue");
  const query = toPageQuery(readList(PAGE_LIST, loading.url.searchParams));
  await loadList(loading, loading.api.pageInventory.list.options({ query }));
  return {};
});

export const meta = () => screenMeta("Page inventory");

export default function SearchPages() {
  const { urls } = useFrame();
  const list = useList(PAGE_LIST);
  const pages = useQuery(api.pageInventory.list.options({ query: toPageQuery(list.settled) }));
  const [opened, setOpened] = useState<InventoryPage | null>(null);
  return (
    <>
      <ListScreen
        name="pages"
        title="Page inventory"
        noun={["page", "pages"]}
        firstRow="Pages appear here once jobs are published."
        list={list}
        searches="Title or address"
        filters={[
          { name: "page_type", label: "Kind", options: PAGE_KINDS },
          {
            name: "written",
            label: "Text",
            options: [
              { value: "1", label: "Written" },
              { value: "0", label: "Automatic only" },
            ],
          },
        ]}
        answer={{
          page: pages.data && { rows: pages.data.data, meta: pages.data.meta },
          isError: pages.isError,
          isFetching: pages.isFetching,
          refetch: pages.refetch,
        }}
        csvHref={api.pageInventory.csv.href({ query: toPageCsvQuery(list.settled) })}
        columns={buildPageColumns(setOpened)}
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
      />
      {opened && (
        <PageModal
          page={opened}
          href={urls.site + localized(opened.url)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
