import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

const link = {
  column: "social",
  label: "Forum",
  url: "https://forum.example",
  active: true,
} as const;
const makeLink = async ({ given }: World) => ({ id: (await given.siteLink()).id });

export const siteLinkSamples = defineSamples(contract.siteLinks, {
  list: { may: editors, manyRows: { makeRow: makeLink, reads: [{ as: "superAdmin" }] } },
  create: { may: editors, sample: () => ({ body: link }) },
  update: {
    may: editors,
    sample: async (world) => ({ params: await makeLink(world), body: link }),
  },
  move: {
    may: editors,
    validValues: ["step -1"],
    sample: async (world) => ({ params: await makeLink(world), body: { step: 1 as const } }),
  },
  remove: { may: editors, sample: async (world) => ({ params: await makeLink(world) }) },
});
