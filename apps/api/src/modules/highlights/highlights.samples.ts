import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const highlightSamples = defineSamples(contract.highlights, {
  active: {
    may: everyone,
    sample: () => ({ params: { id: 1 } }),
    contentRows: sql`select distinct category as id from highlights`,
  },
});
