import type { AdminUsersQuery } from "@devguild/schemas/admin-users";
import { ADMIN_ROLE_NAMES } from "@devguild/schemas/constants/accounts";
import {
  ADMIN_ROLE_LABELS,
  ADMIN_USER_ORDERS,
  ADMIN_USER_STATUS_LABELS,
  ADMIN_USER_STATUSES,
} from "@devguild/schemas/constants/admin-users";

import type { FilterChoice } from "../lists/filter-choice.tsx";
import type { ListShape, ListState } from "../lists/list-address.ts";

type Order = AdminUsersQuery["order_by"];
type Filter = "roles" | "statuses";

/** The list of staff. */
export const STAFF_LIST: ListShape<Order, Filter> = {
  text: "search",
  orders: ADMIN_USER_ORDERS,
  defaultOrder: { order: "name", direction: "asc" },
  filters: {
    roles: { values: ADMIN_ROLE_NAMES, many: true },
    statuses: { values: ADMIN_USER_STATUSES, many: true },
  },
};

/** The filters of staff. */
export const STAFF_FILTERS: FilterChoice<Filter>[] = [
  {
    name: "roles",
    label: "Role",
    options: ADMIN_ROLE_NAMES.map((value) => ({ value, label: ADMIN_ROLE_LABELS[value] })),
  },
  {
    name: "statuses",
    label: "Status",
    options: ADMIN_USER_STATUSES.map((value) => ({
      value,
      label: ADMIN_USER_STATUS_LABELS[value],
    })),
  },
];

/** Converts the list's state to the API's query. */
export const toStaffQuery = ({
  text,
  filters,
  order,
  direction,
}: ListState<Order, Filter>): Partial<AdminUsersQuery> => ({
  search: text,
  roles: filters.roles as AdminUsersQuery["roles"],
  statuses: filters.statuses as AdminUsersQuery["statuses"],
  order_by: order,
  order_by_direction: direction,
});
