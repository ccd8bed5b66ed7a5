import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import type { Industry } from "@devguild/schemas/industries";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { screenMeta } from "../../features/frame/screen-meta.ts";
import {
  buildIndustryColumns,
  INDUSTRY_LIST,
  INDUSTRY_STATES,
  toIndustryCsvQuery,
  toIndustryQuery,
} from "../../features/industries/industry-list.tsx";
import { IndustryModal } from "../../features/industries/industry-modal.tsx";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { readList } from "../../features/lists/list-address.ts";
import { loadList } from "../../features/lists/load-list.ts";
import { useList } from "../../features/lists/use-list.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-catalogue");
  const query = toIndustryQuery(readList(INDUSTRY_LIST, loading.url.searchParams));
  await loadList(loading, loading.api.industries.list.options({ query }));
  return {};
});

export const meta = () => screenMeta("Industries");

export default function SearchIndustries() {
  const list = useList(INDUSTRY_LIST);
  const industries = useQuery(
    api.industries.list.options({ query: toIndustryQuery(list.settled) }),
  );
  const [opened, setOpened] = useState<Industry | "new" | null>(null);
  return (
    <>
      <ListScreen
        name="industries"
        title="Industries"
        noun={["industry", "industries"]}
        list={list}
        searches="Name or slug"
        filters={[{ name: "active", label: "Status", options: INDUSTRY_STATES }]}
        answer={{
          page: industries.data && { rows: industries.data.data, meta: industries.data.meta },
          isError: industries.isError,
          isFetching: industries.isFetching,
          refetch: industries.refetch,
        }}
        csvHref={api.industries.csv.href({ query: toIndustryCsvQuery(list.settled) })}
        action={
          <Button variant="primary" onClick={() => setOpened("new")}>
            New industry
          </Button>
        }
        columns={buildIndustryColumns(setOpened)}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        isInactive={({ active }) => !active}
      />
      {opened && (
        <IndustryModal
          industry={opened === "new" ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
