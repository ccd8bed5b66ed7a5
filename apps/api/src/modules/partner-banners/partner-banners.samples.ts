import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import { everyone } from "../../../testing/people.ts";
import { samplesOf } from "../../../testing/samples.ts";

export const partnerBannerSamples = samplesOf(contract.partnerBanners, {
  list: {
    may: everyone,
    sample: () => ({ query: { ads_count: "3" } }),
    contentOf: sql`select 3 as ads_count`,
  },
});
