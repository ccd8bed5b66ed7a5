import { WIDE_DASH } from "@devguild/schemas/constants/dashes";
import type { Column } from "@devguild/design-system/data-table";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { RowButton } from "@devguild/design-system/row-link";
import { Status } from "@devguild/design-system/status";
import {
  HIGHLIGHT_CATEGORY_LABELS,
  type HighlightCategory,
} from "@devguild/schemas/constants/highlights";
import type { AdminHighlight, HighlightsQuery } from "@devguild/schemas/highlights";
import { toQueryString } from "@devguild/session/addresses";

import { NoValue } from "../lists/cells.tsx";
import type { ListShape, ListState } from "../lists/list-address.ts";
import classes from "./highlight-list.module.css";
import type { FilterChoice } from "../lists/filter-choice.tsx";

/** The list of highlights. */
export const HIGHLIGHT_LIST: ListShape<"position", "category"> = {
  text: "search",
  orders: ["position"],
  defaultOrder: { order: "position", direction: "asc" },
  filters: { category: { values: Object.keys(HIGHLIGHT_CATEGORY_LABELS) } },
};

/** The categories to choose from. */
export const HIGHLIGHT_CATEGORY_OPTIONS = Object.entries(HIGHLIGHT_CATEGORY_LABELS).map(
  ([value, { label }]) => ({ value, label }),
);

/** The filters of highlights. */
export const HIGHLIGHT_FILTERS: FilterChoice<"category">[] = [
  { name: "category", label: "Category", options: HIGHLIGHT_CATEGORY_OPTIONS },
];

/** Converts the list's state to the API's query. */
export const toHighlightsQuery = ({
  text,
  page,
  filters: {
    category: [category],
  },
}: ListState<"position", "category">): Partial<HighlightsQuery> => ({
  search: text,
  ...(category !== undefined && { category: Number(category) as HighlightCategory }),
  page,
});

/** Converts the list's state to the API's query string for all that it finds. */
export const toHighlightsSearch = ({
  text,
  filters: {
    category: [category],
  },
}: ListState<"position", "category">) =>
  toQueryString(new URLSearchParams({ search: text, ...(category !== undefined && { category }) }));

const describeState = ({ state, starts_at }: AdminHighlight) => {
  switch (state) {
    case "shown":
      return <Status tone="ok">Live</Status>;
    case "waiting":
      return <Status>Waiting</Status>;
    case "scheduled":
      return <Status>{starts_at ? `From ${formatShortDate(starts_at)}` : "Scheduled"}</Status>;
    case "ended":
      return <Status tone="off">Ended</Status>;
    case "unavailable":
      return <Status tone="warn">Not public</Status>;
    default:
      return <Status tone="off">Inactive</Status>;
  }
};

const describePeriod = ({ starts_at, ends_at }: AdminHighlight) => {
  if (starts_at && ends_at)
    return `${formatShortDate(starts_at)}${WIDE_DASH}${formatShortDate(ends_at)}`;
  if (starts_at) return `From ${formatShortDate(starts_at)}`;
  return ends_at ? `Until ${formatShortDate(ends_at)}` : <NoValue />;
};

/** Builds the columns of the list of highlights; the title opens one. */
export const buildHighlightColumns = (
  onOpen: (highlight: AdminHighlight) => void,
): Column<AdminHighlight>[] => [
  {
    id: "title",
    head: "Highlight",
    width: "32%",
    cell: (highlight) => <RowButton onClick={() => onOpen(highlight)}>{highlight.title}</RowButton>,
  },
  {
    id: "category",
    head: "Category",
    cell: ({ category }) => HIGHLIGHT_CATEGORY_LABELS[category].label,
  },
  {
    id: "item",
    head: "Leads to",
    cell: ({ item }) => (
      <span className={classes.item} title={item.title}>
        {item.title}
      </span>
    ),
  },
  { id: "position", head: "Position", kind: "figure", cell: ({ position }) => position },
  {
    id: "period",
    head: "Shown",
    cell: (highlight) => <span className="dim">{describePeriod(highlight)}</span>,
  },
  { id: "state", head: "Status", stays: true, cell: describeState },
];
