import { COMPANY_STATUSES } from "@devguild/schemas/constants/company-statuses";
import type { AdminCompaniesFilter, AdminCompaniesQuery } from "@devguild/schemas/companies";
import { ADMIN_COMPANY_ORDERS, MEMBERSHIP_TYPES } from "@devguild/schemas/constants/companies";

import type { ListShape, ListState } from "../lists/list-address.ts";

/** No status filter, which is the default. */
const ANY_STATUS = -1;

type Order = (typeof ADMIN_COMPANY_ORDERS)[number];
type Filter = "status" | "membership_type";

/** The list of companies. */
export const COMPANY_LIST: ListShape<Order, Filter> = {
  text: "search",
  orders: ADMIN_COMPANY_ORDERS,
  defaultOrder: { order: "name", direction: "asc" },
  filters: {
    status: {
      values: COMPANY_STATUSES.filter(({ id }) => id !== ANY_STATUS).map(({ id }) => String(id)),
    },
    membership_type: { values: MEMBERSHIP_TYPES, many: true },
  },
};

/** Converts the list's state to the API's filters. */
export const toCompanyFilter = ({
  text,
  filters,
}: ListState<Order, Filter>): Partial<AdminCompaniesFilter> => ({
  search: text,
  status: Number(filters.status[0] ?? ANY_STATUS),
  membership_type: filters.membership_type,
});

/** Converts the list's state to the API's query. */
export const toCompanyQuery = (state: ListState<Order, Filter>): Partial<AdminCompaniesQuery> => ({
  ...toCompanyFilter(state),
  order_by: state.order,
  order_by_direction: state.direction,
  page: state.page,
});

const MEMBERSHIPS: Record<string, { label: string; short: string }> = {
  none: { label: "None", short: "–" },
  RECRUITING: { label: "Recruiting", short: "Rec" },
  MARKETING: { label: "Marketing", short: "Mkt" },
  EMPLOYER_BRANDING: { label: "Employer branding", short: "Brand" },
};

/** Returns a membership's label, in full and abbreviated for tables. */
export const membershipName = (type: string) => MEMBERSHIPS[type] ?? { label: type, short: type };
