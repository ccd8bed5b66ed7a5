import { Button } from "@devguild/design-system/button";
import type { Column } from "@devguild/design-system/data-table";
import { Status } from "@devguild/design-system/status";
import {
  ATTENDANCE_TYPES,
  REGISTRATION_LISTS,
  type RegistrationList,
} from "@devguild/schemas/constants/live-events";
import type {
  EventRegistrationRow,
  EventRegistrationsFilter,
  EventRegistrationsQuery,
} from "@devguild/schemas/event-registrations";

import { LocalTime } from "../frame/local-time-text.tsx";
import { NoValue, ShortDate } from "../lists/cells.tsx";
import type { ListShape, ListState } from "../lists/list-address.ts";

/** The list of an event's registrations. */
export const REGISTRATION_SHAPE: ListShape<"newest", "list"> = {
  text: "search",
  orders: ["newest"],
  defaultOrder: { order: "newest", direction: "desc" },
  filters: { list: { values: REGISTRATION_LISTS } },
};

/** The lists as tabs, in order. */
export const REGISTRATION_TABS: readonly { list: RegistrationList; label: string }[] = [
  { list: "all", label: "All" },
  { list: "on_site", label: "On site" },
  { list: "online", label: "Online" },
  { list: "waiting", label: "Waiting list" },
  { list: "checked_in", label: "Checked in" },
  { list: "unconfirmed", label: "Unconfirmed" },
];

type State = ListState<"newest", "list">;

/** Returns which of the lists is open. */
export const getOpenList = ({ filters: { list } }: State): RegistrationList =>
  REGISTRATION_LISTS.find((each) => each === list[0]) ?? "all";

/** Converts the list's state to the API's filters. */
export const toRegistrationsFilter = (state: State): Partial<EventRegistrationsFilter> => ({
  search: state.text,
  list: getOpenList(state),
});

/** Converts the list's state to the API's query. */
export const toRegistrationsQuery = (state: State): Partial<EventRegistrationsQuery> => ({
  ...toRegistrationsFilter(state),
  page: state.page,
});

/** Returns whether someone has a seat on site. */
const hasSeat = ({ attendance_type: type, confirmed_at }: EventRegistrationRow) =>
  type === ATTENDANCE_TYPES.ON_SITE && confirmed_at !== null;

const describeState = (row: EventRegistrationRow) => {
  if (row.checked_in_at) return <Status tone="ok">Checked in</Status>;
  if (row.offered_until)
    return (
      <Status tone="warn">
        Seat offered until <LocalTime at={row.offered_until} />
      </Status>
    );
  if (row.waiting_since) return <Status tone="off">{`Waiting, number ${row.place}`}</Status>;
  return row.confirmed_at ? (
    <Status>Registered</Status>
  ) : (
    <Status tone="off">Address not confirmed</Status>
  );
};

type Actions = {
  isPending: boolean;
  permitted: { disabled?: boolean; title?: string };
  onCheckIn: (row: EventRegistrationRow) => void;
  onGiveSeat: (row: EventRegistrationRow) => void;
};

const renderAction = (row: EventRegistrationRow, actions: Actions) => {
  const { isPending, permitted, onCheckIn, onGiveSeat } = actions;
  if (row.waiting_since)
    return (
      <Button size="sm" aria-disabled={isPending} {...permitted} onClick={() => onGiveSeat(row)}>
        Give a seat
      </Button>
    );
  if (!hasSeat(row)) return <NoValue />;
  return (
    <Button
      size="sm"
      variant={row.checked_in_at ? "subtle" : "default"}
      aria-disabled={isPending}
      {...permitted}
      onClick={() => onCheckIn(row)}
    >
      {row.checked_in_at ? "Undo check-in" : "Check in"}
    </Button>
  );
};

/** Builds the columns of the list of registrations. */
export const buildRegistrationColumns = (actions: Actions): Column<EventRegistrationRow>[] => [
  { id: "name", head: "Name", width: "22%", cell: ({ name, email }) => name || email },
  { id: "email", head: "Email", cell: ({ email }) => <span className="dim">{email}</span> },
  {
    id: "company",
    head: "Company",
    cell: ({ company_name: company }) => company || <NoValue />,
  },
  {
    id: "attends",
    head: "Attends",
    cell: (row) =>
      row.confirmed_at === null && row.waiting_since !== null ? (
        <NoValue />
      ) : row.attendance_type === ATTENDANCE_TYPES.ON_SITE ? (
        "On site"
      ) : (
        "Online"
      ),
  },
  {
    id: "registered",
    head: "Registered",
    kind: "date",
    cell: ({ created_at: date }) => <ShortDate date={date} />,
  },
  { id: "state", head: "Status", cell: describeState },
  { id: "action", head: "Action", stays: true, cell: (row) => renderAction(row, actions) },
];
