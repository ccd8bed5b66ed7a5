import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { developerStaff, type PersonName } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "talentManager"];

const at = ({ developerId }: World) => ({ params: { id: developerId } });

export const jobSuggestionSamples = defineSamples(contract.jobSuggestions, {
  matching: {
    may: developerStaff,
    sample: at,
    manyRows: { reads: [{ as: "support", input: at }] },
  },
  list: {
    may: developerStaff,
    sample: (world) => ({
      ...at(world),
      query: { search: String(world.company.id), page: "1", per_page: "10" },
    }),
    manyRows: {
      makeRow: ({ given, developerId }) => given.jobSuggestion(developerId),
      reads: [{ as: "support", input: at }],
    },
  },
  create: {
    may: editors,
    sample: async ({ given }) => ({
      params: { id: (await given.reachableDeveloper()).developerId },
      body: { job_id: (await given.openJob()).id, message: "The team is small and kind." },
    }),
  },
  conversation: {
    may: developerStaff,
    sample: async ({ given, developerId }) => ({
      params: { id: developerId, suggestionId: await given.jobSuggestion(developerId) },
    }),
  },
});
