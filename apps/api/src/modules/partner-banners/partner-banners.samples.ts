import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const partnerBannerSamples = defineSamples(contract.partnerBanners, {
  list: {
    may: everyone,
    sample: () => ({ query: { ads_count: "3" } }),
    contentRows: sql`select 3 as ads_count`,
  },
});
