import { contract } from "@devguild/contract/contract";

import { developers, developerStaff } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const applicationSamples = defineSamples(contract.applications, {
  apply: {
    may: developers,
    sample: async ({ given }) => ({
      params: { id: (await given.openJob()).id },
      body: {
        type: "internal",
        cover_letter: "Hello.",
        source: "jobs",
        utm: { utm_source: "a", gclid: "b" },
      },
    }),
  },
  applyByOneClick: {
    may: developers,
    sample: ({ job }) => ({
      body: { job_id: job.id, source: "jobs", utm: { utm_source: "a" } },
    }),
  },
  applied: {
    may: ["developer", ...developerStaff],
    sample: ({ developerId }) => ({ params: { id: developerId } }),
    manyRows: {
      makeRow: async ({ given, company, developerId }) =>
        given.application(developerId, (await given.openJob({ company })).id),
      reads: [{ as: "developer", input: ({ developerId }) => ({ params: { id: developerId } }) }],
    },
  },
  appliedOne: {
    may: ["developer", ...developerStaff],
    sample: ({ developerId, job }) => ({ params: { id: developerId, jobId: job.id } }),
  },
  walkAway: {
    may: ["developer"],
    sample: ({ developerId, job }) => ({
      params: { id: developerId, jobId: job.id },
      body: { reasons: ["salary"], message: "Too low." },
    }),
  },
  reply: {
    may: ["developer"],
    sample: ({ developerId, job }) => ({
      params: { id: developerId, jobId: job.id },
      body: { message: "Tuesday suits me." },
    }),
  },
  archive: {
    may: ["developer"],
    sample: ({ developerId, job }) => ({
      params: { id: developerId, jobId: job.id },
      body: { archived: true },
    }),
  },
});
