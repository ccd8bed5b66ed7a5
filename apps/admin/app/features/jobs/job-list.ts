import { ADMIN_JOB_ORDERS, JOB_STATUSES } from "@devguild/schemas/constants/jobs";
import type { AdminJobsCsvQuery, AdminJobsQuery } from "@devguild/schemas/jobs";

import type { ListShape, ListState } from "../lists/list-address.ts";

type Order = (typeof ADMIN_JOB_ORDERS)[number];

/** The list of all companies' jobs. */
export const JOB_LIST: ListShape<Order, "status"> = {
  text: "query",
  orders: ADMIN_JOB_ORDERS,
  defaultOrder: { order: "published_at", direction: "desc" },
  filters: { status: { values: JOB_STATUSES } },
};

/** Converts the list's state to the API's query for all that it finds, in its order. */
export const toJobCsvQuery = ({
  text,
  filters,
  order,
  direction,
}: ListState<Order, "status">): Partial<AdminJobsCsvQuery> => ({
  query: text,
  status: JOB_STATUSES.find((status) => status === filters.status[0]) ?? "all",
  order_by: order,
  order_by_direction: direction,
});

/** Converts the list's state to the API's query for a page. */
export const toJobQuery = (state: ListState<Order, "status">): Partial<AdminJobsQuery> => ({
  ...toJobCsvQuery(state),
  page: state.page,
});
