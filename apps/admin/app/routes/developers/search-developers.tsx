import { api } from "@devguild/api-client/browser-api";
import { growingList } from "@devguild/api-client/growing-list";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";

import {
  DEVELOPER_COLUMNS,
  DEVELOPER_FILTERS,
  DEVELOPER_LIST,
  nameDeveloper,
  toDevelopersFilter,
} from "../../features/developers/developer-list.tsx";
import { DevelopersBulkBar } from "../../features/developers/developers-bulk-bar.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { readList } from "../../features/lists/list-address.ts";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { useGrowingRows } from "../../features/lists/use-growing-rows.ts";
import { useListSelection } from "../../features/lists/use-list-selection.ts";
import { useList } from "../../features/lists/use-list.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-developers");
  const { api: calls, queries, url } = loading;
  const filter = toDevelopersFilter(readList(DEVELOPER_LIST, url.searchParams));
  await Promise.all([
    // A list that fails to load says so in its own place, so search and filters stay usable.
    queries.prefetchInfiniteQuery(growingList(calls.adminDevelopers.list, filter)),
    queries.prefetchQuery(calls.listViews.list.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Developers");

export default function SearchDevelopers() {
  const list = useList(DEVELOPER_LIST);
  const filter = toDevelopersFilter(list.settled);
  const developers = useGrowingRows(api.adminDevelopers.list, filter);
  const selection = useListSelection(list.getHref({ page: 1 }), developers.rows);
  return (
    <ListScreen
      name="developers"
      title="Developers"
      noun={["developer", "developers"]}
      firstRow="Developers appear here once they sign up."
      list={list}
      searches="Name, email or id"
      filters={DEVELOPER_FILTERS}
      answer={developers.answer}
      more={developers.getMore(selection.append)}
      csvHref={api.adminDevelopers.csv.href({ query: filter })}
      columns={DEVELOPER_COLUMNS}
      rowId={({ id }) => String(id)}
      rowName={nameDeveloper}
      selection={selection.forTable}
      bulkActions={
        <DevelopersBulkBar selection={selection} filter={filter} total={developers.total} />
      }
    />
  );
}
