import { Avatar } from "@devguild/design-system/avatar";
import type { Column } from "@devguild/design-system/data-table";
import { RowButton } from "@devguild/design-system/row-link";
import { TextLink } from "@devguild/design-system/text-link";
import type { AdminAuthor, AdminCategory } from "@devguild/schemas/admin-magazine";
import { formatCount } from "@devguild/schemas/formats";

import { NoValue } from "../lists/cells.tsx";
import type { ListShape } from "../lists/list-address.ts";
import { ARTICLES_PATH, BYLINES_PATH } from "./article-addresses.ts";
import classes from "./byline-list.module.css";

const BYLINE_LISTS = ["authors", "categories"] as const;
type BylineList = (typeof BYLINE_LISTS)[number];

/** The list of authors, or of categories. */
export const BYLINE_SHAPE: ListShape<"name", "list"> = {
  text: "search",
  orders: ["name"],
  defaultOrder: { order: "name", direction: "asc" },
  filters: { list: { values: BYLINE_LISTS } },
};

/** The lists as tabs, in order. */
export const BYLINE_TABS = [
  { list: "authors", label: "Authors", to: BYLINES_PATH },
  { list: "categories", label: "Categories", to: `${BYLINES_PATH}?list=categories` },
] as const;

type Row = { id: number; name: string; articles: number };

function Articles({ row, filter }: { row: Row; filter: BylineList }) {
  if (row.articles === 0) return <span className="dim">0</span>;
  return (
    <TextLink to={`${ARTICLES_PATH}?${filter}=${row.id}`}>
      {formatCount(row.articles)}
      <span className="visually-hidden"> articles: {row.name}</span>
    </TextLink>
  );
}

const buildCounts = <R extends Row>(filter: BylineList): Column<R> => ({
  id: "articles",
  head: "Articles",
  kind: "figure",
  stays: true,
  cell: (row) => <Articles row={row} filter={filter} />,
});

/** Builds the columns of the list of authors; the name opens one. */
export const buildAuthorColumns = (
  onOpen: (author: AdminAuthor) => void,
): Column<AdminAuthor>[] => [
  {
    id: "name",
    head: "Author",
    width: "40%",
    cell: (author) => (
      <span className={classes.author}>
        <Avatar name={author.name} src={author.portrait_url} size={24} />
        <RowButton onClick={() => onOpen(author)}>{author.name}</RowButton>
      </span>
    ),
  },
  { id: "job_title", head: "Role", cell: ({ job_title: role }) => role || <NoValue /> },
  buildCounts("authors"),
];

/** Builds the columns of the list of categories; the name opens one. */
export const buildCategoryColumns = (
  onOpen: (category: AdminCategory) => void,
): Column<AdminCategory>[] => [
  {
    id: "name",
    head: "Category",
    width: "70%",
    cell: (category) => <RowButton onClick={() => onOpen(category)}>{category.name}</RowButton>,
  },
  buildCounts("categories"),
];
