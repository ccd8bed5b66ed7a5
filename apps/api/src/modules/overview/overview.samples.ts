import { contract } from "@devguild/contract/contract";

import { companyStaff, staff } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const overviewSamples = defineSamples(contract.overview, {
  read: { may: staff },
  decisions: { may: companyStaff },
  snooze: {
    may: companyStaff,
    sample: () => ({ body: { decision: "membership.7.RECRUITING", snoozed: true } }),
  },
});
