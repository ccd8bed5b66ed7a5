import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const publicJobSamples = defineSamples(contract.publicJobs, {
  list: { may: everyone, sample: () => ({ query: { cursor: "mxyz0000-1", per_page: "10" } }) },
});
