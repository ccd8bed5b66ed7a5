import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { developers, everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const buildSearch = async ({ given }: World) => ({
  skills: [await given.skillId("go")],
  locations: [await given.placeId("berlin")],
  seniorities: [3],
  languages: [await given.languageId("german")],
  job_title: "engineer",
  hybrid_option: ["hybrid" as const],
  remote: true,
  salary_min: 50_000,
  without_salary: false,
});

const savedIn = async ({ given }: World) =>
  (await given.savedSearch({ developerId: (await given.developer()).developerId })).id;

export const alertSamples = defineSamples(contract.alerts, {
  list: {
    may: developers,
    manyRows: {
      makeRow: ({ given, developerId }, index) =>
        given.savedSearch({ developerId }, { job_title: `engineer ${index}` }),
      reads: [{ as: "developer" }],
    },
  },
  save: {
    may: developers,
    sample: async (world) => ({
      body: { name: "Go", search: await buildSearch(world), frequency: "daily" },
    }),
  },
  change: {
    may: developers,
    sample: async (world) => ({
      params: { id: await savedIn(world) },
      body: { name: "Go", frequency: "weekly" },
    }),
  },
  remove: {
    may: developers,
    sample: async (world) => ({ params: { id: await savedIn(world) } }),
  },
  ask: {
    may: everyone,
    sample: async (world) => ({
      body: {
        email: "nobody@test.example",
        search: await buildSearch(world),
        frequency: "weekly",
        terms: true,
      },
    }),
  },
  subscription: {
    may: everyone,
    skipsContentCheck: true,
    sample: () => ({ query: { token: "unknown" } }),
  },
  confirm: { may: everyone, sample: () => ({ body: { token: "unknown" } }) },
  unsubscribe: { may: everyone, sample: () => ({ body: { token: "unknown" } }) },
});
