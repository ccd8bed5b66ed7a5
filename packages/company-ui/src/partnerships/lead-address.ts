import type { Partnership } from "@devguild/schemas/partnerships";
import { type AddressState, number } from "@devguild/session/addresses";

/** How many leads a page shows. */
export const LEADS_PER_PAGE = 30;

/** The parameters of the list of a booth's leads. */
export const LEAD_LIST = { page: { ...number, max: 10_000, defaultValue: 1 } };

/** Returns the input of the call that lists a partnership's leads as the URL says. */
export const toLeadsCall = (
  { company_id: companyId, id }: Pick<Partnership, "company_id" | "id">,
  { page }: AddressState<typeof LEAD_LIST>,
) => ({
  params: { companyId, partnershipId: id },
  query: { page, per_page: LEADS_PER_PAGE },
});
