import { Badge } from "@devguild/design-system/badge";
import type { Column } from "@devguild/design-system/data-table";
import { RowButton } from "@devguild/design-system/row-link";
import { Status } from "@devguild/design-system/status";
import {
  FEED_FORMATS,
  type FeedFormat,
  LISTING_FIELDS,
  LISTING_STATES,
} from "@devguild/schemas/constants/job-listings";
import type {
  JobListing,
  JobListingsFilter,
  JobListingsQuery,
} from "@devguild/schemas/job-listings";

import { NoValue, ShortDate } from "../lists/cells.tsx";
import type { ListShape, ListState } from "../lists/list-address.ts";

type Filter = "source" | "state";

const FORMATS = Object.keys(FEED_FORMATS) as FeedFormat[];

/** The list of imported listings. */
export const LISTING_LIST: ListShape<"published_at", Filter> = {
  text: "search",
  orders: ["published_at"],
  defaultOrder: { order: "published_at", direction: "desc" },
  filters: { source: { values: FORMATS }, state: { values: LISTING_STATES } },
};

/** The filters of imported listings. */
export const LISTING_FILTERS = [
  {
    name: "state" as const,
    label: "Status",
    options: [
      { value: "live", label: "Live" },
      { value: "closed", label: "Closed" },
    ],
  },
  {
    name: "source" as const,
    label: "Format",
    options: FORMATS.map((value) => ({ value, label: FEED_FORMATS[value] })),
  },
];

/** Converts the list's state to the API's filters. */
export const toListingFilter = ({
  text,
  filters,
}: ListState<"published_at", Filter>): Partial<JobListingsFilter> => {
  const source = FORMATS.find((format) => format === filters.source[0]);
  const state = LISTING_STATES.find((each) => each === filters.state[0]);
  return { search: text, ...(source && { source }), ...(state && { state }) };
};

/** Converts the list's state to the API's query. */
export const toListingQuery = (
  state: ListState<"published_at", Filter>,
): Partial<JobListingsQuery> => ({ ...toListingFilter(state), page: state.page });

const toLocation = ({ locations, remote }: JobListing) =>
  [...locations, ...(remote ? ["Remote"] : [])].join(", ");

const toFormat = (source: string) => FEED_FORMATS[source as FeedFormat] ?? source;

/** Builds the columns of imported listings; the title opens a listing. */
export const buildListingColumns = (
  onOpen: (listing: JobListing) => void,
): Column<JobListing>[] => [
  {
    id: "title",
    head: "Listing",
    width: "36%",
    cell: (listing) => (
      <>
        <RowButton onClick={() => onOpen(listing)}>{listing.title}</RowButton>
        <div className="dim">{listing.company_name}</div>
      </>
    ),
  },
  {
    id: "state",
    head: "Status",
    stays: true,
    cell: ({ is_active: isLive }) => (
      <Status tone={isLive ? "ok" : "off"}>{isLive ? "Live" : "Closed"}</Status>
    ),
  },
  { id: "location", head: "Location", cell: (row) => toLocation(row) || <NoValue /> },
  { id: "source", head: "Format", cell: ({ source }) => toFormat(source) },
  {
    id: "edited",
    head: "Edited",
    cell: ({ edited_fields: fields }) =>
      fields.length === 0 ? (
        <NoValue />
      ) : (
        <Badge>{fields.map((field) => LISTING_FIELDS[field]).join(", ")}</Badge>
      ),
  },
  {
    id: "published_at",
    head: "Published",
    kind: "date",
    cell: ({ published_at: date }) => <ShortDate date={date} />,
  },
];
