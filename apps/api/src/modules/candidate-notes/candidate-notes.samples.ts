import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { hiring } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const candidateIn = async ({ given, company, job }: World) => ({
  companyId: company.id,
  candidateId: (await given.application((await given.developer()).developerId, job.id)).id,
});

export const candidateNoteSamples = defineSamples(contract.candidateNotes, {
  colleagues: { may: hiring, sample: ({ company }) => ({ params: { companyId: company.id } }) },
  team: { may: hiring, sample: async (world) => ({ params: await candidateIn(world) }) },
  write: {
    may: hiring,
    sample: async (world) => ({
      params: await candidateIn(world),
      body: { body: "She built the feed that we read every night." },
    }),
  },
  remove: {
    may: hiring,
    // The owner's; for others of the company it doesn't exist.
    sample: async (world) => {
      const params = await candidateIn(world);
      const noteId = await world.given.candidateNote(params.candidateId, world.ownerId);
      return { params: { ...params, noteId } };
    },
  },
  rate: {
    may: hiring,
    validValues: ["rating null"],
    sample: async (world) => ({
      params: await candidateIn(world),
      body: { rating: "strong_yes" },
    }),
  },
  visit: { may: hiring, sample: async (world) => ({ params: await candidateIn(world) }) },
});
