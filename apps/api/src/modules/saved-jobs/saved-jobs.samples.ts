import { contract } from "@devguild/contract/contract";

import { developers } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const savedJobSamples = defineSamples(contract.savedJobs, {
  list: {
    may: developers,
    sample: () => ({ query: { page: "1", per_page: "10" } }),
    manyRows: {
      makeRow: async ({ given, company, developerId }) =>
        given.savedJob(developerId, (await given.openJob({ company })).id),
      reads: [{ as: "developer", input: () => ({ query: { per_page: "100" } }) }],
    },
  },
  ids: { may: developers },
  save: { may: developers, sample: ({ job }) => ({ params: { id: job.id } }) },
  remove: { may: developers, sample: ({ job }) => ({ params: { id: job.id } }) },
});
