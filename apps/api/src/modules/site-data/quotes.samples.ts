import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

const quote = {
  text: "I found a team that reviews code.",
  author: "Ida Novak",
  role: "Developer, Graz",
  image_url: "/api/files/logos/sample-1.jpg",
  active: true,
};
const makeQuote = async ({ given }: World) => ({ id: (await given.quote()).id });

export const quoteSamples = defineSamples(contract.quotes, {
  list: { may: editors, manyRows: { makeRow: makeQuote, reads: [{ as: "superAdmin" }] } },
  create: { may: editors, validValues: nullable("image_url"), sample: () => ({ body: quote }) },
  update: {
    may: editors,
    validValues: nullable("image_url"),
    sample: async (world) => ({ params: await makeQuote(world), body: quote }),
  },
  move: {
    may: editors,
    validValues: ["step -1"],
    sample: async (world) => ({ params: await makeQuote(world), body: { step: -1 as const } }),
  },
  remove: { may: editors, sample: async (world) => ({ params: await makeQuote(world) }) },
});
