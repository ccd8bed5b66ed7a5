import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, hiring, jobEditors } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const toParams = ({ company, job }: World) => ({ companyId: company.id, jobId: job.id });

const candidateIn = async ({ given, job }: World) =>
  given.application((await given.developer()).developerId, job.id);

export const candidateSamples = defineSamples(contract.candidates, {
  list: {
    may: [...hiring, ...companyStaff],
    sample: (world) => ({ params: toParams(world) }),
    manyRows: {
      makeRow: candidateIn,
      reads: [{ as: "owner", input: (world) => ({ params: toParams(world) }) }],
    },
  },
  one: {
    may: [...hiring, ...companyStaff],
    sample: async (world) => ({
      params: { ...toParams(world), candidateId: (await candidateIn(world)).id },
    }),
  },
  message: {
    may: hiring,
    sample: async (world) => ({
      params: { ...toParams(world), candidateId: (await candidateIn(world)).id },
      body: { message: "Hello.", contact_email: "jobs@test.example" },
    }),
  },
  move: {
    may: hiring,
    sample: async (world) => ({
      params: { ...toParams(world), candidateId: (await candidateIn(world)).id },
      body: { status: 3, reason: "A good letter.", notify: true },
    }),
  },
  changeStatus: {
    may: jobEditors,
    sample: async (world) => ({
      params: { ...toParams(world), candidateId: (await candidateIn(world)).id },
      body: { status: 3, mfa_token: "unknown", reason: "A good letter.", notify: true },
    }),
  },
});
