import { contract } from "@devguild/contract/contract";

import { developerStaff } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const deletedAccountSamples = defineSamples(contract.deletedAccounts, {
  list: {
    may: developerStaff,
    sample: () => ({ query: { search_term: "a", page: "1", per_page: "10" } }),
    manyRows: {
      makeRow: ({ given }) => given.accountDeletion(),
      reads: [{ as: "superAdmin" }],
    },
  },
  csv: { may: developerStaff, sample: () => ({ query: { search_term: "a" } }) },
  restore: {
    may: ["superAdmin", "talentManager"],
    sample: async ({ given }) => ({ params: { userId: await given.accountDeletion() } }),
  },
});
