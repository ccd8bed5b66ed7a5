import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const eventPartnershipSamples = defineSamples(contract.eventPartnerships, {
  list: { may: everyone, manyRows: { reads: [{ as: "guest" }] } },
});
