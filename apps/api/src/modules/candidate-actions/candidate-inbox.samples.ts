import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { hiring } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const toParams = ({ company }: World) => ({ companyId: company.id });

const candidateIn = async ({ given, job }: World) =>
  (await given.application((await given.developer()).developerId, job.id)).id;

const actionIn = async ({ given, company, ownerId }: World) => ({
  companyId: company.id,
  actionId: await given.candidateAction(company.id, ownerId),
});

export const candidateInboxSamples = defineSamples(contract.candidateInbox, {
  list: {
    may: hiring,
    sample: (world) => ({ params: toParams(world) }),
    manyRows: {
      makeRow: candidateIn,
      reads: [
        { as: "owner", input: (world) => ({ params: toParams(world) }) },
        {
          as: "owner",
          input: (world) => ({
            params: toParams(world),
            query: { order: "match", min_points: "1", search: "go" },
          }),
        },
      ],
    },
  },
  csv: {
    may: hiring,
    sample: (world) => ({ params: toParams(world) }),
  },
  options: {
    may: hiring,
    sample: (world) => ({ params: toParams(world) }),
  },
  waits: {
    may: hiring,
    sample: (world) => ({ params: toParams(world) }),
  },
  one: {
    may: hiring,
    sample: async (world) => ({
      params: { ...toParams(world), candidateId: await candidateIn(world) },
    }),
  },
  startAction: {
    may: hiring,
    validValues: ["status null"],
    sample: async (world) => ({
      params: toParams(world),
      body: {
        candidate_ids: [await candidateIn(world)],
        status: 6,
        message: "Hi {{first_name}}, thank you.",
        contact_email: "jobs@test.example",
        notify: true,
      },
    }),
  },
  action: {
    may: hiring,
    sample: async (world) => ({ params: await actionIn(world) }),
  },
  stopAction: {
    may: hiring,
    sample: async (world) => ({ params: await actionIn(world) }),
  },
  undoAction: {
    may: hiring,
    sample: async (world) => ({ params: await actionIn(world) }),
  },
});
