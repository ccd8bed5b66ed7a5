import { api } from "@devguild/api-client/browser-api";
import { DataTable } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { FilterBar } from "@devguild/design-system/filter-bar";
import { Pagination } from "@devguild/design-system/pagination";
import { Tabs } from "@devguild/design-system/tabs";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import type {
  EventRegistrationRow,
  RegistrationCounts,
} from "@devguild/schemas/event-registrations";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { Box } from "../developers/box.tsx";
import { useAction } from "../frame/use-action.ts";
import { usePermitted } from "../frame/use-permitted.ts";
import { CsvLink } from "../lists/csv-link.tsx";
import { LayoutMenus } from "../lists/layout-menus.tsx";
import { SaveViewButton, ViewTabs } from "../lists/list-views.tsx";
import { SearchBox } from "../lists/search-box.tsx";
import { useRowKeys } from "../lists/use-keys.ts";
import { useList } from "../lists/use-list.ts";
import { useListLayout } from "../lists/use-list-layout.ts";
import { useListViews } from "../lists/use-list-views.ts";
import {
  buildRegistrationColumns,
  getOpenList,
  REGISTRATION_SHAPE,
  REGISTRATION_TABS,
  toRegistrationsFilter,
  toRegistrationsQuery,
} from "./registration-list.tsx";
import classes from "./registrations-box.module.css";

const useRegistrationActions = (eventId: number) => {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.eventRegistrations.list.key }),
      queries.invalidateQueries({ queryKey: api.eventRegistrations.counts.key }),
      queries.invalidateQueries({
        queryKey: api.adminLiveEvents.details.options({ params: { id: eventId } }).queryKey,
      }),
    ]);
  const toParams = ({ id }: EventRegistrationRow) => ({ id: eventId, registrationId: id });
  const checkIn = useAction({
    call: (row: EventRegistrationRow) =>
      api.eventRegistrations.checkIn.call({
        params: toParams(row),
        body: { checked_in: row.checked_in_at === null },
      }),
    describe: ({ name, checked_in_at: at }) =>
      at === null ? `${name} checked in` : `${name} is no longer checked in`,
    refresh,
  });
  const giveSeat = useAction({
    call: (row: EventRegistrationRow) =>
      api.eventRegistrations.giveSeat.call({ params: toParams(row) }),
    describe: ({ name }) => `${name} has a seat and was emailed`,
    refresh,
  });
  return { checkIn, giveSeat };
};

type Props = { event: AdminLiveEvent; counts: RegistrationCounts };

/** Who registered for an event, who wait for a seat, and who have arrived. */
export function RegistrationsBox({ event, counts }: Props) {
  useRowKeys();
  const list = useList(REGISTRATION_SHAPE);
  const permitted = usePermitted("admin.edit-live-events");
  const { checkIn, giveSeat } = useRegistrationActions(event.id);
  const params = { id: event.id };
  const registrations = useQuery(
    api.eventRegistrations.list.options({ params, query: toRegistrationsQuery(list.settled) }),
  );
  const page = registrations.data;
  const open = getOpenList(list.state);
  const views = useListViews("registrations", list);
  const columns = buildRegistrationColumns({
    isPending: checkIn.isPending || giveSeat.isPending,
    permitted,
    onCheckIn: (row) => checkIn.mutate(row),
    onGiveSeat: (row) => giveSeat.mutate(row),
  });
  const layout = useListLayout("registrations", columns);
  const toHref = (name: string) =>
    list.getHref({ filters: { list: name === "all" ? [] : [name] } });
  return (
    <Box
      id="registrations"
      title="Registrations"
      end={
        <CsvLink
          href={api.eventRegistrations.csv.href({
            params,
            query: toRegistrationsFilter(list.settled),
          })}
          label="Download the listed registrations as CSV"
        />
      }
    >
      <div className={classes.tabs}>
        <ViewTabs views={views} />
        <Tabs
          label="Registrations"
          tabs={REGISTRATION_TABS.map((tab) => ({
            to: toHref(tab.list),
            label: tab.label,
            count: counts[tab.list],
          }))}
          current={toHref(open)}
        />
      </div>
      <div className={classes.search}>
        <FilterBar
          label="Filter registrations"
          search={
            <SearchBox
              list={list}
              label="Search registrations"
              placeholder="Name, email or company"
            />
          }
          end={<LayoutMenus columns={columns} layout={layout} />}
        >
          <SaveViewButton views={views} />
        </FilterBar>
      </div>
      {registrations.isError && !page ? (
        <ErrorState
          title="The registrations didn’t load."
          onRetry={() => void registrations.refetch()}
        />
      ) : (
        <DataTable
          folds
          label="Registrations"
          columns={layout.shown}
          density={layout.density}
          rows={page?.data ?? []}
          rowId={({ id }) => String(id)}
          rowName={({ name, email }) => name || email}
          loadingRows={page ? undefined : 10}
          empty={
            <EmptyState
              headingLevel={3}
              kind={list.state.text ? "notFound" : "begin"}
              title={list.state.text ? "No registrations found" : "Nobody here yet"}
            />
          }
        />
      )}
      {page && page.meta.last_page > 1 && (
        <div className={classes.search}>
          <Pagination
            page={page.meta.current_page}
            pageSize={page.meta.per_page}
            total={page.meta.total}
            pageHref={(target) => `${list.getHref({ page: target })}#registrations`}
          />
        </div>
      )}
    </Box>
  );
}
