import { contract } from "@devguild/contract/contract";

import { companyStaff } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const adminJobSamples = defineSamples(contract.adminJobs, {
  list: {
    may: companyStaff,
    sample: () => ({
      query: {
        query: "engineer",
        status: "all",
        order_by: "title",
        order_by_direction: "desc",
        page: "1",
        per_page: "10",
      },
    }),
    manyRows: { reads: [{ as: "superAdmin", input: () => ({ query: { per_page: "100" } }) }] },
  },
  csv: { may: companyStaff, sample: () => ({ query: { query: "engineer", status: "all" } }) },
  bookmarked: { may: companyStaff, manyRows: { reads: [{ as: "superAdmin" }] } },
  expiredOfAssigned: { may: companyStaff, manyRows: { reads: [{ as: "superAdmin" }] } },
  bookmark: {
    may: companyStaff,
    sample: ({ job }) => ({ params: { id: job.id }, body: { bookmarked: true } }),
  },
});
