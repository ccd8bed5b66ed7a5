import { contract } from "@devguild/contract/contract";

import { defineSamples, nullable } from "../../../testing/samples.ts";

export const jobPriceSamples = defineSamples(contract.jobPrices, {
  list: {
    may: ["superAdmin"],
    manyRows: { makeRow: ({ given }) => given.jobPrice(), reads: [{ as: "superAdmin" }] },
  },
  update: {
    may: ["superAdmin"],
    validValues: nullable("original_price_cents", "credits"),
    sample: async ({ given }) => ({
      params: { id: (await given.jobPrice()).id },
      body: {
        version: 1,
        name: "Extra",
        price_cents: 99_000,
        original_price_cents: 120_000,
        credits: null,
        duration_days: 60,
        boost_days: 14,
        features: ["Boosted for the first two weeks"],
        highlighted: false,
        active: true,
      },
    }),
  },
});
