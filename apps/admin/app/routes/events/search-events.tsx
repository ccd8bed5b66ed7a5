import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import {
  EVENT_COLUMNS,
  EVENT_FILTERS,
  EVENT_LIST,
  toEventsFilter,
  toEventsQuery,
} from "../../features/events/event-list.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { usePermitted } from "../../features/frame/use-permitted.ts";
import { readList } from "../../features/lists/list-address.ts";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { loadList } from "../../features/lists/load-list.ts";
import { useList } from "../../features/lists/use-list.ts";

const EventModal = lazyDialog(() => import("../../features/events/event-modal.tsx"));

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const query = toEventsQuery(readList(EVENT_LIST, loading.url.searchParams));
  await loadList(loading, loading.api.events.list.options({ query }));
  return {};
});

export const meta = () => screenMeta("Events");

export default function SearchEvents() {
  const list = useList(EVENT_LIST);
  const events = useQuery(api.events.list.options({ query: toEventsQuery(list.settled) }));
  const permitted = usePermitted("admin.edit-live-events");
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListScreen
        name="events"
        title="Events"
        noun={["event", "events"]}
        firstRow="Create the first one to write its homepage and plan its programme."
        list={list}
        searches="Name or city"
        filters={EVENT_FILTERS}
        answer={{
          page: events.data && { rows: events.data.data, meta: events.data.meta },
          isError: events.isError,
          isFetching: events.isFetching,
          refetch: events.refetch,
        }}
        action={
          <Button variant="primary" onClick={() => setAdding(true)} {...permitted}>
            New event
          </Button>
        }
        csvHref={api.events.csv.href({ query: toEventsFilter(list.settled) })}
        columns={EVENT_COLUMNS}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
      />
      {isAdding && <EventModal event={null} onClose={() => setAdding(false)} />}
    </>
  );
}
