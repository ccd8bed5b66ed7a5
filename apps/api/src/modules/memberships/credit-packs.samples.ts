import { contract } from "@devguild/contract/contract";

import { defineSamples } from "../../../testing/samples.ts";

let credits = 500;

// The number of credits is unique.
const writePack = () => ({ credits: (credits += 1), price_cents: 1_250_000, active: true });

export const creditPackSamples = defineSamples(contract.creditPacks, {
  list: {
    may: ["superAdmin"],
    manyRows: { makeRow: ({ given }) => given.creditPack(), reads: [{ as: "superAdmin" }] },
  },
  create: { may: ["superAdmin"], sample: () => ({ body: writePack() }) },
  update: {
    may: ["superAdmin"],
    sample: async ({ given }) => ({
      params: { id: (await given.creditPack()).id },
      body: { ...writePack(), version: 1 },
    }),
  },
});
