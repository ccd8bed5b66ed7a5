import { Badge } from "@devguild/design-system/badge";
import type { Column } from "@devguild/design-system/data-table";
import { RowButton } from "@devguild/design-system/row-link";
import type { IndustriesCsvQuery, IndustriesQuery, Industry } from "@devguild/schemas/industries";

import type { ListShape, ListState } from "../lists/list-address.ts";

/** The list of the catalogue's industries. */
export const INDUSTRY_LIST: ListShape<"name", "active"> = {
  text: "search",
  orders: ["name"],
  defaultOrder: { order: "name", direction: "asc" },
  filters: { active: { values: ["1", "0"] } },
};

/** The status filter of industries. */
export const INDUSTRY_STATES = [
  { value: "1", label: "Active" },
  { value: "0", label: "Inactive" },
];

/** Converts the list's state to the API's query for all that it finds, in its order. */
export const toIndustryCsvQuery = ({
  text,
  filters: {
    active: [active],
  },
  direction,
}: ListState<"name", "active">): Partial<IndustriesCsvQuery> => ({
  search: text,
  ...(active !== undefined && { active: active === "1" }),
  order_by_direction: direction,
});

/** Converts the list's state to the API's query for a page. */
export const toIndustryQuery = (state: ListState<"name", "active">): Partial<IndustriesQuery> => ({
  ...toIndustryCsvQuery(state),
  page: state.page,
});

/** Builds the columns of the list of industries; the name opens an industry. */
export const buildIndustryColumns = (onOpen: (industry: Industry) => void): Column<Industry>[] => [
  {
    id: "name",
    head: "Industry",
    width: "50%",
    sortable: true,
    cell: (industry) => <RowButton onClick={() => onOpen(industry)}>{industry.name}</RowButton>,
  },
  { id: "slug", head: "Slug", cell: ({ slug }) => <span className="num dim">{slug}</span> },
  {
    id: "active",
    stays: true,
    head: "Status",
    cell: ({ active }) => (active ? <span className="dim">Active</span> : <Badge>Inactive</Badge>),
  },
];
