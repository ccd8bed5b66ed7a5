import { api } from "@devguild/api-client/browser-api";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { LinkButton } from "@devguild/design-system/link-button";
import type { JobListing } from "@devguild/schemas/job-listings";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { screenMeta } from "../../features/frame/screen-meta.ts";
import { SOURCES_PATH } from "../../features/listings/listing-addresses.ts";
import {
  buildListingColumns,
  LISTING_FILTERS,
  LISTING_LIST,
  toListingFilter,
  toListingQuery,
} from "../../features/listings/listing-list.tsx";
import { readList } from "../../features/lists/list-address.ts";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { loadList } from "../../features/lists/load-list.ts";
import { useList } from "../../features/lists/use-list.ts";

const ListingModal = lazyDialog(() => import("../../features/listings/listing-modal.tsx"));

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const query = toListingQuery(readList(LISTING_LIST, loading.url.searchParams));
  await loadList(loading, loading.api.jobListings.list.options({ query }));
  return {};
});

export const meta = () => screenMeta("All listings");

export default function SearchListings() {
  const list = useList(LISTING_LIST);
  const listings = useQuery(api.jobListings.list.options({ query: toListingQuery(list.settled) }));
  const [opened, setOpened] = useState<JobListing | null>(null);
  return (
    <>
      <ListScreen
        name="listings"
        title="All listings"
        noun={["listing", "listings"]}
        firstRow="Listings appear here once a source is imported."
        list={list}
        searches="Title, company or id"
        filters={LISTING_FILTERS}
        answer={{
          page: listings.data && { rows: listings.data.data, meta: listings.data.meta },
          isError: listings.isError,
          isFetching: listings.isFetching,
          refetch: listings.refetch,
        }}
        csvHref={api.jobListings.csv.href({ query: toListingFilter(list.settled) })}
        action={<LinkButton to={SOURCES_PATH}>Sources</LinkButton>}
        columns={buildListingColumns(setOpened)}
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
        isInactive={({ is_active: isLive }) => !isLive}
      />
      {opened && <ListingModal listing={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
