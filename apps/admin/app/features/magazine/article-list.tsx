import type { Column } from "@devguild/design-system/data-table";
import { RowLink } from "@devguild/design-system/row-link";
import type {
  AdminArticleRow,
  AdminArticlesCsvQuery,
  AdminArticlesQuery,
} from "@devguild/schemas/admin-magazine";
import { ADMIN_ARTICLE_ORDERS } from "@devguild/schemas/constants/article-editing";
import { ARTICLE_STATUS_LABELS, type ArticleStatus } from "@devguild/schemas/constants/magazine";

import { ShortDate } from "../lists/cells.tsx";
import type { ListShape, ListState } from "../lists/list-address.ts";
import { editArticlePath } from "./article-addresses.ts";
import classes from "./article-list.module.css";
import { ArticleStatusLine } from "./article-status.tsx";

type Order = (typeof ADMIN_ARTICLE_ORDERS)[number];
type Filter = "statuses" | "authors" | "categories" | "skills";

/** The list of the magazine's articles. */
export const ARTICLE_LIST: ListShape<Order, Filter> = {
  text: "search",
  orders: ADMIN_ARTICLE_ORDERS,
  defaultOrder: { order: "updated_at", direction: "desc" },
  filters: {
    statuses: { values: ARTICLE_STATUS_LABELS.map(({ id }) => String(id)), many: true },
    authors: { values: "ids", many: true },
    categories: { values: "ids", many: true },
    skills: { values: "ids", many: true },
  },
};

/** Converts the list's state to the API's query for all that it finds, in its order. */
export const toArticlesCsvQuery = ({
  text,
  filters,
  order,
  direction,
}: ListState<Order, Filter>): Partial<AdminArticlesCsvQuery> => ({
  search: text,
  statuses: filters.statuses.map((status) => Number(status) as ArticleStatus),
  authors: filters.authors.map(Number),
  categories: filters.categories.map(Number),
  skills: filters.skills.map(Number),
  order_by: order,
  order_by_direction: direction,
});

/** Converts the list's state to the API's query for a page. */
export const toArticlesQuery = (state: ListState<Order, Filter>): Partial<AdminArticlesQuery> => ({
  ...toArticlesCsvQuery(state),
  page: state.page,
});

/** The columns of the list of articles; the title opens one. */
export const ARTICLE_COLUMNS: Column<AdminArticleRow>[] = [
  {
    id: "title",
    head: "Article",
    width: "34%",
    sortable: true,
    cell: ({ id, title }) => (
      <span className={classes.title} title={title}>
        <RowLink to={editArticlePath(id)}>{title}</RowLink>
      </span>
    ),
  },
  { id: "author", head: "Author", cell: ({ author }) => author.label },
  {
    id: "category",
    head: "Category",
    cell: ({ category }) => (
      <span className={classes.category} title={category.label}>
        {category.label}
      </span>
    ),
  },
  {
    id: "published_at",
    head: "Published",
    kind: "date",
    sortable: true,
    cell: ({ published_at: date }) => <ShortDate date={date} />,
  },
  {
    id: "updated_at",
    head: "Changed",
    kind: "date",
    sortable: true,
    cell: ({ updated_at: date }) => <ShortDate date={date} />,
  },
  {
    id: "status",
    head: "Status",
    stays: true,
    cell: (article) => <ArticleStatusLine article={article} />,
  },
];
