import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { samplesOf } from "../../../testing/samples.ts";

export const eventPartnershipSamples = samplesOf(contract.eventPartnerships, {
  list: { may: everyone, manyRows: { reads: [{ as: "guest" }] } },
});
