import { api } from "@devguild/api-client/browser-api";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import {
  DEVELOPER_COLUMNS,
  DEVELOPER_LIST,
  nameDeveloper,
  toDevelopersQuery,
} from "../../features/developers/developer-list.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { readList } from "../../features/lists/list-address.ts";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { loadList } from "../../features/lists/load-list.ts";
import { useList } from "../../features/lists/use-list.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-developers");
  const query = toDevelopersQuery(readList(DEVELOPER_LIST, loading.url.searchParams));
  await loadList(loading, loading.api.adminDevelopers.list.options({ query }));
  return {};
});

export const meta = () => screenMeta("Developers");

export default function SearchDevelopers() {
  const list = useList(DEVELOPER_LIST);
  const developers = useQuery(
    api.adminDevelopers.list.options({ query: toDevelopersQuery(list.settled) }),
  );
  return (
    <ListScreen
      name="developers"
      title="Developers"
      noun={["developer", "developers"]}
      list={list}
      searches="Name, email or id"
      filters={[]}
      answer={{
        page: developers.data && {
          rows: developers.data.data,
          meta: developers.data.pagination,
        },
        isError: developers.isError,
        isFetching: developers.isFetching,
        refetch: developers.refetch,
      }}
      csvHref={api.adminDevelopers.csv.href({ query: { query: list.settled.text } })}
      columns={DEVELOPER_COLUMNS}
      rowId={({ id }) => String(id)}
      rowName={nameDeveloper}
    />
  );
}
