import { COMPANY_STATUSES } from "@devguild/schemas/constants/company-statuses";
import type { AdminCompaniesCsvQuery, AdminCompaniesQuery } from "@devguild/schemas/companies";
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

/** Converts the list's state to the API's query for all that it finds, in its order. */
export const toCompanyCsvQuery = ({
  text,
  filters,
  order,
  direction,
}: ListState<Order, Filter>): Partial<AdminCompaniesCsvQuery> => ({
  search: text,
  status: Number(filters.status[0] ?? ANY_STATUS),
  membership_type: filters.membership_type,
  order_by: order,
  order_by_direction: direction,
});

/** Converts the list's state to the API's query for a page. */
export const toCompanyQuery = (state: ListState<Order, Filter>): Partial<AdminCompaniesQuery> => ({
  ...toCompanyCsvQuery(state),
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
