import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const industrySamples = defineSamples(contract.industries, {
  options: { may: everyone },
});
