import type { CompanyUsersQuery } from "@devguild/schemas/company-users";
import { COMPANY_USER_STATUSES } from "@devguild/schemas/constants/company-users";
import { type AddressState, number, oneOf, text } from "@devguild/session/addresses";

/** How many of a company's users a page shows. */
export const USERS_PER_PAGE = 30;

/** The parameters of the list of a company's users. */
export const USER_LIST = {
  search: text,
  status: oneOf(COMPANY_USER_STATUSES, null),
  page: { ...number, max: 10_000, defaultValue: 1 },
};

type Query = Pick<CompanyUsersQuery, "search" | "page" | "per_page"> &
  Partial<Pick<CompanyUsersQuery, "status">>;

/** Returns the input of the call that lists a company's users as the URL says. */
export const toUsersCall = (
  companyId: number,
  { search, status, page }: AddressState<typeof USER_LIST>,
): { params: { id: number }; query: Query } => ({
  params: { id: companyId },
  query: { search, page, per_page: USERS_PER_PAGE, ...(status !== null && { status }) },
});
