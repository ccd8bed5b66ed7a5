import { ADMIN_JOB_ORDERS, JOB_STATUSES } from "@devguild/schemas/constants/jobs";
import type { AdminJobsFilter, AdminJobsQuery } from "@devguild/schemas/jobs";

import type { ListShape, ListState } from "../lists/list-address.ts";

type Order = (typeof ADMIN_JOB_ORDERS)[number];

/** The list of all companies' jobs. */
export const JOB_LIST: ListShape<Order, "status"> = {
  text: "query",
  orders: ADMIN_JOB_ORDERS,
  defaultOrder: { order: "published_at", direction: "desc" },
  filters: { status: { values: JOB_STATUSES } },
};

/** Converts the list's state to the API's filters. */
export const toJobFilter = ({
  text,
  filters,
}: ListState<Order, "status">): Partial<AdminJobsFilter> => ({
  query: text,
  status: JOB_STATUSES.find((status) => status === filters.status[0]) ?? "all",
});

/** Converts the list's state to the API's query. */
export const toJobQuery = (state: ListState<Order, "status">): Partial<AdminJobsQuery> => ({
  ...toJobFilter(state),
  order_by: state.order,
  order_by_direction: state.direction,
  page: state.page,
});
