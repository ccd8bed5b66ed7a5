import type { Column } from "@devguild/design-system/data-table";
import { RowLink } from "@devguild/design-system/row-link";
import type {
  AdminLiveEventRow,
  AdminLiveEventsCsvQuery,
  AdminLiveEventsQuery,
} from "@devguild/schemas/admin-live-events";
import {
  ADMIN_LIVE_EVENT_ORDERS,
  EVENT_TYPE_LABELS,
  LIVE_STATUS_STEPS,
  type LiveEventStatus,
} from "@devguild/schemas/constants/live-event-editing";
import type { EventType } from "@devguild/schemas/constants/live-events";
import { createDateFormat, formatCount } from "@devguild/schemas/formats";

import { Figure, NoValue } from "../lists/cells.tsx";
import type { ListShape, ListState } from "../lists/list-address.ts";
import { editLiveEventPath } from "./live-event-addresses.ts";
import classes from "./live-event-list.module.css";
import { LiveEventStatusLine } from "./live-event-status.tsx";

type Order = (typeof ADMIN_LIVE_EVENT_ORDERS)[number];
type Filter = "statuses" | "types" | "seasons" | "skills" | "published";

const toIds = (options: readonly { id: number }[]) => options.map(({ id }) => String(id));

/** The list of live events. */
export const LIVE_EVENT_LIST: ListShape<Order, Filter> = {
  text: "search",
  orders: ADMIN_LIVE_EVENT_ORDERS,
  defaultOrder: { order: "starts_at", direction: "desc" },
  filters: {
    statuses: { values: toIds(LIVE_STATUS_STEPS), many: true },
    types: { values: toIds(EVENT_TYPE_LABELS), many: true },
    seasons: { values: "ids", many: true },
    skills: { values: "ids", many: true },
    published: { values: ["1", "0"] },
  },
};

/** The answers to whether an event is published. */
export const PUBLISHED_OPTIONS = [
  { value: "1", label: "Published" },
  { value: "0", label: "Unpublished" },
];

/** Converts the list's state to the API's query for all that it finds, in its order. */
export const toLiveEventsCsvQuery = ({
  text,
  filters: {
    statuses,
    types,
    seasons,
    skills,
    published: [published],
  },
  order,
  direction,
}: ListState<Order, Filter>): Partial<AdminLiveEventsCsvQuery> => ({
  search: text,
  statuses: statuses.map((status) => Number(status) as LiveEventStatus),
  types: types.map((type) => Number(type) as EventType),
  seasons: seasons.map(Number),
  skills: skills.map(Number),
  ...(published !== undefined && { published: published === "1" }),
  order_by: order,
  order_by_direction: direction,
});

/** Converts the list's state to the API's query for a page. */
export const toLiveEventsQuery = (
  state: ListState<Order, Filter>,
): Partial<AdminLiveEventsQuery> => ({
  ...toLiveEventsCsvQuery(state),
  page: state.page,
});

const PARTS = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;

const formatStart = ({ starts_at, timezone }: AdminLiveEventRow) =>
  createDateFormat({ ...PARTS, timeZone: timezone })(new Date(starts_at));

const describeSeats = ({ audience, capacity }: AdminLiveEventRow) =>
  capacity === null ? (
    <Figure value={audience.on_site} />
  ) : (
    `${formatCount(audience.on_site)} of ${formatCount(capacity)}`
  );

/** The columns of the list of live events; the title opens one. */
export const LIVE_EVENT_COLUMNS: Column<AdminLiveEventRow>[] = [
  {
    id: "title",
    head: "Event",
    width: "30%",
    sortable: true,
    cell: ({ id, title }) => <RowLink to={editLiveEventPath(id)}>{title}</RowLink>,
  },
  {
    id: "starts_at",
    head: "Starts",
    kind: "date",
    sortable: true,
    cell: (event) => (
      <time className="dim" dateTime={event.starts_at} title={event.timezone}>
        {formatStart(event)}
      </time>
    ),
  },
  {
    id: "type",
    head: "Type",
    cell: ({ event_type: type }) => EVENT_TYPE_LABELS.find(({ id }) => id === type)?.label,
  },
  {
    id: "season",
    head: "Season",
    cell: ({ season }) =>
      season ? (
        <span className={classes.season} title={season.label}>
          {season.label}
        </span>
      ) : (
        <NoValue />
      ),
  },
  { id: "on_site", head: "On site", kind: "figure", cell: describeSeats },
  {
    id: "registrations",
    head: "Registered",
    kind: "figure",
    sortable: true,
    cell: ({ audience }) => <Figure value={audience.on_site + audience.online} />,
  },
  {
    id: "status",
    head: "Status",
    stays: true,
    cell: (event) => <LiveEventStatusLine event={event} />,
  },
];
