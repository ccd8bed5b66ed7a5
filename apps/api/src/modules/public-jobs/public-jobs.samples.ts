import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { samplesOf } from "../../../testing/samples.ts";

export const publicJobSamples = samplesOf(contract.publicJobs, {
  list: { may: everyone, sample: () => ({ query: { cursor: "mxyz0000-1", per_page: "10" } }) },
});
