import { contract } from "@devguild/contract/contract";

import { companyStaff, ownCompany } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const companySamples = defineSamples(contract.companies, {
  baseInfo: {
    may: [...ownCompany, ...companyStaff],
    sample: ({ company }) => ({ params: { id: company.id } }),
  },
});
