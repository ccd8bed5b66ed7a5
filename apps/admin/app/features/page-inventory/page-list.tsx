import type { Column } from "@devguild/design-system/data-table";
import { RowButton } from "@devguild/design-system/row-link";
import {
  PAGE_TYPES,
  type PageType,
  PAGE_TYPE_NAMES,
} from "@devguild/schemas/constants/page-inventory";
import { formatCount } from "@devguild/schemas/formats";
import type {
  InventoryPage,
  PageInventoryCsvQuery,
  PageInventoryQuery,
} from "@devguild/schemas/page-inventory";

import { Figure, ShortDate } from "../lists/cells.tsx";
import type { ListShape, ListState } from "../lists/list-address.ts";

type Filter = "page_type" | "written";

/** The list of category pages. */
export const PAGE_LIST: ListShape<"jobs", Filter> = {
  text: "search",
  orders: ["jobs"],
  defaultOrder: { order: "jobs", direction: "desc" },
  filters: { page_type: { values: PAGE_TYPE_NAMES }, written: { values: ["1", "0"] } },
};

/** The kinds of pages, as options of a filter. */
export const PAGE_KINDS = PAGE_TYPE_NAMES.map((value) => ({ value, label: PAGE_TYPES[value] }));

/** Converts the list's state to the API's query for all that it finds, in its order. */
export const toPageCsvQuery = ({
  text,
  filters: {
    page_type: [type],
    written: [written],
  },
  direction,
}: ListState<"jobs", Filter>): Partial<PageInventoryCsvQuery> => ({
  search: text,
  ...(type !== undefined && { page_type: type as PageType }),
  ...(written !== undefined && { written: written === "1" }),
  order_dir: direction,
});

/** Converts the list's state to the API's query for a page. */
export const toPageQuery = (state: ListState<"jobs", Filter>): Partial<PageInventoryQuery> => ({
  ...toPageCsvQuery(state),
  page: state.page,
});

/** Builds the columns of the list of pages; the title opens a page. */
export const buildPageColumns = (
  onOpen: (page: InventoryPage) => void,
): Column<InventoryPage>[] => [
  {
    id: "title",
    head: "Page",
    cell: (page) => <RowButton onClick={() => onOpen(page)}>{page.title}</RowButton>,
  },
  { id: "type", head: "Kind", cell: ({ page_type }) => PAGE_TYPES[page_type] },
  { id: "url", head: "Address", cell: ({ url }) => <span className="num dim">{url}</span> },
  {
    id: "jobs",
    head: "Open jobs",
    kind: "figure",
    stays: true,
    sortable: true,
    cell: ({ total_jobs }) => <Figure value={total_jobs} />,
  },
  {
    id: "text",
    head: "Text",
    cell: ({ seo_text }) =>
      seo_text ? (
        `${formatCount(seo_text.length)} characters`
      ) : (
        <span className="dim">Automatic</span>
      ),
  },
  {
    id: "updated",
    head: "Written",
    kind: "date",
    cell: ({ text_updated_at }) => <ShortDate date={text_updated_at} />,
  },
];
