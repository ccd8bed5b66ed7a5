import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const siteDataSamples = defineSamples(contract.siteData, {
  global: { may: everyone },
  footerLinks: { may: everyone },
  menu: { may: everyone },
  quotes: { may: everyone },
});
