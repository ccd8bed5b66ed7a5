import { api } from "@devguild/api-client/browser-api";
import {
  EVENT_TYPE_LABELS,
  LIVE_STATUS_STEPS,
} from "@devguild/schemas/constants/live-event-editing";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { PermittedLinkButton } from "../../features/frame/permitted-link-button.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { readList } from "../../features/lists/list-address.ts";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { loadList } from "../../features/lists/load-list.ts";
import { useList } from "../../features/lists/use-list.ts";
import { CREATE_LIVE_EVENT_PATH } from "../../features/live-events/live-event-addresses.ts";
import {
  LIVE_EVENT_COLUMNS,
  LIVE_EVENT_LIST,
  PUBLISHED_OPTIONS,
  toLiveEventsCsvQuery,
  toLiveEventsQuery,
} from "../../features/live-events/live-event-list.tsx";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const { api: calls, queries, url } = loading;
  const query = toLiveEventsQuery(readList(LIVE_EVENT_LIST, url.searchParams));
  await Promise.all([
    loadList(loading, calls.adminLiveEvents.list.options({ query })),
    queries.prefetchQuery(calls.adminLiveEvents.editOptions.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Live Events");

const toChoices = (options: readonly { id: number; label: string }[] = []) =>
  options.map(({ id, label }) => ({ value: String(id), label }));

export default function SearchLiveEvents() {
  const list = useList(LIVE_EVENT_LIST);
  const events = useQuery(
    api.adminLiveEvents.list.options({ query: toLiveEventsQuery(list.settled) }),
  );
  const options = useQuery(api.adminLiveEvents.editOptions.options());
  return (
    <ListScreen
      name="live-events"
      title="Live Events"
      noun={["event", "events"]}
      firstRow="Create the first one to plan its programme and open registration."
      list={list}
      searches="Title or subtitle"
      filters={[
        { name: "statuses", label: "Status", options: toChoices(LIVE_STATUS_STEPS) },
        { name: "types", label: "Type", options: toChoices(EVENT_TYPE_LABELS) },
        {
          name: "seasons",
          label: "Season",
          options: toChoices(options.data?.data.seasons),
          query: options,
        },
        {
          name: "skills",
          label: "Skill",
          options: toChoices(options.data?.data.skills),
          query: options,
        },
        { name: "published", label: "Published", options: PUBLISHED_OPTIONS },
      ]}
      answer={{
        page: events.data && { rows: events.data.data, meta: events.data.meta },
        isError: events.isError,
        isFetching: events.isFetching,
        refetch: events.refetch,
      }}
      csvHref={api.adminLiveEvents.csv.href({ query: toLiveEventsCsvQuery(list.settled) })}
      action={
        <PermittedLinkButton
          permission="admin.edit-live-events"
          variant="primary"
          to={CREATE_LIVE_EVENT_PATH}
        >
          New event
        </PermittedLinkButton>
      }
      columns={LIVE_EVENT_COLUMNS}
      rowId={({ id }) => String(id)}
      rowName={({ title }) => title}
      isInactive={({ published }) => !published}
    />
  );
}
