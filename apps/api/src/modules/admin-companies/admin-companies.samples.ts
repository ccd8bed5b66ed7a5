import { contract } from "@devguild/contract/contract";

import { companyStaff } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const adminCompanySamples = defineSamples(contract.adminCompanies, {
  list: {
    may: companyStaff,
    sample: () => ({
      query: {
        search: "a",
        status: "1",
        membership_type: "none",
        order_by: "name",
        order_by_direction: "asc",
        page: "1",
        per_page: "10",
      },
    }),
    manyRows: { reads: [{ as: "superAdmin", input: () => ({ query: { per_page: "100" } }) }] },
  },
  csv: {
    may: companyStaff,
    sample: () => ({ query: { search: "a", status: "1", membership_type: "none" } }),
  },
  recordCounts: { may: companyStaff, sample: ({ company }) => ({ params: { id: company.id } }) },
  assigned: { may: companyStaff, manyRows: { reads: [{ as: "superAdmin" }] } },
  options: { may: companyStaff },
});
