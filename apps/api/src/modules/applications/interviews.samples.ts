import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { developerStaff, type PersonName } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "talentManager"];

const at = ({ developerId }: World) => ({ params: { id: developerId } });

export const interviewSamples = defineSamples(contract.interviews, {
  list: {
    may: developerStaff,
    sample: at,
    manyRows: {
      makeRow: ({ given, developerId, job }) => given.interview(developerId, job.id),
      reads: [{ as: "support", input: at }],
    },
  },
  create: {
    may: editors,
    sample: (world) => ({
      ...at(world),
      body: { job_id: world.job.id, text: "Clear about why she wants to move." },
    }),
  },
  update: {
    may: editors,
    sample: async ({ given, developerId, job }) => ({
      params: { id: developerId, interviewId: await given.interview(developerId, job.id) },
      body: { job_id: job.id, text: "Two rounds, both good." },
    }),
  },
});
