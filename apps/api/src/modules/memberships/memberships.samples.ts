import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const membershipSamples = defineSamples(contract.memberships, {
  featured: { may: everyone },
  recruiting: { may: everyone },
  marketing: { may: everyone },
  employerBranding: { may: everyone },
});
