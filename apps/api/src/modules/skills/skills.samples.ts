import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";

import { defineSamples } from "../../../testing/samples.ts";

// Names and synonyms are unique.
const writeSkill = () => ({
  name: `Sample ${randomUUID()}`,
  slug: "",
  label: "Sample",
  category_id: 1,
  active: true,
  synonyms: [randomUUID()],
});

export const skillSamples = defineSamples(contract.skills, {
  list: {
    may: ["superAdmin"],
    sample: () => ({
      query: {
        query: "o",
        category_id: "1",
        active: "1",
        order_by: "jobs",
        order_by_direction: "desc",
        page: "1",
        per_page: "10",
      },
    }),
    manyRows: { reads: [{ as: "superAdmin" }] },
  },
  csv: {
    may: ["superAdmin"],
    sample: () => ({ query: { query: "o", category_id: "1", active: "1" } }),
  },
  create: { may: ["superAdmin"], sample: () => ({ body: writeSkill() }) },
  update: {
    may: ["superAdmin"],
    sample: async ({ given }) => ({ params: { id: await given.skill() }, body: writeSkill() }),
  },
  merge: {
    may: ["superAdmin"],
    sample: async ({ given }) => ({
      params: { id: await given.skill() },
      body: { target_id: await given.skill() },
    }),
  },
});
