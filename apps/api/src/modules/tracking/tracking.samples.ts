import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const trackingSamples = defineSamples(contract.tracking, {
  record: {
    may: everyone,
    sample: ({ job }) => ({
      body: { event_type: "job.card-view", event_data: { job_id: job.id } },
    }),
  },
});
