import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

// Names are unique.
const writeIndustry = () => ({ name: `Sample ${randomUUID()}`, slug: "", active: true });

export const industrySamples = defineSamples(contract.industries, {
  options: { may: everyone },
  list: {
    may: ["superAdmin"],
    sample: () => ({
      query: {
        search: "o",
        active: "1",
        order_by_direction: "desc",
        page: "1",
        per_page: "10",
      },
    }),
    manyRows: { reads: [{ as: "superAdmin" }] },
  },
  csv: { may: ["superAdmin"], sample: () => ({ query: { search: "o", active: "1" } }) },
  create: { may: ["superAdmin"], sample: () => ({ body: writeIndustry() }) },
  update: {
    may: ["superAdmin"],
    sample: () => ({ params: { id: 1 }, body: writeIndustry() }),
  },
});
