import type { Column } from "@devguild/design-system/data-table";
import { describeDays } from "@devguild/design-system/conference-days";
import { RowLink } from "@devguild/design-system/row-link";
import { Status, type StatusTone } from "@devguild/design-system/status";
import {
  AUDIENCE_LABELS,
  EVENT_PERIOD_LABELS,
  EVENT_PERIODS,
  HOMEPAGE_STATE_LABELS,
  type HomepageState,
} from "@devguild/schemas/constants/events";
import { EVENT_AUDIENCES } from "@devguild/schemas/constants/site-data";
import type { AdminEvent, AdminEventsFilter, AdminEventsQuery } from "@devguild/schemas/events";

import type { FilterChoice } from "../lists/filter-choice.tsx";
import type { ListShape, ListState } from "../lists/list-address.ts";
import { eventHomepagePath } from "./event-addresses.ts";

type Filter = "period" | "audience";

/** The list of events. */
export const EVENT_LIST: ListShape<"date", Filter> = {
  text: "search",
  orders: ["date"],
  defaultOrder: { order: "date", direction: "asc" },
  filters: { period: { values: EVENT_PERIODS }, audience: { values: EVENT_AUDIENCES } },
};

/** The filters of events. */
export const EVENT_FILTERS: FilterChoice<Filter>[] = [
  {
    name: "period",
    label: "When",
    options: EVENT_PERIODS.map((value) => ({ value, label: EVENT_PERIOD_LABELS[value] })),
  },
  {
    name: "audience",
    label: "For",
    options: EVENT_AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] })),
  },
];

/** Converts the list's state to the API's filters. */
export const toEventsFilter = ({
  text,
  filters: {
    period: [period],
    audience: [audience],
  },
}: ListState<"date", Filter>): Partial<AdminEventsFilter> => ({
  search: text,
  ...(period !== undefined && { period: period as AdminEventsFilter["period"] }),
  ...(audience !== undefined && { audience: audience as AdminEventsFilter["audience"] }),
});

/** Converts the list's state to the API's query. */
export const toEventsQuery = (state: ListState<"date", Filter>): Partial<AdminEventsQuery> => ({
  ...toEventsFilter(state),
  page: state.page,
});

const TONES: Record<HomepageState, StatusTone> = { none: "off", draft: "off", live: "ok" };

/** The columns of the list of events; the name opens the event's homepage. */
export const EVENT_COLUMNS: Column<AdminEvent>[] = [
  {
    id: "name",
    head: "Event",
    width: "28%",
    cell: ({ id, name }) => <RowLink to={eventHomepagePath(id)}>{name}</RowLink>,
  },
  { id: "date", head: "When and where", width: "28%", cell: describeDays },
  { id: "audience", head: "For", cell: ({ audience }) => AUDIENCE_LABELS[audience] },
  { id: "sessions", head: "Sessions", kind: "figure", cell: ({ sessions }) => sessions },
  { id: "partners", head: "Partners", kind: "figure", cell: ({ partners }) => partners },
  {
    id: "homepage",
    head: "Homepage",
    stays: true,
    cell: ({ homepage }) => (
      <Status tone={TONES[homepage]}>{HOMEPAGE_STATE_LABELS[homepage]}</Status>
    ),
  },
];
