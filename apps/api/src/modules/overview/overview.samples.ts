import { contract } from "@devguild/contract/contract";

import { staff } from "../../../testing/people.ts";
import { samplesOf } from "../../../testing/samples.ts";

export const overviewSamples = samplesOf(contract.overview, {
  read: { may: staff },
});
