import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const paletteSamples = defineSamples(contract.palette, {
  search: {
    may: everyone,
    sample: () => ({ query: { q: "engineer" } }),
    manyRows: { reads: [{ as: "superAdmin", input: () => ({ query: { q: "engineer" } }) }] },
  },
});
