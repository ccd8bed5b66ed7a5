import { contract } from "@devguild/contract/contract";

import { companyStaff, everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const companyListSamples = defineSamples(contract.companyLists, {
  companies: {
    may: everyone,
    sample: () => ({
      query: { public_jobs_only: "1", agencies: "0", no_cache: "1", search: "t", limit: "20" },
    }),
    manyRows: { reads: [{ as: "guest" }] },
  },
  employees: { may: everyone },
  keyValues: { may: everyone },
  hiringPreferences: { may: everyone },
  marketingMembers: { may: companyStaff },
  talentManagers: { may: companyStaff },
});
